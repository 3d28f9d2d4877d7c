/// Reads the tags of an XML property list, so that a broken one is told with its line.
///
/// It knows as much XML as property lists need: tags, comments, CDATA, declarations, and where `&` may stand.
struct XMLPropertyListCheck {
    private struct Element {
        let name: String
        let offset: Int
        var children = 0
    }

    private let bytes: [UInt8]
    private var position = 0
    private var open: [Element] = []

    private static let names: Set<String> = [
        "plist", "dict", "key", "string", "array", "true", "false", "integer", "real", "date", "data",
    ]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func run() throws(PropertyListFault) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "<"): try readMarkup()
            case UInt8(ascii: "&"): try readReference()
            default: position += 1
            }
        }
        if let last = open.last { throw PropertyListFault(.notClosed(last.name), offset: last.offset) }
    }

    private mutating func readMarkup() throws(PropertyListFault) {
        let start = position
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
        where bytes[start...].starts(with: opening.utf8) {
            position += opening.utf8.count
            while position < bytes.count, !bytes[position...].starts(with: closing.utf8) { position += 1 }
            guard position < bytes.count else { throw PropertyListFault(.unfinishedMarkup, offset: start) }
            position += closing.utf8.count
            return
        }
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
            throw PropertyListFault(.unfinishedMarkup, offset: start)
        }
        position = end + 1
        let isClosing = bytes[start + 1] == UInt8(ascii: "/")
        let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
        let nameStart = start + (isClosing ? 2 : 1)
        let letters = bytes[min(nameStart, end)..<end].prefix { $0.isASCIILetter }
        let name = String(decoding: letters, as: UTF8.self)
        guard Self.names.contains(name) else {
            let shown = String(decoding: bytes[min(nameStart, end)..<end].prefix(20), as: UTF8.self)
            throw PropertyListFault(.notAPropertyList(element: shown), offset: start)
        }
        if isClosing { try close(name, at: start) } else { try begin(name, at: start, isEmpty: isEmpty) }
    }

    private mutating func begin(_ name: String, at offset: Int, isEmpty: Bool) throws(PropertyListFault) {
        if let last = open.indices.last {
            // A `key` in a value's place is read as a string, as Apple's parser does it.
            if open[last].name == "dict", open[last].children.isMultiple(of: 2), name != "key" {
                throw PropertyListFault(.valueWithoutKey, offset: offset)
            }
            open[last].children += 1
        }
        guard !isEmpty else { return }
        open.append(Element(name: name, offset: offset))
        if open.count > PropertyList.depthLimit { throw PropertyListFault(.tooDeep, offset: offset) }
    }

    private mutating func close(_ name: String, at offset: Int) throws(PropertyListFault) {
        guard let last = open.last else { throw PropertyListFault(.closesNothing(name), offset: offset) }
        guard last.name == name else {
            let isOpen = open.contains { $0.name == name }
            throw isOpen
                ? PropertyListFault(.notClosed(last.name), offset: last.offset)
                : PropertyListFault(.closesNothing(name), offset: offset)
        }
        open.removeLast()
    }

    /// `&amp;`, `&#38;` and the like.
    private mutating func readReference() throws(PropertyListFault) {
        let start = position
        position += 1
        let name = bytes[position...].prefix(12).prefix {
            $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "#")
        }
        position = name.endIndex
        guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: ";") else {
            throw PropertyListFault(.ampersand, offset: start)
        }
    }
}
