/// The entries of a git configuration file, in order (git-config(1), "Syntax").
struct GitConfiguration {
    /// Section and key are in lower case; of a section with a name of its own, the name follows behind a point.
    private(set) var entries: [(section: String, key: String, value: String)] = []
    private var section = ""

    init(_ text: String) {
        var rest = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(Substring.init)[...]
        while let first = rest.popFirst() {
            var line = String(first)
            while Self.continues(line), let next = rest.popFirst() { line = String(line.dropLast()) + next }
            read(line[...])
        }
    }

    /// Whether an odd number of backslashes ends the line.
    private static func continues(_ line: String) -> Bool {
        !line.reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
    }

    private mutating func read(_ line: Substring) {
        var line = line.drop(while: \.isWhitespace)
        if line.first == "[" {
            guard let end = line.firstIndex(of: "]") else { return }
            let title = line[line.index(after: line.startIndex)..<end]
            let parts = title.split(separator: "\"", omittingEmptySubsequences: true)
            let word = parts.first.map { $0.filter { !$0.isWhitespace }.lowercased() } ?? ""
            section = parts.count > 1 ? "\(word).\(parts[1])" : word
            line = line[line.index(after: end)...].drop(while: \.isWhitespace)
        }
        let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        let behind = line.dropFirst(key.count).drop(while: \.isWhitespace)
        guard !key.isEmpty, behind.first == "=" else { return }
        entries.append((section, key.lowercased(), Self.value(behind.dropFirst())))
    }

    private static func value(_ text: Substring) -> String {
        var value = ""
        var length = 0
        var isQuoted = false
        var characters = text.drop(while: \.isWhitespace)
        while let character = characters.popFirst() {
            switch character {
            case "\"": isQuoted.toggle()
            case "\\":
                guard let escaped = characters.popFirst() else { break }
                value.append(["n": "\n", "t": "\t", "b": "\u{8}"][escaped] ?? escaped)
                length = value.count
            case "#", ";":
                guard isQuoted else { return String(value.prefix(length)) }
                fallthrough
            default:
                value.append(character)
                if isQuoted || !character.isWhitespace { length = value.count }
            }
        }
        return String(value.prefix(length))
    }
}
