/// A property list as XML, its keys sorted, so that the same list is always the same text.
struct PropertyListText: Sendable {
    let text: String

    init(_ list: PropertyList) {
        var lines: [String] = []
        Self.write(list, depth: 0, key: nil, to: &lines)
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            \(lines.joined(separator: "\n"))
            </plist>

            """
    }

    private static func write(_ list: PropertyList, depth: Int, key: String?, to lines: inout [String]) {
        let indentation = String(repeating: "\t", count: depth)
        func add(_ line: String) { lines.append(indentation + line) }
        if let key { add("<key>\(escaped(key))</key>") }
        switch list {
        case .string(let value): add("<string>\(escaped(value))</string>")
        case .boolean(let value): add(value ? "<true/>" : "<false/>")
        case .integer(let value): add("<integer>\(value)</integer>")
        case .real(let value): add("<real>\(value)</real>")
        case .array(let values) where values.isEmpty: add("<array/>")
        case .array(let values):
            add("<array>")
            for value in values { write(value, depth: depth + 1, key: nil, to: &lines) }
            add("</array>")
        case .dictionary(let values) where values.isEmpty: add("<dict/>")
        case .dictionary(let values):
            add("<dict>")
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                write(value, depth: depth + 1, key: key, to: &lines)
            }
            add("</dict>")
        case .other: add("<string></string>")
        }
    }

    /// Quotes need no escape between tags.
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
