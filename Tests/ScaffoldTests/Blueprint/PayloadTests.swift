import Testing

@testable import Scaffold

struct PayloadTests {
    private let popup = "Options = ({Identifier=ui; Type=popup; Values=(UIKit,SwiftUI); Default=UIKit;});"
    private let combined = """
        Options = (
            {Identifier=base; Type=class; Values=(UIViewController); Default=UIViewController;},
            {Identifier=XIB; Type=checkbox;},
            {Identifier=language; Type=popup; Values=(Swift,"Objective-C");},
        );
        """

    private func files(_ options: String, _ files: [String], _ typed: [String: String] = [:]) throws -> [String] {
        let contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "x") })
        return try FixtureBundle(options, contents).render(typed).keys.sorted()
    }

    @Test func withoutSuchOptionsAllIsPayloadButWhatBundlesHaveBesides() throws {
        let made = try files(
            "Options = ({Identifier=a; Type=text;}, {Identifier=b; Type=static;});",
            [
                "a.swift", "Sub/b.swift", "Sub/.gitignore", "TemplateIcon.png", "TemplateIcon@2x.png", ".DS_Store",
                "Sub/.DS_Store", "Empty/keep__ignoredByTemplate__", "README.md",
            ]
        )
        #expect(made == ["README.md", "Sub/.gitignore", "Sub/b.swift", "a.swift"])
    }

    @Test func exactlyOneFolderIsUsedWholeAndTheRootIsNot() throws {
        let all = ["README.md", "UIKit/a.swift", "UIKit/Deep/b.swift", "SwiftUI/c.swift"]
        #expect(try files(popup, all) == ["Deep/b.swift", "a.swift"])
        #expect(try files(popup, all, ["ui": "SwiftUI"]) == ["c.swift"])
    }

    @Test(
        arguments: [
            ([:], "UIViewControllerSwift"), (["XIB": "true"], "UIViewControllerXIBSwift"),
            (["language": "Objective-C"], "UIViewControllerObjective-C"),
            (["base": "UITableViewController"], "UIViewControllerSwift"),
            (["base": "UITextView", "XIB": "yes"], "NSObjectXIBSwift"),
            (["base": "Unheard"], "UIViewControllerSwift"),
            (["base": "uiviewcontroller"], "UIViewControllerSwift"),
        ] as [([String: String], String)])
    func theFolderIsThatOfTheValuesOrOfASuperclass(typed: [String: String], folder: String) throws {
        let folders = [
            "UIViewControllerSwift", "UIViewControllerXIBSwift", "uiviewcontrollerobjective-C", "NSObjectXIBSwift",
        ]
        let contents = Dictionary(uniqueKeysWithValues: folders.map { ("\($0)/file.txt", $0) })
        let made = try FixtureBundle(combined, contents).render(typed)["file.txt"]
        #expect(made?.lowercased() == folder.lowercased())
    }

    @Test func aClassWithoutAFolderMayUseTheDefaultFolder() throws {
        let option = "Options = ({Identifier=a; Type=class; Values=(UIView);});"
        #expect(try files(option, ["UIView/a", "Default/b"], ["a": "Mine"]) == ["b"])
        #expect(try files(option, ["UIView/a", "Default/b"], ["a": "UIButton"]) == ["a"])
    }

    @Test func aFolderThatIsMissingIsToldWithThoseThatAreThere() throws {
        let bundle = try FixtureBundle(popup, ["SwiftUI/a.swift": "", "SwiftUIXIB/b.swift": ""])
        let fault = try #require(bundle.faults().first)
        #expect(fault.id == .templateInvalid)
        #expect(fault.message.contains("no folder `UIKit`; it has `SwiftUI`, `SwiftUIXIB`"))
    }

    @Test func whereNothingIsJoinedTheDefaultFolderIsUsed() throws {
        let checkbox = "Options = ({Identifier=XIB; Type=checkbox;});"
        #expect(try files(checkbox, ["default/a.swift", "XIB/b.swift"]) == ["a.swift"])
        #expect(try files(checkbox, ["default/a.swift", "XIB/b.swift"], ["XIB": "true"]) == ["b.swift"])
        #expect(try FixtureBundle(checkbox, ["XIB/b.swift": ""]).faults().first?.message.contains("`Default`") == true)
    }

    @Test func aBundleWithoutFoldersUsesItsRoot() throws {
        #expect(try files(popup, ["___VARIABLE_ui___.swift"], ["ui": "SwiftUI"]) == ["SwiftUI.swift"])
    }

    @Test func aScaffoldDictionaryMakesFoldersPlainUnlessOptionsNameThem() throws {
        let scaffold = "Scaffold = { Command = x; };"
        let plain = "Options = ({Identifier=mocks; Type=checkbox; Default=YES;});" + scaffold
        #expect(try files(plain, ["Sources/a.swift", "b.swift"]) == ["Sources/a.swift", "b.swift"])
        #expect(try files(popup + scaffold, ["UIKit/a.swift", "SwiftUI/b.swift", "c.swift"]) == ["a.swift"])
    }

    @Test func aFolderThatGeneratesNothingIsRefused() throws {
        let bundle = try FixtureBundle(popup, ["UIKit/keep__ignoredByTemplate__": "", "SwiftUI/a.swift": ""])
        #expect(bundle.faults().first?.message == "the folder `UIKit` has no files to make")
        #expect(bundle.faults().first?.remedy.contains("installer script") == true)
        #expect(try FixtureBundle([:]).faults().first?.message == "the template has no files to make")
    }

    @Test func machineStateAndNestedTemplatesAreLeftOutWithAWarning() throws {
        let bundle = try FixtureBundle(
            files: ["a.swift", "X.xcodeproj/xcuserdata/me.xcuserstate", "Other.xctemplate/TemplateInfo.plist"]
        )
        let rendering = try bundle.rendering()
        #expect(rendering.files.map(\.path.description) == ["a.swift"])
        #expect(rendering.warnings.map(\.id) == [.templateSuspect, .templateSuspect])
    }
}

extension FixtureBundle {
    fileprivate init(_ files: [String: String]) throws {
        try self.init("", files)
    }

    fileprivate init(files: [String]) throws {
        try self.init("", Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    }
}
