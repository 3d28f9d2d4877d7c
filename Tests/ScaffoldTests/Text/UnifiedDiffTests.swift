import Foundation
import Testing

@testable import Scaffold

struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?) -> String {
        UnifiedDiff(from: old.map { SourceText($0) }, named: "a/f", to: new.map { SourceText($0) }, named: "b/f")
            .description
    }

    @Test(arguments: [
        ("a\nb\n", "a\nb\n", ""),
        ("a\n", "b\n", "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n"),
        (
            "a\n", "a",
            "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"
        ),
        (
            "a", "a\nb",
            """
            --- a/f
            +++ b/f
            @@ -1 +1,2 @@
            -a
            \\ No newline at end of file
            +a
            +b
            \\ No newline at end of file

            """
        ),
        ("", "a\n", "--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n"),
        ("a\r\nb\r\n", "a\r\nc\r\n", "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
    ])
    func smallTextsGiveTheHunksOfDiff(old: String, new: String, expected: String) {
        #expect(diff(old, new) == expected)
    }

    @Test func createdAndDeletedFilesHaveNoOtherSide() {
        #expect(diff(nil, "x\ny\n") == "--- /dev/null\n+++ b/f\n@@ -0,0 +1,2 @@\n+x\n+y\n")
        #expect(diff("x\n", nil) == "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n")
    }

    @Test func changesNearOneAnotherShareAHunkAndOthersDoNot() {
        let lines = (1...30).map { "line \($0)\n" }
        func changing(_ numbers: Int...) -> String {
            lines.enumerated().map { numbers.contains($0.offset + 1) ? "new\n" : $0.element }.joined()
        }
        let near = diff(lines.joined(), changing(5, 12))
        #expect(near.components(separatedBy: "@@ -").count == 2)
        #expect(near.contains("@@ -2,14 +2,14 @@"))
        let far = diff(lines.joined(), changing(5, 13))
        #expect(far.contains("@@ -2,7 +2,7 @@"))
        #expect(far.contains("@@ -10,7 +10,7 @@"))
    }

    @Test func anInsertedBlockIsShownWhereItBeginsAndEnds() {
        let old = "func a() {\n    one()\n}\n\nfunc c() {\n    three()\n}\n"
        let new = "func a() {\n    one()\n}\n\nfunc b() {\n    two()\n}\n\nfunc c() {\n    three()\n}\n"
        let added = diff(old, new).split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
        #expect(added == ["+func b() {", "+    two()", "+}", "+"])
    }

    @Test func binaryFilesAreNamedOnly() {
        #expect(diff("a\u{0}b", "c") == "Binary files a/f and b/f differ\n")
    }

    @Test func aHeaderStandsAloneWhereTheTextsAreEqual() {
        let text = SourceText("same\n")
        let moved = UnifiedDiff(from: text, named: "a/x", to: text, named: "b/y", header: ["rename from x"])
        #expect(moved.description == "rename from x\n")
    }

    /// Random texts over few different lines, where the choice of partners is hard.
    @Test func whatADiffSaysMakesTheNewTextOutOfTheOldOne() throws {
        var random = SplitMix(seed: 7)
        for round in 0..<400 {
            let alphabet = UInt64(1 + round % 7)
            func text() -> String {
                let lines = (0..<random.next() % 40).map { _ in "\(random.next() % alphabet)" }.joined(separator: "\n")
                return random.next() % 3 == 0 ? lines : lines + "\n"
            }
            let old = text()
            let new = random.next() % 2 == 0 ? text() : old.replacingOccurrences(of: "0\n", with: "0\n1\n")
            #expect(try patched(old, by: diff(old, new)) == new, "\(old.debugDescription) → \(new.debugDescription)")
        }
    }

    @Test func aDiffIsNotLongerThanThatOfTheSystem() throws {
        var random = SplitMix(seed: 11)
        for _ in 0..<12 {
            let old = (0..<60).map { _ in "\(random.next() % 9)\n" }
            var new = old
            for _ in 0..<10 { new.insert("\(random.next() % 12)\n", at: Int(random.next() % UInt64(new.count))) }
            for _ in 0..<10 { new.remove(at: Int(random.next() % UInt64(new.count))) }
            let ours = changedLines(diff(old.joined(), new.joined()))
            #expect(ours <= changedLines(try systemDiff(old.joined(), new.joined())))
        }
    }

    @Test func largeAndVeryDifferentTextsStayFast() throws {
        var random = SplitMix(seed: 3)
        let old = (0..<20_000).map { _ in "\(random.next() % 500)\n" }.joined()
        let new = (0..<20_000).map { _ in "\(random.next() % 500)\n" }.joined()
        var result = ""
        let time = ContinuousClock().measure { result = diff(old, new) }
        #expect(try patched(old, by: result) == new)
        #expect(time < .seconds(60))
    }

    private func changedLines(_ diff: String) -> Int {
        diff.split(separator: "\n").count { ($0.hasPrefix("+") || $0.hasPrefix("-")) }
    }

    /// Applies a diff strictly: every line that it shows must be where it says.
    private func patched(_ text: String, by diff: String) throws -> String {
        guard !diff.isEmpty else { return text }
        func split(_ text: String) -> [Substring] {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.last == "" { lines.removeLast() }
            return lines
        }
        let old = split(text)
        var result: [Substring] = []
        var position = 0
        var endsBare = !text.hasSuffix("\n")
        var last: Character = " "
        for line in split(diff).dropFirst(2) {
            switch line.first {
            case "@":
                let range = line.split(separator: " ")[1].dropFirst().split(separator: ",")
                let start = try #require(Int(range[0])) - (range.count == 2 && range[1] == "0" ? 0 : 1)
                result += old[position..<start]
                position = start
            case "\\":
                endsBare = last != "-"
            case let mark:
                if mark != "+" {
                    try #require(position < old.count && old[position] == line.dropFirst())
                    position += 1
                }
                if mark != "-" { result.append(line.dropFirst()) }
                if mark == "+", position == old.count { endsBare = false }
                last = mark ?? " "
            }
        }
        result += old[position...]
        return result.joined(separator: "\n") + (endsBare || result.isEmpty ? "" : "\n")
    }

    private func systemDiff(_ old: String, _ new: String) throws -> String {
        let folder = try TemporaryFolder().write(["old": old, "new": new])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["diff", "-u", folder.path.appending("old").description]
        process.arguments?.append(folder.path.appending("new").description)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
