import Testing

@testable import Scaffold

struct StandardMacrosTests {
    private let macros = StandardMacros(
        moment: Moment(iso: "2026-03-09T14:05"),
        author: "Ada Lovelace",
        account: "ada",
        organization: "Engines & Co",
        package: "my-app",
        target: "App"
    )

    private func render(_ text: String, _ macros: StandardMacros, _ options: [String: String] = [:]) throws -> String? {
        try FixtureBundle("", ["a.txt": text]).rendering(Bindings(options: options, macros: macros.values)).texts[
            "a.txt"]
    }

    @Test(arguments: [
        ("___DATE___ ___TIME___ ___YEAR___", "2026-03-09 14:05 2026"),
        ("___FULLUSERNAME___ ___USERNAME___", "Ada Lovelace ada"),
        ("___ORGANIZATIONNAME___", "Engines & Co"),
        ("___COPYRIGHT___", "Copyright © 2026 Engines & Co. All rights reserved."),
        ("//___COPYRIGHT___\n", "//  Copyright © 2026 Engines & Co. All rights reserved.\n"),
        ("___PROJECTNAME___ ___PROJECTNAMEASIDENTIFIER___", "my-app my_app"),
        ("___PACKAGENAMEASRFC1034IDENTIFIER___", "my-app"),
        ("___TARGETNAME___ ___PRODUCTNAME:lower___ ___WORKSPACENAME___", "App app my-app"),
        (
            "___NSHUMANREADABLECOPYRIGHTPLIST___",
            "<key>NSHumanReadableCopyright</key>\n\t<string>Copyright © 2026 Engines &amp; Co. All rights reserved.</string>"
        ),
    ])
    func eachHasItsValue(text: String, expected: String) throws {
        #expect(try render(text, macros) == expected)
    }

    @Test func whatIsMissingIsEmptyOrTellsHowToGiveIt() throws {
        #expect(try render("[___COPYRIGHT___][___ORGANIZATIONNAME___]", StandardMacros()) == "[][]")
        #expect(try render("//___COPYRIGHT___", StandardMacros()) == "//")
        for (macro, remedy) in [
            ("DATE", "--date"), ("FULLUSERNAME", "--author"), ("PROJECTNAME", "--set PROJECTNAME="),
        ] {
            let faults = try FixtureBundle("", ["a": "___\(macro)___"]).faults()
            #expect(faults.first?.remedy.contains(remedy) == true)
            #expect(faults.first?.id == .unknownMacro)
        }
    }

    @Test func aProjectNameCanBeSetLikeAnOption() throws {
        #expect(try render("___PROJECTNAME___", macros, ["PROJECTNAME": "Shop"]) == "Shop")
        #expect(try render("___PROJECTNAMEASIDENTIFIER___", StandardMacros(), ["PROJECTNAME": "a b"]) == "a_b")
    }

    @Test func aClassBringsItsHeaderInObjectiveC() throws {
        let bundle = try FixtureBundle(
            "Options = ({Identifier=c; Type=class; Default=UIView; FallbackHeader=\"#import \\\"___VARIABLE_c___+Mine.h\\\"\";});",
            ["a.h": "___IMPORTHEADER_c___"]
        )
        #expect(try bundle.render()["a.h"] == "#import <UIKit/UIKit.h>")
        #expect(try bundle.render(["c": "NSObject"])["a.h"] == "#import <Foundation/Foundation.h>")
        #expect(try bundle.render(["c": "Mine"])["a.h"] == "#import \"Mine+Mine.h\"")
    }

    @Test(arguments: [
        ("NSString", "<Foundation/Foundation.h>"), ("UIFocusGuide", "<UIKit/UIKit.h>"), ("NSView", "<Cocoa/Cocoa.h>"),
        ("Mine", "\"Mine.h\""), ("UIx", "\"UIx.h\""), ("NSome", "\"NSome.h\""),
    ])
    func aClassOfTheSystemComesFromItsFramework(name: String, header: String) throws {
        let bundle = try FixtureBundle("Options = ({Identifier=c; Type=class;});", ["a.h": "___IMPORTHEADER_c___"])
        #expect(try bundle.render(["c": name])["a.h"] == "#import \(header)")
    }
}

struct FileHeaderTests {
    private func render(_ text: String, header: String?, name: String = "A.swift") throws -> String? {
        var macros = StandardMacros(moment: Moment(iso: "2026-03-09"), package: "App").values
        macros[FileHeader.macro] = header
        return try FixtureBundle("", [name: text]).rendering(Bindings(macros: macros)).texts[name]
    }

    private let header = "\n//  ___FILENAME___\n//___PROJECTNAME___\n//   Made on ___DATE___.  \n//\n\n"

    @Test(arguments: ["//___FILEHEADER___", "// ___FILEHEADER___", "___FILEHEADER___", "  //  ___FILEHEADER___  "])
    func eachLineGetsItsSlashesAndOneBlank(line: String) throws {
        let expected = "//\n// A.swift\n// App\n// Made on 2026-03-09.\nimport B\n"
        #expect(try render("\(line)\nimport B\n", header: header) == expected)
        let windows = try render("\(line)\r\nimport B\r\n", header: header)
        #expect(windows == expected.replacing("\n", with: "\r\n"))
    }

    @Test(arguments: [nil, "", "\n//\n  \n"])
    func anEmptyHeaderTakesItsLineWithIt(header: String?) throws {
        #expect(try render("//___FILEHEADER___\nimport B\n", header: header) == "import B\n")
        #expect(try render("#!/bin/sh\n//___FILEHEADER___", header: header) == "#!/bin/sh\n")
    }

    @Test func aByteOrderMarkStaysBeforeTheHeader() throws {
        let mark = "\u{feff}"
        #expect(try render(mark + "//___FILEHEADER___\nimport B\n", header: "A\nB") == mark + "// A\n// B\nimport B\n")
        #expect(try render(mark + "//___FILEHEADER___\n\nimport B\n", header: "") == mark + "import B\n")
    }

    @Test func insideALineTheHeaderStandsAsItIs() throws {
        #expect(try render("let a = \"___FILEHEADER___\"", header: "x ___FILENAME___") == "let a = \"x A.swift\"")
    }

    @Test func anUnknownMacroInAHeaderIsToldAtItsLine() throws {
        let error = #expect(throws: TemplateError.self) { try render("\n//___FILEHEADER___\n", header: "___NOBODY___") }
        #expect(error?.diagnostics.first?.location?.position == TextPosition(line: 2, column: 1))
        #expect(error?.diagnostics.first?.message.contains("NOBODY") == true)
    }

    @Test func theFirstPlaceThatHasAMacroWins() throws {
        func list(_ entries: [String: String]) -> String {
            "<plist><dict>\(entries.map { "<key>\($0)</key><string>\($1)</string>" }.joined())</dict></plist>"
        }
        let folder = try TemporaryFolder()
        let names = [
            "App.xcodeproj/xcuserdata/ada.xcuserdatad", "App.xcodeproj/xcshareddata",
            "App.xcworkspace/xcuserdata/ada.xcuserdatad",
            "App.xcworkspace/xcshareddata", "App.xcodeproj/project.xcworkspace/xcshareddata",
            ".swiftpm/xcode/package.xcworkspace/xcshareddata", "home/Library/Developer/Xcode/UserData",
        ]
        for (index, name) in names.enumerated() {
            try folder.write([
                "\(name)/IDETemplateMacros.plist": list(["FILEHEADER": "\(index)", "ONLY\(index)": name])
            ])
        }
        for index in names.indices {
            let tree = WorkingTree(root: folder.path, files: Disk())
            let files = TemplateMacrosFiles(in: tree, account: "ada", home: folder.path.appending("home"))
            let macros = try files.macros()
            #expect(macros["FILEHEADER"] == "\(index)")
            #expect(macros.count == 1 + names.count - index)
            try Disk().removeFile(folder.path.appending("\(names[index])/IDETemplateMacros.plist"))
        }
        #expect(try TemplateMacrosFiles(in: WorkingTree(root: folder.path, files: Disk())).macros().isEmpty)
    }
}
