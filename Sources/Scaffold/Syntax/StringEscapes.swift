/// The escapes of Swift and JSON string literals, read and written.
struct StringEscapes {
    /// How many `#` stand before the quote, and behind the backslash of an escape.
    let hashes: Int
    let language: SyntaxTree.Language

    /// The text that escaped bytes stand for; an escape that the language does not know stays as it is.
    func decoded(_ bytes: [UInt8]) -> String {
        guard bytes.contains(.backslash) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let escaped = index + 1 + hashes
            guard bytes[index] == .backslash, escaped < bytes.count,
                bytes[index + 1..<escaped].allSatisfy({ $0 == .pound })
            else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let (text, end) = escape(in: bytes, at: escaped)
            result += text ?? Array(bytes[index..<end])
            index = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// What the escape whose letter stands at `index` means, and where it ends.
    private func escape(in bytes: [UInt8], at index: Int) -> (text: [UInt8]?, end: Int) {
        let end = index + 1
        switch bytes[index] {
        case UInt8(ascii: "n"): return ([.lineFeed], end)
        case UInt8(ascii: "t"): return ([.tab], end)
        case UInt8(ascii: "r"): return ([.carriageReturn], end)
        case .backslash, .quote, UInt8(ascii: "'"): return ([bytes[index]], end)
        case UInt8(ascii: "0") where language == .swift: return ([0], end)
        case .slash where language == .json: return ([.slash], end)
        case UInt8(ascii: "b") where language == .json: return ([8], end)
        case UInt8(ascii: "f") where language == .json: return ([12], end)
        case UInt8(ascii: "u"): return language == .json ? jsonScalar(bytes, end) : swiftScalar(bytes, end)
        case let byte where byte.isBlank || byte.isLineBreak:
            // A backslash at the end of a line joins it with the next.
            guard let lineBreak = bytes[index...].firstIndex(where: { !$0.isBlank }), bytes[lineBreak].isLineBreak
            else {
                return (nil, end)
            }
            let isPair = bytes[lineBreak] == .carriageReturn && bytes.dropFirst(lineBreak + 1).first == .lineFeed
            return ([], lineBreak + (isPair ? 2 : 1))
        default: return (nil, end)
        }
    }

    /// `{1F600}`
    private func swiftScalar(_ bytes: [UInt8], _ start: Int) -> (text: [UInt8]?, end: Int) {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "{"),
            let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")),
            let value = UInt32(String(decoding: bytes[start + 1..<close], as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return (nil, start) }
        return (Array(String(scalar).utf8), close + 1)
    }

    /// `D83D\uDE00`: four digits a UTF-16 unit, and two units above U+FFFF.
    private func jsonScalar(_ bytes: [UInt8], _ start: Int) -> (text: [UInt8]?, end: Int) {
        guard let high = unit(bytes, start) else { return (nil, start) }
        if let scalar = Unicode.Scalar(UInt32(high)) { return (Array(String(scalar).utf8), start + 4) }
        let next = start + 4
        guard next + 1 < bytes.count, bytes[next] == .backslash, bytes[next + 1] == UInt8(ascii: "u"),
            let low = unit(bytes, next + 2), UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low)
        else { return (nil, start) }
        return (Array(String(decoding: [high, low], as: UTF16.self).utf8), next + 6)
    }

    private func unit(_ bytes: [UInt8], _ start: Int) -> UInt16? {
        guard start + 4 <= bytes.count, bytes[start..<start + 4].allSatisfy(\.isHexadecimalDigit) else { return nil }
        return UInt16(String(decoding: bytes[start..<start + 4], as: UTF8.self), radix: 16)
    }
}
