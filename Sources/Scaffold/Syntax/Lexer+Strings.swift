extension Lexer {
    /// Begins a string literal at its quote, or at the `#` before it.
    mutating func lexStringStart(hashes: Int) {
        let quote = position + hashes
        let isMultiline = language == .swift && opensMultiline(at: quote, hashes: hashes)
        emit(.stringStart, to: quote + (isMultiline ? 3 : 1))
        modes.append(.string(hashes: hashes, isMultiline: isMultiline))
    }

    /// Whether three quotes open a multi-line string. `#"""#` is a string of one quote: what closes on its own line
    /// was opened by one quote only.
    private mutating func opensMultiline(at quote: Int, hashes: Int) -> Bool {
        guard quote + 2 < bytes.count, bytes[quote + 1] == .quote, bytes[quote + 2] == .quote else { return false }
        guard hashes > 0 else { return true }
        if failedRawSearch.end > quote, failedRawSearch.hashes <= hashes { return true }
        var offset = quote + 1
        while offset < bytes.count, !bytes[offset].isLineBreak {
            if bytes[offset] == .quote, hasHashes(hashes, at: offset + 1) { return false }
            offset += 1
        }
        failedRawSearch = (hashes, offset)
        return true
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        guard offset + count <= bytes.count else { return false }
        return bytes[offset..<offset + count].allSatisfy { $0 == .pound }
    }

    /// Lexes text up to the next interpolation, or the rest of the string and its closing quotes.
    mutating func lexStringContent(hashes: Int, isMultiline: Bool) {
        var offset = position
        while offset < bytes.count {
            switch bytes[offset] {
            case .backslash where hasHashes(hashes, at: offset + 1):
                let escaped = offset + 1 + hashes
                if language == .swift, escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
                    emitText(to: offset)
                    emit(.interpolationStart, to: escaped + 1)
                    modes.append(.interpolation(parens: 0))
                    return
                }
                let endsLine = !isMultiline && escaped < bytes.count && bytes[escaped].isLineBreak
                offset = endsLine ? escaped : min(escaped + 1, bytes.count)
            case .quote where closesString(at: offset, hashes: hashes, isMultiline: isMultiline):
                emitText(to: offset)
                modes.removeLast()
                emit(.stringEnd, to: offset + (isMultiline ? 3 : 1) + hashes)
                return
            case .lineFeed where !isMultiline, .carriageReturn where !isMultiline:
                emitText(to: offset)
                modes.removeLast()
                return
            default:
                offset += 1
            }
        }
        emitText(to: offset)
    }

    private func closesString(at offset: Int, hashes: Int, isMultiline: Bool) -> Bool {
        guard isMultiline else { return hasHashes(hashes, at: offset + 1) }
        guard offset + 2 < bytes.count, bytes[offset + 1] == .quote, bytes[offset + 2] == .quote else { return false }
        return hasHashes(hashes, at: offset + 3)
    }

    private mutating func emitText(to end: Int) {
        if end > position { emit(.stringText, to: end) }
    }

    /// Leaves the one-line strings in whose interpolations the line has ended: Swift allows no line break there, and in
    /// `"\(name"` it is the parenthesis that is missing, so that the code below is no part of the string.
    mutating func abandonStringsOfLine() {
        while modes.count >= 2, case .interpolation = modes[modes.count - 1],
            case .string(_, isMultiline: false) = modes[modes.count - 2]
        {
            modes.removeLast(2)
        }
    }
}
