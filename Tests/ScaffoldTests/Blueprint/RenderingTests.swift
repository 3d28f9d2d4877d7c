import Testing

@testable import Scaffold

struct RenderingTests {
    private let name = "Options = ({Identifier=x; Type=text; Default=Cart;}, {Identifier=sub; Type=text;});"

    @Test func macrosStandInFolderNamesFileNamesAndContents() throws {
        let bundle = try FixtureBundle(
            name,
            [
                "___VARIABLE_x___/___VARIABLE_x:lower___s/_____VARIABLE_x____.swift": "let ___VARIABLE_x___ = 1",
                "___FILEBASENAME___+Model.swift":
                    "___FILENAME___ ___FILEBASENAME___ ___FILEBASENAMEASIDENTIFIER___ ___FILEEXTENSION___",
            ]
        )
        #expect(
            try bundle.render(["x": "Shop"], name: "Base") == [
                "Shop/shops/__Shop_.swift": "let Shop = 1",
                "Base+Model.swift": "Base+Model.swift Base+Model Base_Model swift",
            ]
        )
    }

    @Test func withoutABaseNameItsMacroSaysHowToGiveOne() throws {
        let fault = try FixtureBundle(name, ["___FILEBASENAME___.swift": ""]).faults().first
        #expect(fault?.message.hasPrefix("`___FILEBASENAME___` has no value here") == true)
        #expect(fault?.remedy.contains("--name") == true)
        let info = "DefaultCompletionName = \"MyFile.swift\";"
        #expect(try FixtureBundle(info, ["___FILEBASENAME___.swift": ""]).render() == ["MyFile.swift": ""])
    }

    @Test(arguments: ["a\r\nb\r\n", "a\nb", "", "\u{FEFF}a\n", "a\rb\r"])
    func lineEndingsAndMissingOnesAreKept(text: String) throws {
        #expect(try FixtureBundle(["a.txt": text]).render() == ["a.txt": text])
    }

    @Test func binaryFilesAreCopiedByteForByte() throws {
        let bytes = Array("___UNHEARD___".utf8) + [0, 0xFF, 0xC0]
        let info = Array("{ \(FixtureBundle.kind) }".utf8)
        let bundle = TemplateBundle(
            name: "B",
            category: "C",
            files: [try RelativePath("TemplateInfo.plist"): info, try RelativePath("a.png"): bytes]
        )
        #expect(try Blueprint(bundle).render(Bindings()).files.map(\.contents) == [bytes])
    }

    @Test func aScriptIsExecutableByItsFirstLine() throws {
        let rendering = try FixtureBundle(["a.sh": "#!/bin/sh\n", "b.sh": "# !/bin/sh\n"]).rendering()
        #expect(rendering.files.map(\.isExecutable) == [true, false])
    }

    @Test func allUnknownMacrosOfAllFilesAreToldAtOnceAndLenientLeavesThem() throws {
        let bundle = try FixtureBundle(
            name, ["a.swift": "\n ___VARIABLE_y___", "b.swift": "___WHATEVER___\n___VARIABLE_x___"])
        let faults = bundle.faults()
        #expect(
            faults.map(\.location?.file) == ["Tests/Fixture.xctemplate/a.swift", "Tests/Fixture.xctemplate/b.swift"])
        #expect(
            faults.map(\.location?.position) == [TextPosition(line: 2, column: 2), TextPosition(line: 1, column: 1)])
        let rendering = try bundle.rendering(Bindings(isLenient: true))
        #expect(rendering.texts == ["a.swift": "\n ___VARIABLE_y___", "b.swift": "___WHATEVER___\nCart"])
        #expect(rendering.warnings.map(\.severity) == [.warning, .warning])
    }

    @Test(arguments: ["..", "a/b", "../../etc/passwd", "/etc", "."])
    func noTypedValueLeadsElsewhere(value: String) throws {
        for path in [
            "___VARIABLE_x___", "Dir/___VARIABLE_x___/file", "___VARIABLE_x:lower___/f", "a___VARIABLE_made___",
        ] {
            let options =
                "Options = ({Identifier=x; Type=text;}, {Identifier=made; Type=static; Default=\"b/___VARIABLE_x___\";});"
            let faults = try FixtureBundle(options, [path: ""]).faults(["x": value])
            #expect(faults.map(\.id) == [.badOptionValue])
        }
        let cleaned = try FixtureBundle(name, ["___VARIABLE_x:identifier___": ""]).render(["x": value])
        #expect(cleaned.keys.allSatisfy { !$0.contains("/") && !$0.contains(".") })
        #expect(try FixtureBundle(name, ["a": ""]).faults(name: value).map(\.id) == [.badOptionValue])
    }

    @Test func aBoundValueOrAPathArgumentMayBeAPath() throws {
        let bundle = try FixtureBundle(
            name + "Scaffold = { Arguments = ({Option=sub; Kind=path;}); };",
            ["Views/___VARIABLE_sub___/___VARIABLE_x___.swift": "", "___VARIABLE_x___/b": ""]
        )
        let bound = try bundle.rendering(Bindings(overrides: ["x": "A/B", "sub": ""])).texts.keys.sorted()
        #expect(bound == ["A/B/b", "Views/A/B.swift"])
        #expect(try bundle.render(["sub": "Checkout/Payment"])["Views/Checkout/Payment/Cart.swift"] == "")
        #expect(bundle.faults(["sub": "../.."]).map(\.id) == [.escapesWorkspace])
        #expect(bundle.faults(["sub": "a\u{7}b"]).map(\.id) == [.escapesWorkspace])
    }

    @Test func namesThatNoDiskCanStoreAreRefused() throws {
        let bundle = try FixtureBundle(name, ["___VARIABLE_x___.swift": "", "___VARIABLE_sub___": ""])
        #expect(bundle.faults(["sub": "s", "x": "a:b"]).first?.message.contains("`:`") == true)
        #expect(bundle.faults(["sub": ""]).first?.message.contains("becomes empty") == true)
        let long = String(repeating: "9", count: 1_000_000)
        #expect(bundle.faults(["sub": "s", "x": long]).first?.message.contains("longer than 255 bytes") == true)
        #expect(try FixtureBundle(name, ["a": "___VARIABLE_x___"]).render(["x": long])["a"] == long)
        #expect(bundle.faults(["x": String(repeating: long, count: 5)]).map(\.id) == [.badOptionValue])
    }

    @Test func twoSourcesOfOneFileAreRefused() throws {
        let same = try FixtureBundle(name, ["___VARIABLE_x___.swift": "", "CART.swift": ""]).faults()
        #expect(same.map(\.message).first?.contains("both become") == true)
        let nested = try FixtureBundle(name, ["___VARIABLE_x___": "", "Cart/a.swift": ""]).faults()
        #expect(nested.map(\.message).first?.contains("as a folder and as a file") == true)
    }

    @Test func directivesAndOmissionsAskForOptionsAndFacts() throws {
        let bundle = try FixtureBundle(
            """
            Options = ({Identifier=mocks; Type=checkbox; Default=YES;});
            Scaffold = { Destination = "___FEATURES___/Cart"; Omit = { "Mocks/**" = "!mocks"; "*.md" = "appRoot || extra"; }; };
            """,
            [
                "Mocks/a/b.swift": "", "README.md": "",
                "Package.swift": "a\n    // ___IF_mocks && !appRoot___\nb\n    // ___ELSE___\nc\n    // ___END___\nd",
                "___ROOT___/Tests/t.swift": "",
            ]
        )
        func made(_ bindings: Bindings) throws -> [String: String] {
            var bindings = bindings
            bindings.facts["extra"] = bindings.facts["extra"] ?? false
            bindings.folders = ["FEATURES": try RelativePath("F"), "ROOT": .root]
            return try bundle.rendering(bindings).texts
        }
        #expect(
            try made(Bindings()) == [
                "F/Cart/Mocks/a/b.swift": "", "F/Cart/README.md": "", "F/Cart/Package.swift": "a\nb\nd",
                "Tests/t.swift": "",
            ]
        )
        #expect(
            try made(Bindings(options: ["mocks": "false"], facts: ["appRoot": true])) == [
                "F/Cart/Package.swift": "a\nc\nd", "Tests/t.swift": "",
            ]
        )
        #expect(throws: TemplateError.self) { try bundle.rendering() }
    }

    @Test func aMisspeltNameInAConditionIsToldWithItsPlace() throws {
        let directive = try FixtureBundle(name, ["a.swift": "a\n# ___IF_appRot___\n# ___END___"]).faults()
        #expect(directive.map(\.location?.position) == [TextPosition(line: 2, column: 9)])
        #expect(directive.map(\.remedy) == ["did you mean `appRoot`?"])
        let omission = try FixtureBundle("Scaffold = { Omit = { a = \"moks\"; }; };", ["a": ""]).faults()
        #expect(omission.first?.message.hasPrefix("`a` of `Omit` asks for `moks`") == true)
    }

    @Test func fiveThousandFilesAreRendered() throws {
        let files = (0..<5000).map {
            ("Sub\($0 % 50)/___VARIABLE_x___\($0).swift", "let ___VARIABLE_x___\($0) = \($0)\n")
        }
        let made = try FixtureBundle(name, Dictionary(uniqueKeysWithValues: files)).render()
        #expect(made.count == 5000)
        #expect(made["Sub49/Cart4999.swift"] == "let Cart4999 = 4999\n")
    }

    @Test func theSameInputGivesTheSameIdentifiers() throws {
        let bundle = try FixtureBundle(name, ["a": "___UUID:one___ ___UUID:one___ ___UUID:two___ ___UUID___"])
        let parts = try #require(try bundle.render()["a"]).split(separator: " ")
        #expect(parts[0] == parts[1])
        #expect(Set(parts).count == 3)
        #expect(try bundle.render()["a"] == parts.joined(separator: " "))
        let elsewhere = try bundle.rendering(Bindings(destination: RelativePath("Else"))).texts["Else/a"]
        #expect(elsewhere?.hasPrefix(String(parts[0])) == false)
    }

    @Test(arguments: [
        ("Kind = \"Xcode.Xcode3.ProjectTemplateUnitKind\";", "a whole project"),
        ("Kind = \"Xcode.IDECoreDataModeler.ManagedObjectTemplateKind\";", "Core Data"), ("", "has no `Kind`"),
        ("Kind = \"Other\";", "`Other`, which only Xcode can run"),
    ])
    func otherKindsAreRefusedByTheirName(info: String, message: String) throws {
        let bundle = TemplateBundle(
            name: "P",
            category: "C",
            files: [try RelativePath("TemplateInfo.plist"): Array("{ \(info) }".utf8)]
        )
        let error = #expect(throws: TemplateError.self) { try Blueprint(bundle) }
        #expect(error?.diagnostics.first?.message.contains(message) == true)
    }
}

extension FixtureBundle {
    fileprivate init(_ files: [String: String]) throws {
        try self.init("", files)
    }
}
