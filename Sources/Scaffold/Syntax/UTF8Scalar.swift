/// A non-ASCII scalar as it stands in the bytes of a file, with the part it can play in Swift's grammar.
struct UTF8Scalar {
    let value: UInt32
    /// How many bytes it takes.
    let width: Int

    /// Nil where the bytes at `offset` are not valid UTF-8.
    init?(in bytes: [UInt8], at offset: Int) {
        let lead = bytes[offset]
        let width = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead <= 0xF4, offset + width <= bytes.count else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(width))
        for index in offset + 1..<offset + width {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        let least: UInt32 = width == 4 ? 0x1_0000 : width == 3 ? 0x800 : 0x80
        guard value >= least, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        self.value = value
        self.width = width
    }

    /// Whether an operator may begin with it (The Swift Programming Language, "Operators").
    var isOperatorHead: Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            true
        default: false
        }
    }

    /// Whether it may stand in an operator behind its head.
    var isOperatorPart: Bool {
        switch value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE_0100...0xE_01EF:
            true
        default: isOperatorHead
        }
    }
}
