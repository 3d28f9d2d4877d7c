import Testing

@testable import Scaffold

struct OptionTests {
    private func values(_ options: String, _ typed: [String: String] = [:], name: String? = nil) throws
        -> ResolvedOptions
    {
        let blueprint = try FixtureBundle("Options = (\(options));", ["a.txt": ""]).blueprint()
        var resolver = try OptionResolver(
            blueprint.options,
            bindings: Bindings(name: name, options: typed),
            macros: MacroScope(),
            completionName: nil,
            label: "a"
        )
        return try resolver.resolve()
    }

    private func fault(_ options: String, _ typed: [String: String] = [:]) -> Diagnostic? {
        do {
            _ = try values(options, typed)
            return nil
        } catch {
            return (error as? TemplateError)?.diagnostics.first
        }
    }

    @Test(
        arguments: [
            ("{Identifier=a; Type=text;}", [:], "", nil),
            ("{Identifier=a; Type=text; Default=x;}", [:], "x", nil),
            ("{Identifier=a; Type=text; Default=x;}", ["a": "y"], "y", nil),
            ("{Identifier=a; Type=static; Default=x;}", [:], "x", nil),
            ("{Identifier=a; Type=static;}", [:], "", nil),
            ("{Identifier=a; Type=popup; Values=(One,Two); Default=Two;}", [:], "Two", "Two"),
            ("{Identifier=a; Type=popup; Values=(One,Two); Default=Two;}", ["a": "One"], "One", "One"),
            ("{Identifier=a; Type=popup; Values=(One,Two);}", [:], "One", "One"),
            ("{Identifier=a; Type=checkbox;}", [:], "false", nil),
            ("{Identifier=a; Type=checkbox; Default=YES;}", [:], "true", "a"),
            ("{Identifier=a; Type=checkbox; Default=true;}", ["a": "no"], "false", nil),
            ("{Identifier=a; Type=checkbox;}", ["a": "TRUE"], "true", "a"),
            ("{Identifier=a; Type=class; Values=(UIView); Default=UIView;}", ["a": "MyView"], "MyView", "MyView"),
            ("{Identifier=a; Type=combo; Values=(Int); Default=Int;}", ["a": "My Type"], "My Type", "My Type"),
            ("{Identifier=a; Type=TEXT; Default=x;}", [:], "x", nil),
            ("{Identifier=\"a b+\"; Name=\"Nice name:\"; Type=text;}", ["nice NAME": "y"], nil, nil),
        ] as [(String, [String: String], String?, String?)])
    func eachTypeHasItsValueAndItsPartOfTheFolder(
        option: String,
        typed: [String: String],
        value: String?,
        part: String?
    ) throws {
        let resolved = try values(option, typed)
        #expect(resolved.values["a"] == value)
        #expect(resolved.folderParts == (part.map { [$0] } ?? []))
        if value == nil { #expect(resolved.values["a b+"] == "y") }
    }

    @Test(arguments: [
        ("{Identifier=a; Type=popup; Values=(One,Two);}", "Tow", DiagnosticID.badOptionValue, "did you mean `Two`?"),
        ("{Identifier=a; Type=popup; Values=(One,Two);}", "Zebra", .badOptionValue, "`One`, `Two`"),
        ("{Identifier=a; Type=checkbox;}", "maybe", .badOptionValue, "`true` or `false`"),
        ("{Identifier=a; Type=static; Default=x;}", "y", .badOptionValue, "leave it out"),
        ("{Identifier=aa; Type=text;}", "y", .badOptionValue, "`aa`"),
        ("{Identifier=a; Type=text;}", "___VARIABLE_a___", .templateInvalid, "without the others"),
        ("{Identifier=a; Type=txt;}", "y", .templateInvalid, "did you mean `text`?"),
        ("{Type=text;}", "y", .templateInvalid, "add it"),
    ])
    func aValueThatCannotBeIsRefused(option: String, value: String, id: DiagnosticID, remedy: String) {
        let diagnostic = fault(option, ["a": value])
        #expect(diagnostic?.id == id)
        #expect(diagnostic?.remedy.contains(remedy) == true, "\(String(describing: diagnostic))")
    }

    @Test func defaultsMayNameLaterOptionsAndOnesWithOddNames() throws {
        let resolved = try values(
            """
            {Identifier=a; Type=static; Default="___VARIABLE_b:lower___-___VARIABLE_odd one+___";},
            {Identifier=b; Type=text; Default="___VARIABLE_c___X";}, {Identifier=c; Type=text;},
            {Identifier="odd one+"; Type=text; Default=O;}
            """,
            ["c": "Cart"]
        )
        #expect(resolved.values == ["a": "cartx-O", "b": "CartX", "c": "Cart", "odd one+": "O"])
        #expect(resolved.typed == ["a", "b", "c"])
    }

    @Test func defaultsInACircleAreRefusedWithTheWholeCircle() {
        let diagnostic = fault(
            """
            {Identifier=a; Type=static; Default="___VARIABLE_b___";}, {Identifier=b; Type=text; Default="___VARIABLE_c___";},
            {Identifier=c; Type=text; Default="x___VARIABLE_b:lower___";}
            """
        )
        #expect(diagnostic?.message == "the options b → c → b are made from each other")
    }

    @Test func aLongChainOfDefaultsIsNoCrash() {
        let chain = (0..<5000).map { "{Identifier=o\($0); Type=text; Default=\"___VARIABLE_o\($0 + 1)___\";}," }
        #expect(fault(chain.joined())?.message.contains("more than 100 deep") == true)
    }

    @Test func anUnknownNameInADefaultSaysWhichOption() {
        let diagnostic = fault(
            "{Identifier=a; Type=text; Default=\"___VARIABLE_nme___\";}, {Identifier=name; Type=text;}")
        #expect(diagnostic?.id == .unknownMacro)
        #expect(diagnostic?.message == "the template has no option `nme`, in the default of the option `a`")
    }

    @Test func allMissingRequiredOptionsAreToldWithHowToGiveThem() throws {
        let error = #expect(throws: TemplateError.self) {
            try values(
                """
                {Identifier=a; Type=text; Required=YES; Name="The A:"; Description="What it is.";},
                {Identifier="b c"; Type=class; Required=true;}, {Identifier=d; Type=text;},
                {Identifier=e; Type=static; Required=YES;}
                """
            )
        }
        #expect(error?.diagnostics.map(\.id) == [.missingArgument, .missingArgument])
        #expect(error?.diagnostics.first?.message == "the option `a` (The A) needs a value: What it is.")
        #expect(error?.diagnostics.last?.remedy == "give it with `--set 'b c'=<value>`")
    }

    @Test(
        arguments: [
            (["kind": "UIKit", "xib": "true"], ["UIKit", "xib"], [:]),
            (["kind": "SwiftUI", "xib": "true"], ["SwiftUI"], ["xib": "false", "deep": "false"]),
            (["kind": "UIKit"], ["UIKit"], ["deep": "false"]),
            (["kind": "UIKit", "xib": "yes", "deep": "true"], ["UIKit", "xib", "deep"], [:]),
        ] as [([String: String], [String], [String: String])])
    func anOptionWhoseRequirementsAreNotMetDoesNotCount(
        typed: [String: String],
        parts: [String],
        falseOnes: [String: String]
    ) throws {
        let resolved = try values(
            """
            {Identifier=kind; Type=popup; Values=(UIKit,SwiftUI);},
            {Identifier=xib; Type=checkbox; RequiredOptions={kind=UIKit;};},
            {Identifier=deep; Type=checkbox; RequiredOptions={xib=(YES); kind=(UIKit,Other);};}
            """,
            typed
        )
        #expect(resolved.folderParts == parts)
        #expect(resolved.conditionValues.filter { resolved.disabled.contains($0.key) } == falseOnes)
    }

    @Test func ofTwoOptionsWithOneNameTheOneThatCountsHasTheValue() throws {
        let options = """
            {Identifier=kind; Type=popup; Values=(A,B);},
            {Identifier=sub; Type=popup; Values=(A1,A2); RequiredOptions={kind=A;};},
            {Identifier=sub; Type=popup; Values=(B1,B2); RequiredOptions={kind=B;};}
            """
        #expect(try values(options, ["kind": "B"]).folderParts == ["B", "B1"])
        #expect(try values(options, ["kind": "B", "sub": "B2"]).values["sub"] == "B2")
        #expect(try values(options).folderParts == ["A", "A1"])
    }

    @Test func aStrangeDefaultOfAPopupBecomesTheFirstValueWithAWarning() throws {
        let resolved = try values("{Identifier=a; Type=popup; Values=(One,Two); Default=Three;}")
        #expect(resolved.values["a"] == "One")
        #expect(resolved.warnings.map(\.severity) == [.warning])
    }

    @Test func theBaseNameIsTheCallersElseTheProduct() throws {
        let product =
            "{Identifier=module; Type=text;}, {Identifier=productName; Type=static; Default=\"___VARIABLE_module___View\";}"
        #expect(try values(product, ["module": "Cart"]).baseName == "CartView")
        #expect(try values(product, ["module": "Cart"], name: "Other").baseName == "Other")
        #expect(try values("{Identifier=productName; Type=text;}", name: "Typed").values["productName"] == "Typed")
        #expect(try values("{Identifier=a; Type=text;}").baseName == nil)
        let derived = "{Identifier=a; Type=static; Default=\"___FILEBASENAMEASIDENTIFIER___\";}, " + product
        #expect(try values(derived, ["module": "a-b"]).values["a"] == "a_bView")
    }

    @Test func anOptionIsKnownByItsNameWithOrWithoutTheColon() throws {
        let option = "{Identifier=languageChoice; Type=popup; Name=\"Language:\"; Values=(Swift,C);}"
        #expect(try values(option, ["language": "C"]).values["languageChoice"] == "C")
        #expect(try values(option, ["Language:": "C"]).values["languageChoice"] == "C")
    }

    @Test(arguments: [
        ("Cart.swift", "Cart.swift"), ("Cart.SWIFT", "Cart.swift"), ("Cart.Item", "Cart.Item.swift"),
        (".swift", ".swift.swift"),
    ])
    func anExtensionThatTheTemplateBringsIsNotDoubled(typed: String, file: String) throws {
        let bundle = try FixtureBundle("", ["___FILEBASENAME___.swift": ""])
        #expect(try bundle.render(name: typed).keys.sorted() == [file])
    }

    @Test func aNameThatNoFileTakesIsTold() throws {
        let bundle = try FixtureBundle(
            "Options = ({Identifier=base; Type=text; Default=Sample;});", ["___VARIABLE_base___.swift": ""])
        let warning = try bundle.blueprint().unusedName("Foo")
        #expect(warning?.remedy == "its files are named by options, such as `--set base=Foo`")
        let product = try FixtureBundle(
            "Options = ({Identifier=productName; Type=text;});", ["___VARIABLE_productName___.swift": ""])
        #expect(try product.blueprint().unusedName("Foo") == nil)
    }
}
