import Testing

@testable import Scaffold

/// What the world's templates look like: each fault has one clear answer.
struct PublicTemplateFaultTests {
    @Test func anEndingThatComesTwiceIsRefused() throws {
        let bundle = try FixtureBundle(
            "DefaultCompletionName = Edit;",
            ["___FILEBASENAME___ViewController.swift": "//\nclass ___FILEBASENAMEASIDENTIFIER___ViewController {}"]
        )
        let fault = try #require(bundle.faults().first)
        #expect(fault.location?.position == TextPosition(line: 2, column: 7))
        #expect(fault.message.contains("ends in `ViewController` already"))
        let lenient = try bundle.rendering(Bindings(isLenient: true))
        #expect(lenient.texts.values.first == "//\nclass EditViewControllerViewController {}")
        let good = try FixtureBundle(
            "DefaultCompletionName = Edit;",
            [
                "___FILEBASENAME___View.swift": "class ___FILEBASENAMEASIDENTIFIER___ViewModel {}".replacing(
                    "ViewM", with: "M")
            ]
        )
        #expect(try good.render() == ["EditView.swift": "class EditViewModel {}"])
    }

    @Test func aFolderThatAnInstallerCompletesIsRefused() throws {
        let bundle = try FixtureBundle(
            "Options = ({Identifier=storyboard; Type=checkbox;});",
            ["Default/a.swift": "", "storyboard/a.storyboard": ""]
        )
        let fault = try #require(bundle.faults(["storyboard": "true"]).first)
        #expect(
            fault.message
                == "the folder `storyboard` has no source files, though other folders of the template have some")
        #expect(fault.remedy.contains("installer script"))
        #expect(bundle.faults().isEmpty)
    }

    @Test func aReadmeInTheRootIsMadeWithAWarning() throws {
        let rendering = try FixtureBundle("", ["a.swift": "", "README.md": "", "LICENSE": "", "Sub/README.md": ""])
            .rendering()
        #expect(rendering.files.count == 4)
        #expect(
            rendering.warnings.compactMap(\.location?.file).sorted() == [
                "Tests/Fixture.xctemplate/LICENSE", "Tests/Fixture.xctemplate/README.md",
            ])
    }

    @Test(arguments: ["Trailing .xctemplate", "Smile \u{1F600}.xctemplate", "NoSuffix", "Both.xctemplate "])
    func oddNamesOfFoldersAreFound(name: String) throws {
        let folder = try TemporaryFolder().write(["Templates/\(name)/TemplateInfo.plist": "{ \(FixtureBundle.kind) }"])
        let tree = WorkingTree(root: folder.path, files: Disk())
        let entry = try #require(try Catalog(builtIn: [], workspace: tree).entries().first)
        #expect(!entry.name.hasSuffix(" ") && !entry.name.contains("xctemplate"))
        #expect(try Catalog(builtIn: [], workspace: tree).blueprint(named: entry.name).name == entry.name)
    }

    @Test func aMalformedMacroIsToldWithItsPlace() throws {
        let fault = try FixtureBundle(
            "Options = ({Identifier=moduleName; Type=text; Default=Cart;});",
            ["a.swift": "import ___VARIABLE_moduleName__\n"]
        ).faults().first
        #expect(fault?.message == "the macro `___VARIABLE_moduleName` is not closed")
        let name = try FixtureBundle("", ["___VARIABLE_moduleName__.swift": ""]).faults().first
        #expect(name?.message == "the macro `___VARIABLE_moduleName` is not closed, in the name of this file")
    }
}
