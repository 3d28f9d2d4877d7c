import Testing

@testable import Scaffold
@testable import spmgen

/// What the generated pages and comments say about the program is true of this very program.
struct GeneratedPagesTests {
    /// A call of the program in a generated file: its words up to the end of the code span.
    struct Mention: CustomTestStringConvertible {
        let file: String
        let words: [String]

        var testDescription: String { "\(file): spmgen \(words.joined(separator: " "))" }
    }

    static let mentions = (try? allMentions()) ?? []

    @Test func pagesMentionTheCommandsOfTheDailyWork() {
        let commands = Set(Self.mentions.compactMap(\.words.first))
        #expect(commands.isSuperset(of: ["feature", "view", "list"]))
    }

    @Test(arguments: mentions)
    func aCommandThatAPageNamesIsThere(_ mention: Mention) throws {
        let name = try #require(mention.words.first)
        // `spmgen manifest add-target` is one command.
        let group = mention.words.prefix(2).joined(separator: " ")
        let command = try #require(CommandTable.command(named: name) ?? CommandTable.command(named: group))
        let options = command.allOptions.map { "--\($0.name)" }
        for word in mention.words {
            let bare = word.drop { $0 == "[" }.prefix { $0 != "]" && $0 != "=" }
            if bare.hasPrefix("--") { #expect(options.contains(String(bare))) }
        }
    }

    private static func allMentions() throws -> [Mention] {
        var mentions: [Mention] = []
        for bundle in EmbeddedTemplates.bundles {
            for file in bundle.files() {
                let text = String(decoding: file.bytes, as: UTF8.self)
                for match in text.matches(of: /spmgen ([a-z][^`\n]*)/) {
                    let words = match.1.split(separator: " ").map(String.init)
                    mentions.append(Mention(file: "\(bundle.name)/\(file.path)", words: words))
                }
            }
        }
        return mentions
    }
}
