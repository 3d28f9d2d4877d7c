import Foundation
import Testing

@testable import Scaffold

struct TemplateExportTests {
    private let info = """
        Options = (
            {Identifier=feature; Name="Feature:"; Type=text; Required=YES;},
            {Identifier=featureCase; Type=static; Default="___VARIABLE_feature:lowerCamelCase___";},
            {Identifier=mocks; Type=checkbox; Default=YES;}, {Identifier=plain; Type=static; Default="___VARIABLE_feature:identifier___";},
            {Identifier=home; Type=static; Default="___SHARED___/Navigation";}
        );
        Scaffold = { Command = feature; Destination = "___FEATURES___/___VARIABLE_feature___"; Requires = "A/B";
            Omit = { "Mocks/**" = "!mocks"; "Extra/**" = mocks; };
            Edits = ({ Kind = Import; In = a; Text = "import ___VARIABLE_feature___"; }); };
        """
    private let files = [
        "Sources/___VARIABLE_feature___.swift":
            "// ___IF_mocks___\na ___VARIABLE_featureCase___ ___VARIABLE_mocks___\n// ___ELSE___\nb\n// ___END___\n",
        "Mocks/m.swift": "", "Extra/e.swift": "", "___ROOT___/r.swift": "",
        "README.md": "In ___FEATURE_ROOT___ ___DATE___",
    ]

    private func exported() throws -> (export: TemplateExport, texts: [String: String]) {
        let export = try TemplateExport(of: FixtureBundle(info, files).blueprint())
        let pairs = export.files.map { ($0.key.description, String(decoding: $0.value, as: UTF8.self)) }
        return (export, Dictionary(uniqueKeysWithValues: pairs))
    }

    @Test func directivesAndOmissionsAreDecidedAndTheFilesLieTogether() throws {
        var texts = try exported().texts
        texts["TemplateInfo.plist"] = nil
        #expect(
            texts == [
                "___VARIABLE_feature___/Sources/___VARIABLE_feature___.swift": "a ___VARIABLE_featureCase___ true\n",
                "___VARIABLE_feature___/Mocks/m.swift": "",
                "___VARIABLE_feature___/README.md": "In FeaturePackages/___VARIABLE_feature___ ___DATE___",
            ]
        )
    }

    @Test func optionsThatXcodeCannotMakeHaveToBeTyped() throws {
        let (export, texts) = try exported()
        let list = try PropertyList(Array(try #require(texts["TemplateInfo.plist"]).utf8), file: "a").dictionary
        #expect(list?["Scaffold"] == nil)
        let options = try #require(list?["Options"]?.array).compactMap(\.dictionary)
        #expect(options.map { $0["Identifier"]?.text } == ["feature", "featureCase", "plain", "home"])
        #expect(options[1]["Type"]?.text == "text")
        #expect(options[1]["Name"]?.text == "Feature in lowerCamelCase:")
        #expect(options[1]["Required"]?.flag == true)
        #expect(options[1]["Default"] == nil)
        #expect(options[2]["Default"]?.text == "___VARIABLE_feature:identifier___")
        #expect(options[3]["Default"]?.text == "SharedPackages/Navigation")
        #expect(
            export.losses == [
                "It edits no files that exist: 1 edits are left out.", "It does not bring `A/B` along, which it needs.",
                "`mocks` cannot be chosen; it is `true`.", "It makes no files outside its own folder.",
                "`featureCase` has to be typed.",
            ]
        )
    }

    @Test func aForeignModifierInContentsIsRefused() throws {
        let bundle = try FixtureBundle(info, ["a.swift": "\n ___VARIABLE_feature:lower___"])
        let error = #expect(throws: TemplateError.self) { try TemplateExport(of: bundle.blueprint()) }
        #expect(error?.diagnostics.first?.message.contains("modifier `lower`") == true)
        #expect(error?.diagnostics.first?.location?.file == "Tests/Fixture.xctemplate/a.swift")
    }

    @Test func anUntouchedExportIsTold() throws {
        let export = try exported().export
        func bundle(_ change: (inout [RelativePath: [UInt8]]) throws -> Void) throws -> TemplateBundle {
            var files = export.files
            try change(&files)
            return TemplateBundle(name: "A", category: "B", files: files)
        }
        #expect(try TemplateExport.isUntouched(bundle { _ in }))
        #expect(try !TemplateExport.isUntouched(bundle { $0[try RelativePath("more")] = [] }))
        #expect(
            try !TemplateExport.isUntouched(
                bundle { $0[try RelativePath("___VARIABLE_feature___/Mocks/m.swift")] = [0x20] }))
        #expect(
            try !TemplateExport.isUntouched(
                bundle { files in
                    let path = try RelativePath("TemplateInfo.plist")
                    files[path] = files[path].map {
                        Array(String(decoding: $0, as: UTF8.self).replacing("home", with: "house").utf8)
                    }
                }
            )
        )
        #expect(try !TemplateExport.isUntouched(FixtureBundle(info, files).bundle))
    }

    @Test(arguments: EmbeddedTemplates.bundles.map { "\($0.category)/\($0.name)" })
    func builtInTemplatesBecomeBundlesWithXcodesMacrosOnly(name: String) throws {
        let export = try TemplateExport(of: Catalog().blueprint(named: name))
        let blueprint = try Blueprint(TemplateBundle(name: export.name, category: export.category, files: export.files))
        let options = Set(blueprint.options.map(\.identifier))
        #expect(blueprint.scaffold == nil)
        #expect(!blueprint.options.contains { $0.kind.choosesFolder })
        for (path, bytes) in export.files {
            for text in [path.description, String(decoding: bytes, as: UTF8.self)] {
                var reader = MacroReader(text)
                while let finding = reader.next() {
                    guard case .macro(let macro) = finding else {
                        Issue.record("\(path): \(finding)")
                        continue
                    }
                    let isKnown = macro.option.map(options.contains) ?? Self.xcodes.contains(macro.name)
                    #expect(isKnown, "\(path): \(macro.name)")
                    let areKnown = macro.arguments.allSatisfy { MacroModifier(named: $0)?.isXcodes == true }
                    #expect(macro.name == "UUID" || areKnown, "\(path): \(macro.arguments)")
                }
            }
        }
        let folder = try TemporaryFolder()
        let info = try #require(export.files[try RelativePath("TemplateInfo.plist")])
        try folder.write(["TemplateInfo.plist": String(decoding: info, as: UTF8.self)])
        #expect(try Self.plutil(folder.path.appending("TemplateInfo.plist").description) == 0)
    }

    private static let xcodes: Set<String> = ["FILEBASENAME", "FILEBASENAMEASIDENTIFIER", "FILEHEADER", "UUID", "DATE"]

    /// The exit code of `plutil -lint`; 0 where there is no `plutil`.
    private static func plutil(_ file: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sh", "-c", "command -v plutil >/dev/null || exit 0; exec plutil -lint \"$0\"", file]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

struct TemplateSummaryTests {
    @Test func aSummaryHasOptionsFilesAndASchema() throws {
        let bundle = try FixtureBundle(
            """
            Description = "A screen."; Options = ({Identifier=x; Name="The X:"; Type=text; Required=YES; Description=D;},
                {Identifier=ui; Type=popup; Values=(A,B); Default=B;}, {Identifier=c; Type=class; Values=(UIView);},
                {Identifier=on; Type=checkbox;}, {Identifier=s; Type=static; Default=q;});
            Scaffold = { Command = screen; Version = 2; };
            """,
            ["Sub/___VARIABLE_x:identifier___View.swift": "", "TemplateIcon.png": ""]
        )
        let summary = TemplateSummary(of: try bundle.blueprint())
        #expect(summary.files == ["Sub/<x>View.swift"])
        #expect(summary.command == "screen")
        #expect(summary.version == "2")
        #expect(summary.options.map(\.type) == ["text", "popup", "class", "checkbox", "static"])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let schema = String(decoding: try encoder.encode(summary.schema), as: UTF8.self)
        #expect(
            schema == """
                {"$schema":"https://json-schema.org/draft/2020-12/schema","additionalProperties":false,"properties":\
                {"c":{"examples":["UIView"],"title":"c","type":"string"},"on":{"title":"on","type":"boolean"},\
                "ui":{"enum":["A","B"],"title":"ui","type":"string"},\
                "x":{"description":"D","title":"The X","type":"string"}},"required":["x"],"title":"Fixture","type":"object"}
                """
        )
    }
}
