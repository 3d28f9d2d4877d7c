extension [UInt8] {
    /// Whether the bytes of `word` occur, one after the other: of bytes, as comparing the characters of megabytes takes
    /// seconds.
    func contains(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { word in
            withUnsafeBufferPointer { bytes in
                guard let first = word.first, bytes.count >= word.count else { return word.isEmpty }
                return (0...(bytes.count - word.count)).contains { start in
                    bytes[start] == first && bytes[start..<(start + word.count)].elementsEqual(word)
                }
            }
        }
    }
}
