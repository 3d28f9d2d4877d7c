import TestSupport
import Testing

@testable import Scaffold

struct GitUserNameTests {
    @Test(arguments: [
        ("[user]\n\tname = Mary Major\n", "Mary Major"),
        ("[User] Name=Mary # the author\n", "Mary"),
        ("[user]\n name = \" Mary; \\\"M\\\" \" ; more\n", " Mary; \"M\" "),
        ("[user]\n name = Mary \\\n  Major\n", "Mary   Major"),
        ("[user]\nname = A\n[core]\nname = B\n[user \"x\"]\nname = C\n", "A"),
        ("[user]\nname = A\nname = B\n", "B"),
        ("[user]\nname =\n", nil),
        ("[user\nname = A\n", nil),
    ])
    func theNameIsReadAsGitReadsIt(text: String, name: String?) throws {
        let folder = try TemporaryFolder().write(["config": text])
        let reader = GitUserName(files: Disk(), home: nil)
        #expect(reader.value(in: folder.path, configurations: [folder.path.appending("config")]) == name)
    }

    @Test func theRepositoryCountsMostThenTheUser() throws {
        let folder = try TemporaryFolder().write([
            "system": "[user]\nname = System\n", "home/.gitconfig": "[include]\npath = ~/more\n",
            "home/more": "[user]\nname = User\n", "repository/.git/config": "[user]\nname = Repository\n",
            "repository/Sources/": "", "tree/.git": "gitdir: ../repository/.git/worktrees/tree\n",
            "repository/.git/worktrees/tree/commondir": "../..\n", "loop": "[include]\npath = loop\n",
        ])
        let reader = GitUserName(files: Disk(), home: folder.path.appending("home"))
        func name(_ place: String, _ files: String...) -> String? {
            reader.value(in: folder.path.appending(place), configurations: files.map { folder.path.appending($0) })
        }
        #expect(name("repository/Sources", "system", "home/.gitconfig") == "Repository")
        #expect(name("tree", "system") == "Repository")
        #expect(name("home", "system", "home/.gitconfig", "missing") == "User")
        #expect(name("home", "system", "loop") == "System")
        #expect(name("home") == nil)
    }

    @Test(arguments: EmbeddedTemplates.bundles.map { "\($0.category)/\($0.name)" })
    func noBuiltInTemplateAsksForTheTimeOrTheUser(name: String) throws {
        #expect(try !Catalog().blueprint(named: name).asksForMore(with: []))
        #expect(try Catalog().blueprint(named: name).asksForMore(with: ["___DATE___"]))
    }
}
