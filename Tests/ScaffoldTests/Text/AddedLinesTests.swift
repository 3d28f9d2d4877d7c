import Testing

@testable import Scaffold

/// Lines that a text has gained are put into another version of it.
struct AddedLinesTests {
    @Test(arguments: [
        ("a\nb\n", "a\nx\ny\nb\n", "a\nb\nours\n", "a\nx\ny\nb\nours\n"),
        ("a\nb\n", "a\nb\nx\n", "a\r\nb\r\n", "a\r\nb\r\nx\r\n"),
        ("a\nb\n", "a\nb\n", "ours\n", "ours\n"),
        ("a\nb\n", "a\nx\nb\nz\n", "a\nours\nb\n", "a\nx\nours\nb\nz\n"),
    ])
    func theyGoBehindTheLineThatTheyFollow(old: String, new: String, other: String, result: String) {
        let lines = AddedLines(from: Array(old.utf8), to: Array(new.utf8))
        #expect(lines?.added(to: Array(other.utf8)).map { String(decoding: $0, as: UTF8.self) } == result)
    }

    @Test func whereThatLineIsNotOrTwiceNothingIsAdded() {
        let lines = AddedLines(from: Array("a\nb\n".utf8), to: Array("a\nx\nb\n".utf8))
        for other in ["b\n", "a\na\nb\n"] { #expect(lines?.added(to: Array(other.utf8)) == nil, "\(other)") }
        #expect(AddedLines(from: Array("a\nb\n".utf8), to: Array("a\nx\n".utf8)) == nil)
    }
}
