/// Walks the objects of a binary property list before it is decoded: a list that contains itself, or one value many
/// times over, would keep the decoder busy for ever.
///
/// Source of the format: CFBinaryPList.c in Apple's CoreFoundation (a header, objects, a table of their offsets, a
/// trailer of 32 bytes).
struct BinaryPropertyListCheck {
    private let bytes: [UInt8]
    /// How many values a list may hold, a value that is used twice counted twice.
    private static let sizeLimit = 100_000

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private struct Layout {
        let offsetSize: Int
        let referenceSize: Int
        let count: Int
        let top: Int
        let table: Int
    }

    /// What is known about an object: its depth and size with all that it contains.
    private enum Measure {
        case unknown
        case beingMeasured
        case known(depth: Int, size: Int)
    }

    func run() throws(PropertyListFault) {
        let layout = try layout()
        var measures = [Measure](repeating: .unknown, count: layout.count)
        _ = try measure(layout.top, layout, &measures, depth: 0)
    }

    private func layout() throws(PropertyListFault) -> Layout {
        guard bytes.count >= 40 else { throw PropertyListFault(.truncated) }
        let trailer = bytes.count - 32
        let layout = Layout(
            offsetSize: Int(bytes[trailer + 6]),
            referenceSize: Int(bytes[trailer + 7]),
            count: try number(at: trailer + 8, size: 8),
            top: try number(at: trailer + 16, size: 8),
            table: try number(at: trailer + 24, size: 8)
        )
        guard 1...8 ~= layout.offsetSize, 1...8 ~= layout.referenceSize, layout.top < layout.count,
            layout.count <= bytes.count, layout.table <= trailer,
            layout.count * layout.offsetSize <= trailer - layout.table
        else { throw PropertyListFault(.truncated) }
        return layout
    }

    private func measure(
        _ object: Int,
        _ layout: Layout,
        _ measures: inout [Measure],
        depth: Int
    ) throws(PropertyListFault) -> (depth: Int, size: Int) {
        guard object < layout.count else { throw PropertyListFault(.truncated) }
        guard depth <= PropertyList.depthLimit else { throw PropertyListFault(.tooDeep) }
        switch measures[object] {
        case .beingMeasured: throw PropertyListFault(.circular)
        case .known(let inner, let size):
            guard depth + inner <= PropertyList.depthLimit else { throw PropertyListFault(.tooDeep) }
            return (inner, size)
        case .unknown: break
        }
        measures[object] = .beingMeasured
        var inner = 0
        var size = 1
        for reference in try references(of: object, layout) {
            let part = try measure(reference, layout, &measures, depth: depth + 1)
            inner = max(inner, part.depth + 1)
            size += part.size
            guard size <= Self.sizeLimit else { throw PropertyListFault(.tooLarge) }
        }
        measures[object] = .known(depth: inner, size: size)
        return (inner, size)
    }

    /// The objects that an array, a set or a dictionary contains.
    private func references(of object: Int, _ layout: Layout) throws(PropertyListFault) -> [Int] {
        var offset = try number(at: layout.table + object * layout.offsetSize, size: layout.offsetSize)
        guard offset < layout.table else { throw PropertyListFault(.truncated) }
        let marker = bytes[offset]
        guard 0xA0...0xDF ~= marker else { return [] }
        var count = Int(marker & 0x0F)
        offset += 1
        if count == 15 {
            guard offset < layout.table, bytes[offset] & 0xF0 == 0x10, bytes[offset] & 0x0F <= 3 else {
                throw PropertyListFault(.truncated)
            }
            let size = 1 << Int(bytes[offset] & 0x0F)
            count = try number(at: offset + 1, size: size)
            offset += 1 + size
        }
        guard count <= layout.table else { throw PropertyListFault(.truncated) }
        if marker & 0xF0 == 0xD0 { count *= 2 }
        guard offset + count * layout.referenceSize <= layout.table else { throw PropertyListFault(.truncated) }
        var references: [Int] = []
        for index in 0..<count {
            references.append(try number(at: offset + index * layout.referenceSize, size: layout.referenceSize))
        }
        return references
    }

    private func number(at offset: Int, size: Int) throws(PropertyListFault) -> Int {
        guard offset >= 0, offset + size <= bytes.count else { throw PropertyListFault(.truncated) }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard value <= UInt64(Int32.max) else { throw PropertyListFault(.truncated) }
        return Int(value)
    }
}
