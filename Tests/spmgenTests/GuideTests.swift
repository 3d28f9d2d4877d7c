import Foundation
import TestSupport
import Testing

/// What guides show of sessions at a terminal is what happens there.
struct GuideTests {
    @Test(arguments: ["plans.md"])
    func whatAGuideShowsIsWhatHappens(name: String) throws {
        let file = Self.docs.appendingPathComponent(name)
        let written = try String(contentsOf: file, encoding: .utf8)
        let session = try GuideSession()
        let played = try session.played(written)
        if Self.masked(played) != Self.masked(written), ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try played.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(Self.masked(played) == Self.masked(written), "run the test with RECORD=1 and read what it changed")
    }

    /// A hash changes with every word of a template, and need not be the one of today.
    private static func masked(_ text: String) -> String {
        text.replacing(/[0-9a-f]{64}/, with: "<sha256>")
    }

    private static let docs = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs")
}

/// A terminal in a package, for the commands of one guide, one after the other.
private struct GuideSession {
    private let folder: TemporaryFolder
    private var shop: String { folder.path.appending("Shop").description }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Dictionary(uniqueKeysWithValues: Sample.package.map { ("Shop/" + $0.key, $0.value) }))
        try folder.write(["bin/": ""])
        try folder.makeSymlink("bin/spmgen", to: Shell.program)
    }

    /// The text of a guide with what its commands print today.
    func played(_ text: String) throws -> String {
        var lines: [String] = []
        var isSession = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") {
                isSession = line == "```console"
                lines.append(line)
            } else if !isSession {
                lines.append(line)
            } else if line.hasPrefix("$ ") {
                lines.append(line)
                lines += try output(of: String(line.dropFirst(2)))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func output(of command: String) throws -> [String] {
        let line = """
            cd '\(shop)' && export PATH='\(folder.path)/bin':"$PATH" XDG_STATE_HOME='\(folder.path)/state'
            exec 2>&1
            \(command)
            """
        let text = try Shell.run(line).output.replacingOccurrences(of: shop, with: "/Users/me/Shop")
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
            .map(String.init).filter { !$0.isEmpty || text != "" }
    }
}
