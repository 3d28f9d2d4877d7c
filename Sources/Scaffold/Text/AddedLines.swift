/// The lines that one text has more than another, each block behind the line that it follows.
struct AddedLines {
    private let blocks: [(anchor: String, lines: [String])]

    /// - Returns: nil where the texts differ in more than added lines.
    init?(from old: [UInt8], to new: [UInt8]) {
        var rest = Self.lines(of: old)[...]
        var blocks: [(anchor: String, lines: [String])] = []
        var previous = ""
        var isOpen = false
        for line in Self.lines(of: new) {
            if line == rest.first {
                rest = rest.dropFirst()
                previous = line
                isOpen = false
            } else if isOpen {
                blocks[blocks.count - 1].lines.append(line)
            } else {
                blocks.append((previous, [line]))
                isOpen = true
            }
        }
        guard rest.isEmpty else { return nil }
        self.blocks = blocks
    }

    /// A text with the lines added.
    ///
    /// - Returns: nil where a line to follow is not there, or more than once.
    func added(to bytes: [UInt8]) -> [UInt8]? {
        var lines = Self.lines(of: bytes)
        for block in blocks {
            let places = lines.indices.filter { lines[$0].dropLastReturn == block.anchor }
            guard places.count == 1 else { return nil }
            let ending = lines[places[0]].hasSuffix("\r") ? "\r" : ""
            lines.insert(contentsOf: block.lines.map { $0 + ending }, at: places[0] + 1)
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        // By bytes: a return and a line feed are one character.
        bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension String {
    fileprivate var dropLastReturn: String { hasSuffix("\r") ? String(dropLast()) : self }
}
