import Foundation
import Scaffold
import TestSupport
import Testing

/// `list templates`, `show`, `templates lint|test|export|install`, and where `new` looks and writes.
struct TemplateCommandTests {
    @Test func aCommandWithoutATemplateIsShownByItsHelp() throws {
        let journey = try Journey()
        let report = try journey.run("show Dependency")
        #expect(report.exitCode == 66)
        #expect(report.diagnostics.first?.command == ["spmgen", "help", "dependency"])
        #expect(try journey.run("show Dependencies").diagnostics.first?.command == ["spmgen", "list"])
    }

    /// A name may be that of a command, and each architecture has its own template for it.
    @Test(arguments: ["coordinator", "navigator", "microapp"])
    func whatACommandRunsIsShownUnderItsName(architecture: String) throws {
        let journey = try Journey.app(architecture)
        func shown(_ name: String) throws -> String? {
            journey.start("show \(name)").output.split(separator: "\n").first.map(String.init)
        }
        for (name, template) in [
            ("feature", "Feature"), ("view", "View"), ("model", "Model"), ("service", "Service"), ("host", "Host"),
            ("widget", "Widget"), ("shared", "Foundation"), ("Feature", "Feature"),
        ] {
            #expect(try shown(name) == "\(architecture.capitalized)/\(template)", "\(name)")
        }
        #expect(try shown("Shared") == "Navigator/Shared")
        #expect(try shown("Coordinator/Model") == "Coordinator/Model")
    }

    private static let info = """
        { Kind = "Xcode.IDEKit.TextSubstitutionFileTemplateKind"; Description = "A screen";
          Options = ({ Identifier = name; Name = "Screen:"; Type = text; Required = YES; },
                     { Identifier = ui; Type = popup; Values = (SwiftUI, UIKit); }); }
        """
    private static let screen = [
        "Templates/Team/Screen.xctemplate/TemplateInfo.plist": info,
        "Templates/Team/Screen.xctemplate/SwiftUI/___VARIABLE_name___View.swift": "struct ___VARIABLE_name___View {}\n",
        "Templates/Team/Screen.xctemplate/UIKit/___VARIABLE_name___View.swift": "class ___VARIABLE_name___View {}\n",
    ]

    @Test func templatesAreListedWithTheirPlaceInsideAndOutsideOfAWorkspace() throws {
        let journey = try Journey(
            Sample.package.merging(Self.screen) { $1 }.merging(["Other/Loose.xctemplate/TemplateInfo.plist": "{}"]) {
                $1
            }
        )
        let list = journey.start("list templates").output
        #expect(list.contains("Screen      Team         Templates/Team/Screen.xctemplate"))
        #expect(list.contains("Loose       Other        Other/Loose.xctemplate"))
        #expect(list.contains("Feature     Coordinator  built in                          spmgen feature"))
        let outside = journey.start("list templates", in: journey.folder.path)
        #expect(outside.code == 0)
        #expect(!outside.output.contains("Team"))
    }

    @Test func aTemplateIsShownWithASchemaOfItsOptions() throws {
        let journey = try Journey(Sample.package.merging(Self.screen) { $1 })
        let text = journey.start("show Screen").output
        for line in ["Team/Screen", "  A screen", "      values: SwiftUI, UIKit", "  SwiftUI/<name>View.swift"] {
            #expect(text.contains(line + "\n"), "\(text)")
        }
        let schema = try journey.run("show Screen").result()["schema"] as? [String: Any]
        let properties = try #require(schema?["properties"] as? [String: [String: Any]])
        #expect(properties["ui"]?["enum"] as? [String] == ["SwiftUI", "UIKit"])
        #expect(properties["name"]?["title"] as? String == "Screen")
        // In a schema null is neither a description nor a list of values.
        #expect(properties["name"]?.keys.sorted() == ["title", "type"])
        #expect(properties["ui"]?.keys.sorted() == ["enum", "title", "type"])
        #expect(schema?["required"] as? [String] == ["name"])
        try journey.refuses("show Scren", 66, "no-such-template")
    }

    @Test func newWritesIntoTheFolderOfTheRunAndTakesPartInTheWorkspace() throws {
        let journey = try Journey(Sample.package.merging(Self.screen) { $1 })
        let report = try journey.does("new Screen --set name=Cart", in: "Sources/Shop")
        #expect(report.paths("create") == ["Sources/Shop/CartView.swift"])
        #expect(try journey.read("Sources/Shop/CartView.swift") == "struct CartView {}\n")
        try journey.keeps("new Screen --set name=Cart", in: "Sources/Shop")
        try journey.refuses("new Screen --set name=Cart --set ui=UIKit --output Sources/Shop", 2, "conflict")
        let plan = try #require(try journey.run("new Screen --set name=Item --dry-run").plan)
        try journey.refuses(
            "new Screen --set name=Item --expect-plan \(String(repeating: "0", count: 64))", 75, "workspace-moved")
        try journey.does("new Screen --set name=Item --expect-plan \(plan)")
    }

    @Test func noSymlinkLeadsOutOfTheFolderOfTheOutput() throws {
        let journey = try Journey(Sample.package.merging(Self.screen) { $1 })
        try journey.write(["Out/": "", "Elsewhere/": ""])
        try journey.makeSymlink("Out/CartView.swift", to: "../Elsewhere/CartView.swift")
        try journey.refuses("new Screen --set name=Cart --output Out", 65, "escapes-workspace")
        try journey.remove("Out/CartView.swift")
        try journey.write([
            "Templates/Team/Deep.xctemplate/TemplateInfo.plist": Self.info,
            "Templates/Team/Deep.xctemplate/SwiftUI/Sub/___VARIABLE_name___.swift": "",
        ])
        try journey.makeSymlink("Out/Sub", to: "../Elsewhere")
        try journey.refuses("new Deep --set name=Cart --output Out", 65, "escapes-workspace")
    }

    @Test func outsideOfAWorkspaceThePathOfATemplateThatLiesHereIsNamed() throws {
        let journey = try Journey(
            ["Module.xctemplate/TemplateInfo.plist": Self.info, "Plain/a.swift": "", "Set/A/TemplateInfo.plist": "{}"]
        )
        let report = try journey.refuses("new Modul", 66, "no-such-template")
        #expect(report.diagnostics.first?.remedy.contains("`Module.xctemplate`") == true)
        for (typed, remedy) in [("Plain", "name a folder that holds one"), ("Set/", "it holds templates: use `Set/A`")]
        {
            let report = try journey.refuses("new \(typed)", 66, "no-such-template")
            #expect(report.diagnostics.first?.remedy == remedy)
        }
        let empty = Run(["new", ""], directory: journey.root)
        #expect(empty.code == 66)
        #expect(empty.error.contains("no template is called ``"))
    }

    @Test func aTeamsOwnMacrosAreKnownToTheChecks() throws {
        let file = "Templates/Team/Own.xctemplate/a.swift"
        let macros = ".swiftpm/xcode/package.xcworkspace/xcshareddata/IDETemplateMacros.plist"
        let journey = try Journey(
            Sample.package.merging([
                "Templates/Team/Own.xctemplate/TemplateInfo.plist":
                    "{ Kind = \"Xcode.IDEKit.TextSubstitutionFileTemplateKind\"; }",
                file: "// ___TEAM___\n", macros: "{ TEAM = \"The ___PACKAGENAME___ team\"; }",
            ]) { $1 }
        )
        for command in ["lint", "test"] { #expect(journey.start("templates \(command) Own").code == 0) }
        try journey.write([file: "// ___TEAN___\n"])
        for command in ["lint", "test"] {
            let run = journey.start("templates \(command) Own")
            #expect(run.code == 1)
            #expect(run.error.contains("did you mean `___TEAM___`?"))
        }
    }

    @Test func anOverlayComesBeforeTheTemplate() throws {
        let journey = try Journey(Sample.package.merging(Self.screen) { $1 })
        try journey.write(["Over/SwiftUI/___VARIABLE_name___View.swift": "over ___VARIABLE_name___\n"])
        try journey.does("new Screen --set name=Cart --overlay Over")
        #expect(try journey.read("CartView.swift") == "over Cart\n")
        try journey.refuses("new Screen --set name=Cart --overlay Ovr", 66, "no-such-template")
    }

    @Test func aFaultyTemplateIsFoundAndAGoodOneIsNot() throws {
        let journey = try Journey(Sample.package.merging(Self.screen) { $1 })
        for line in ["templates lint", "templates test", "templates lint Feature"] {
            let report = try journey.run(line)
            #expect(report.exitCode == 0, "\(report.text)")
        }
        try journey.write(["Templates/Team/Screen.xctemplate/UIKit/x.swift": "___VARIABLE_nmae___"])
        for line in ["templates lint", "templates test Screen"] {
            let report = try journey.run(line)
            #expect(report.status == "findings" && report.exitCode == 1)
            #expect(report.note("unknown-macro")?.file == "Templates/Team/Screen.xctemplate/UIKit/x.swift")
        }
    }

    @Test func anExportedBundleIsReplacedOnlyWhileItIsUntouched() throws {
        let journey = try Journey(Sample.package.merging(Self.screen) { $1 })
        try journey.does("templates export --to Out")
        try journey.keeps("templates export --to Out")
        try journey.write([
            "Templates/Team/Screen.xctemplate/UIKit/___VARIABLE_name___View.swift":
                "final class ___VARIABLE_name___View {}\n",
            "Templates/Team/Screen.xctemplate/UIKit/More.swift": "",
        ])
        try journey.remove("Templates/Team/Screen.xctemplate/SwiftUI/___VARIABLE_name___View.swift")
        try journey.write(["Templates/Team/Screen.xctemplate/SwiftUI/Other.swift": ""])
        let preview = try journey.run("templates export --to Out --dry-run")
        #expect(preview.ids == ["export-replaces"])
        #expect(preview.paths("delete") == ["Out/Team/Screen.xctemplate/SwiftUI/___VARIABLE_name___View.swift"])
        #expect(preview.paths("edit").count == 2)
        try journey.does("templates export --to Out")
        try journey.write(["Out/Team/Screen.xctemplate/UIKit/More.swift": "// mine\n"])
        try journey.refuses("templates export --to Out", 2, "conflict")
    }

    @Test func installPutsBundlesWhereXcodeLooksAndFindsThemThere() throws {
        let journey = try Journey(Sample.package.merging(Self.screen) { $1 })
        let home = journey.folder.path.appending("home")
        try journey.folder.write(["home/": ""])
        func run(_ words: String...) -> Run {
            let folders = [AbsolutePath(Circumstances.xcodeTemplates, in: home)]
            let circumstances = Circumstances(home: home, templateFolders: folders)
            return Run(words, directory: journey.root, circumstances: circumstances)
        }
        #expect(run("templates", "install", "--dry-run").output.contains("would create"))
        #expect(run("templates", "install").code == 0)
        let bundle = "home/Library/Developer/Xcode/Templates/File Templates/Team/Screen.xctemplate"
        #expect(try journey.folder.read(bundle + "/SwiftUI/___VARIABLE_name___View.swift").contains("struct"))
        #expect(run("templates", "install").output.contains("unchanged"))
        try journey.remove("Templates")
        #expect(run("list", "templates").output.contains("Screen      Team         \(home)/Library"))
        #expect(run("new", "Screen", "--set", "name=Cart").code == 0)
    }
}
