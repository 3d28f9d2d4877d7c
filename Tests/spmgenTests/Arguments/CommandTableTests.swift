import Testing

@testable import spmgen

struct CommandTableTests {
    @Test func everyNameIsThereOnce() {
        let names = CommandTable.commands.map(\.name)
        #expect(Set(names).count == names.count)
        for command in CommandTable.commands {
            let options = command.allOptions.map(\.name)
            #expect(Set(options).count == options.count, "\(command.name)")
            let letters = command.allOptions.compactMap(\.short)
            #expect(Set(letters).count == letters.count, "\(command.name)")
        }
    }

    @Test(arguments: CommandTable.visible.map(\.name))
    func everyExampleIsUnderstood(name: String) throws {
        let command = try #require(CommandTable.command(named: name))
        for example in command.examples {
            let invocation = try ArgumentParser.parse(Array(example.arguments.dropFirst()))
            #expect(invocation.command == name)
        }
        #expect(command.positionals.allSatisfy { $0.count != .one } || !command.examples.isEmpty)
    }

    @Test(arguments: CommandTable.visible.map(\.name))
    func everyHelpPageFitsATerminalAndNamesAllOptions(name: String) throws {
        let page = try #require(HelpPage.text(of: name.split(separator: " ").map(String.init)))
        let command = try #require(CommandTable.command(named: name))
        for option in command.allOptions { #expect(page.contains("  \(option.title)")) }
        for example in command.examples { #expect(page.contains(ShellWords.line(example.arguments))) }
        for line in page.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
    }

    @Test func theHelpListsAllCommandsAndGroups() throws {
        let page = try #require(HelpPage.text(of: []))
        for command in CommandTable.visible { #expect(page.contains("\n  \(command.name)  ")) }
        #expect(CommandTable.topics.allSatisfy { HelpPage.text(of: $0.split(separator: " ").map(String.init)) != nil })
        #expect(CommandTable.topics.contains("manifest"))
        #expect(HelpPage.text(of: ["manifest", "nonsense"]) == nil)
    }
}
