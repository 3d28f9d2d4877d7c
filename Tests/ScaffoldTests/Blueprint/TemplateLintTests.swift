import Testing

@testable import Scaffold

struct TemplateLintTests {
    private func lint(_ info: String, _ files: [String: String]) throws -> [String] {
        TemplateLint(try FixtureBundle(info, files).bundle).diagnostics().map(\.message)
    }

    private let name = "Options = ({Identifier=x; Type=text; Required=YES;});"

    @Test func aGoodTemplateHasNoFindings() throws {
        #expect(
            try lint(
                name,
                ["___VARIABLE_x___.swift": "//___FILEHEADER___\nlet a = \"___VARIABLE_x:identifier___ ___DATE___\""])
                == [])
    }

    @Test(arguments: EmbeddedTemplates.bundles.map { "\($0.category)/\($0.name)" })
    func theBuiltInTemplatesHaveNone(name: String) throws {
        let blueprint = try Catalog().blueprint(named: name)
        #expect(TemplateLint(blueprint.bundle).diagnostics() == [])
        let outcome = TemplateTrial(blueprint).run()
        #expect(outcome.diagnostics == [])
        #expect(outcome.isComplete)
    }

    @Test func unknownMacrosOfAllBranchesAreFoundOnce() throws {
        let popup = "Options = ({Identifier=ui; Type=popup; Values=(A,B);});"
        let found = try lint(
            popup, ["A/a.swift": "___NOBODY___", "B/___VARIABLE_y___.swift": "", "Left/c.swift": "___ALSO___"])
        #expect(
            found == [
                "`___NOBODY___` is no macro", "the template has no option `y`, in the name of this file",
                "`___ALSO___` is no macro",
                "no combination of options leads to the folder `Left`",
            ])
    }

    @Test func aTypedValueMayLeadToAFolder() throws {
        let combo = "Options = ({Identifier=x; Type=combo; Values=(A);}, {Identifier=y; Type=popup; Values=(B);});"
        let found = try lint(combo, ["AB/a.swift": "", "OtherB/a.swift": "", "OtherC/a.swift": ""])
        #expect(found == ["no combination of options leads to the folder `OtherC`"])
    }

    @Test func unusedOptionsAndForeignModifiersAreFound() throws {
        let options = """
            Options = ({Identifier=x; Type=text; Default=a;}, {Identifier=y; Type=text;}, {Identifier=z; Type=static;},
                {Identifier=productName; Type=text;}, {Identifier=w; Type=text; Default=a;},
                {Identifier=v; Type=static; Default="___VARIABLE_w___";});
            """
        #expect(
            try lint(options, ["a.swift": "___VARIABLE_x:snakeCase___ ___VARIABLE_v___ ___VARIABLE_v:snakeCase___"])
                == [
                    "nothing depends on the option `y`", "Xcode does not know the modifier `snakeCase`",
                ])
    }

    @Test func whatOnlySomeCombinationsShowIsFoundWithTheCombination() throws {
        let options = "Options = ({Identifier=a; Type=checkbox;}, {Identifier=b; Type=popup; Values=(P,Q);});"
        let found = try lint(options, ["P/f.swift": "", "Q/f.swift": "", "aP/f.swift": ""])
        #expect(
            found == ["for these options the template has no folder `aQ`; it has `P`, `Q`, `aP` (with a=true, b=Q)"])
        let scaffold = "Scaffold = { Omit = { \"b.swift\" = \"!a\"; }; };"
        let double = try lint("Options = ({Identifier=a; Type=checkbox;});" + scaffold, ["b.swift": "", "B.swift": ""])
        #expect(double.map { $0.hasSuffix("(with a=true, facts on)") } == [true])
    }

    @Test func conditionsWithUnknownNamesAndCirclesAreFound() throws {
        #expect(
            try lint(name, ["___VARIABLE_x___": "# ___IF_y___\n# ___END___"]).first?.contains("asks for `y`") == true)
        #expect(try lint(name, ["___VARIABLE_x___": "# ___IF_x___\n"]).first?.contains("no ___END___") == true)
        let circle = "Options = ({Identifier=a; Type=text; Default=\"___VARIABLE_a___\";});"
        #expect(try lint(circle, ["___VARIABLE_a___": ""]).first?.contains("a → a are made from each other") == true)
        #expect(try lint("Options = ({Identifier=a; Type=txt;});", ["a": ""]).first?.contains("`txt`") == true)
    }

    @Test func editsThatNoFileCanHaveAreFound() throws {
        let scaffold = """
            Scaffold = { Destination = "___FEATURES___/___VARIABLE_x___"; Edits = (
                { Kind = EnumCase; In = "a/b.json"; Declares = "enum A"; Text = "case b"; },
                { Kind = JSONEntry; In = "a/b.swift"; Text = "{}"; }, { Kind = Product; In = "a/b.swift"; Name = n; Targets = t; },
                { Kind = Import; In = "___FEATURE_ROOT___/Sourcs"; Text = "import B"; },
                { Kind = Import; In = "___FEATURE_ROOT___/Sources"; Text = "import B"; },
                { Kind = Import; In = "Elsewhere/Sources"; Text = "import B"; }
            ); };
            """
        let found = try lint(name + scaffold, ["Package.swift": "", "Sources/___VARIABLE_x___.swift": ""])
        #expect(
            found.map { String($0.prefix(30)) } == [
                "entry 1 of `Edits` is of the k", "entry 2 of `Edits` is of the k", "entry 3 of `Edits` is of the k",
                "entry 4 of `Edits` edits a fil",
            ])
    }

    @Test func combinationsAreCountedAndLimited() throws {
        let checkboxes = (0..<12).map { "{Identifier=c\($0); Type=checkbox;}" }.joined(separator: ",")
        let blueprint = try FixtureBundle("Options = (\(checkboxes));", ["a": ""]).blueprint()
        let many = TemplateCombinations(of: blueprint)
        #expect(many.all.count == 1024)
        #expect(!many.isComplete)
        let few = try FixtureBundle(
            "Options = ({Identifier=a; Type=checkbox;}, {Identifier=b; Type=popup; Values=(P,Q,R);}); Scaffold = {};",
            ["a": ""]
        ).blueprint()
        #expect(TemplateCombinations(of: few).all.count == 12)
        #expect(TemplateTrial(few).run().count == 12)
    }
}
