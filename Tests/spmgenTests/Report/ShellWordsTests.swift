import Testing

@testable import spmgen

struct ShellWordsTests {
    @Test(arguments: [
        (["spmgen", "view", "Cart/Summary"], "spmgen view Cart/Summary"),
        (["a b", ""], "'a b' ''"),
        (["it's"], "'it'\\''s'"),
        (["--platforms=[.iOS(.v17)]"], "'--platforms=[.iOS(.v17)]'"),
        (["$HOME", "`x`", "*"], "'$HOME' '`x`' '*'"),
        (["a\nb'c"], "$'a\\u000ab\\'c'"),
    ])
    func wordsAreQuotedWhereAShellWouldReadThemOtherwise(words: [String], line: String) {
        #expect(ShellWords.line(words) == line)
    }

    @Test func aShellReadsBackTheWords() throws {
        let words = [
            "plain", "", "a b", "it's", "\"q\"", "$HOME", "`x`", "\\", "~", "#x", "a;b", "é", "a\tb\\'c", "{a,b}",
        ]
        let output = try Shell.run("printf '%s\\0' " + ShellWords.line(words)).output
        #expect(output == words.map { $0 + "\0" }.joined())
    }
}
