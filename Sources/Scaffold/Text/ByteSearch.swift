extension [UInt8] {
    /// Whether some bytes occur, one after the other: comparing the characters of megabytes would take seconds.
    func contains(sequence needle: [UInt8]) -> Bool {
        guard let first = needle.first, count >= needle.count else { return needle.isEmpty }
        return withUnsafeBufferPointer { bytes in
            var start = 0
            while start <= bytes.count - needle.count {
                guard let hit = bytes[start...].firstIndex(of: first), hit <= bytes.count - needle.count else {
                    return false
                }
                if bytes[hit..<hit + needle.count].elementsEqual(needle) { return true }
                start = hit + 1
            }
            return false
        }
    }
}
