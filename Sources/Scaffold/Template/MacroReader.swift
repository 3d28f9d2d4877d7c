/// Finds the text macros in bytes.
///
/// The opening is the last three underscores before a letter, the closing the first three after the name; a name may
/// hold single underscores. So `____PACKAGENAME___` is `_` and a macro, `___A______B___` is two macros, and the `_hpp`
/// in `___FILEBASENAMEASIDENTIFIER____hpp` is text. An option's name may also hold blanks, `+`, `-` and `.`.
struct MacroReader {
    private let bytes: [UInt8]
    private let end: Int
    private var position: Int

    /// - Parameter range: the part of `bytes` that is read; all of it where nil.
    init(_ bytes: [UInt8], in range: TextRange? = nil) {
        self.bytes = bytes
        position = range?.lowerBound ?? 0
        end = range?.upperBound ?? bytes.count
    }

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The options whose values stand in `text`.
    static func options(in text: String) -> [String] {
        var reader = MacroReader(text)
        var options: [String] = []
        while let finding = reader.next() {
            if case .macro(let reference) = finding, let option = reference.option { options.append(option) }
        }
        return options
    }

    /// The next macro, or what looks like the beginning of one; nil at the end.
    mutating func next() -> MacroFinding? {
        while let name = nextName() {
            let opening = name - 3
            let finding = read(from: name, opening: opening)
            position = if case .macro(let reference) = finding { reference.range.upperBound } else { name + 1 }
            return finding
        }
        return nil
    }

    /// Moves to the next letter that three underscores stand before.
    private mutating func nextName() -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var run = 0
            while position < end {
                let byte = bytes[position]
                if byte == .underscore {
                    run += 1
                } else if run >= 3, byte.isASCIILetter {
                    return position
                } else {
                    run = 0
                }
                position += 1
            }
            return nil
        }
    }

    private func read(from start: Int, opening: Int) -> MacroFinding {
        let isOption = hasOptionPrefix(at: start)
        var offset = start
        while offset < end {
            let byte = bytes[offset]
            if byte == .underscore {
                let run = underscores(at: offset)
                if run >= 3 { return macro(opening, name: start..<offset, closing: offset, arguments: []) }
                guard run == 1 else { break }
            } else if byte == UInt8(ascii: ":") {
                if let (arguments, closing) = self.arguments(from: offset + 1) {
                    return macro(opening, name: start..<offset, closing: closing, arguments: arguments)
                }
                break
            } else if !byte.isASCIILetter, !byte.isASCIIDigit, !(isOption && byte.isOddInOptionName) {
                break
            }
            offset += 1
        }
        return .unclosed(range: opening..<offset, name: string(start..<offset))
    }

    private func macro(_ opening: Int, name: TextRange, closing: Int, arguments: [String]) -> MacroFinding {
        // `___VARIABLE_a + ___VARIABLE_b___`: the second opening is no closing.
        guard bytes[name.upperBound - 1] != .space else {
            let word = name.lowerBound..<(bytes[name].firstIndex(of: .space) ?? name.upperBound)
            return .unclosed(range: opening..<word.upperBound, name: string(word))
        }
        return .macro(MacroReference(range: opening..<closing + 3, name: string(name), arguments: arguments))
    }

    /// The words behind a colon, and where the closing underscores begin; nil if these words are none of a macro.
    private func arguments(from start: Int) -> (words: [String], closing: Int)? {
        var words: [String] = []
        var offset = start
        let isSpaced = start < end && bytes[start] == .space
        while true {
            offset = skippingBlanks(from: offset)
            let word = offset
            while offset < end, isWordByte(at: offset) { offset += 1 }
            guard offset > word else { return nil }
            words.append(string(word..<offset))
            let next = skippingBlanks(from: offset)
            guard next < end else { return nil }
            if bytes[next] == UInt8(ascii: ",") {
                offset = next + 1
            } else if next == offset, underscores(at: next) >= 3 {
                let areModifiers = words.allSatisfy { MacroModifier(named: $0) != nil }
                return isSpaced && !areModifiers ? nil : (words, next)
            } else {
                return nil
            }
        }
    }

    private func isWordByte(at offset: Int) -> Bool {
        let byte = bytes[offset]
        return byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            || byte == .underscore && underscores(at: offset) < 3 && bytes[offset - 1] != .underscore
    }

    private func skippingBlanks(from start: Int) -> Int {
        var offset = start
        while offset < end, bytes[offset] == .space { offset += 1 }
        return offset
    }

    private func underscores(at start: Int) -> Int {
        var offset = start
        while offset < end, bytes[offset] == .underscore { offset += 1 }
        return offset - start
    }

    private func hasOptionPrefix(at start: Int) -> Bool {
        let prefix = MacroReference.optionPrefix.utf8
        return start + prefix.count <= end && bytes[start..<start + prefix.count].elementsEqual(prefix)
    }

    private func string(_ range: TextRange) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension UInt8 {
    static let underscore = UInt8(ascii: "_")

    var isASCIILetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
    }

    var isASCIIDigit: Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }

    /// What an option's identifier may hold and other macros' names may not.
    fileprivate var isOddInOptionName: Bool {
        self == .space || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
            || self >= 0x80
    }
}
