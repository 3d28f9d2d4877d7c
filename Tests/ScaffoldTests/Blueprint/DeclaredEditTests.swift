import Testing

@testable import Scaffold

struct DeclaredEditTests {
    private let options = """
        Options = ({Identifier=feature; Type=text; Default=Cart;}, {Identifier=list; Type=static;},
            {Identifier=mocks; Type=checkbox;});
        """

    private func edits(_ edits: String, _ change: (inout Bindings) -> Void = { _ in }) throws -> [DeclaredEdit] {
        var bindings = Bindings(folders: ["ROOT": .root, "SHARED": try RelativePath("Shared")])
        change(&bindings)
        let bundle = try FixtureBundle(options + "Scaffold = { Edits = (\(edits)); };", ["a": ""])
        return try bundle.rendering(bindings).edits
    }

    private func fault(_ edits: String) -> Diagnostic? {
        do {
            _ = try self.edits(edits)
            return nil
        } catch {
            return (error as? TemplateError)?.diagnostics.first
        }
    }

    @Test func everyTextIsExpandedAndPathsCollapse() throws {
        let made = try edits(
            """
            { Id = one; Kind = SwitchBranch; In = "___ROOT___/Sources"; Declares = "class ___VARIABLE_feature___Coordinator";
              At = "func view(for:) / switch"; Place = beforeDefault; Needs = navigator;
              Text = "case .___VARIABLE_feature:lower___:\\n    x"; Required = NO; },
            { Kind = TargetDependency; In = "/___SHARED___//Package.swift"; Target = T; Name = "___VARIABLE_feature___Mocks";
              Package = P; With = one; },
            { Kind = Product; In = Package.swift; Name = N; Targets = ("___VARIABLE_feature___", B); Type = library; }
            """
        )
        #expect(made.map(\.kind) == [.switchBranch, .targetDependency, .product])
        #expect(made[0].location.description == "Sources")
        #expect(made[0].declares == "class CartCoordinator")
        #expect(made[0].at == ["func view(for:)", "switch"])
        #expect(made[0].place == .beforeDefault)
        #expect(made[0].text == "case .cart:\n    x")
        #expect(made[0].needs == ["navigator"])
        #expect(!made[0].isRequired)
        #expect(made[1].isRequired)
        #expect(made[1].location.description == "Shared/Package.swift")
        #expect(made[1].with == "one")
        #expect(made[1].name == "CartMocks")
        #expect(made[2].targets == ["Cart", "B"])
        #expect(
            made[2].origin
                == DeclaredEdit.Origin(file: "Tests/Fixture.xctemplate/TemplateInfo.plist", entry: "entry 3 of `Edits`")
        )
    }

    @Test func conditionsAndTheirCompanionsDecideWhatIsLeftOut() throws {
        let all = """
            { Id = c; Kind = Import; In = a; Text = c; With = b; }, { Id = b; Kind = Import; In = a; Text = b; With = a; },
            { Id = a; Kind = Import; In = a; Text = a; When = "mocks && appRoot"; }, { Kind = Import; In = a; Text = d; When = wire; }
            """
        #expect(try edits(all).map(\.text) == ["d"])
        let made = try edits(all) { bindings in
            bindings.options["mocks"] = "true"
            bindings.facts = ["appRoot": true, "wire": false]
        }
        #expect(made.map(\.text) == ["c", "b", "a"])
    }

    @Test func aListMakesOneEditAValue() throws {
        let one =
            "{ Kind = PackageDependency; In = Package.swift; Path = \"___SHARED___/___VARIABLE_list___\"; ForEach = list; }"
        #expect(try edits(one).isEmpty)
        let made = try edits(one) { $0.lists = ["list": ["A", "B"]] }
        #expect(made.map(\.path?.description) == ["Shared/A", "Shared/B"])
    }

    @Test(arguments: [
        ("{ Kind = EnumCas; In = a; Declares = b; Text = c; }", "unknown Kind `EnumCas`", "`EnumCase`"),
        ("{ In = a; }", "has no `Kind`", "add it"),
        ("{ Kind = EnumCase; In = a; Text = c; }", "has no `Declares`, which EnumCase needs", "add it"),
        ("{ Kind = Import; In = a; Txet = c; }", "unknown key `Txet`", "`Text`"),
        ("{ Kind = Import; In = a; Text = c; Place = first; }", "unknown Place `first`", "last"),
        ("{ Kind = Import; In = a; Text = c; With = q; }", "names no other edit: `q`", "this `Id`"),
        (
            "{ Kind = Import; In = a; Text = c; Id = x; }, { Kind = Import; In = a; Text = c; Id = x; }", "two edits",
            "rename"
        ),
        ("{ Kind = Import; In = a; Text = c; Required = maybe; }", "neither true nor false", "`true`"),
        (
            "{ Kind = Import; In = a; Text = c; When = \"a &&\"; }", "`When` of entry 1 of `Edits` ends too early",
            "write"
        ),
        ("{ Kind = Import; In = a; Text = c; When = moks; }", "asks for `moks`", "`mocks`"),
        ("{ Kind = Import; In = a; Text = c; ForEach = lists; }", "the option `lists`", "`list`"),
        ("{ Kind = Import; In = \"../a\"; Text = c; }", "leads out of the workspace", "`..`"),
        ("{ Kind = Import; In = a; Text = \"___VARIABLE_fature___\"; }", "in `Text` of entry 1 of `Edits`", "feature"),
        ("{ Kind = Import; In = a; Text = (c); }", "`Text` that is no string", "string"),
    ])
    func aFaultSaysWhichEntryAndWhatToDo(edits: String, message: String, remedy: String) {
        let diagnostic = fault(edits)
        #expect(diagnostic?.message.contains(message) == true, "\(String(describing: diagnostic))")
        #expect(diagnostic?.remedy.contains(remedy) == true, "\(String(describing: diagnostic))")
        #expect(diagnostic?.location?.file == "Tests/Fixture.xctemplate/TemplateInfo.plist")
    }

    @Test func namesAreReservedInAnyCaseByListOrWithAReason() throws {
        let argument = "Arguments = ({Option=feature; Kind=module;});"
        let list = try FixtureBundle(options + "Scaffold = { \(argument) Reserved = (Home, App); };", ["a": ""])
            .blueprint()
        #expect(list.scaffold?.reason(against: "home", for: "feature") != nil)
        #expect(list.scaffold?.reason(against: "Homes", for: "feature") == nil)
        let reasons = "Scaffold = { Reserved = { feature = { Home = \"it is taken\"; }; mocks = (On); }; };"
        let mapped = try FixtureBundle(options + reasons, ["a": ""]).blueprint()
        #expect(mapped.scaffold?.reason(against: "HOME", for: "feature") == "it is taken")
        #expect(mapped.scaffold?.reason(against: "Home", for: "mocks") == nil)
        #expect(mapped.scaffold?.reason(against: "on", for: "mocks") != nil)
        let unknown = try FixtureBundle("Scaffold = { Reserved = { a = (B); }; };", ["a": ""]).faults()
        #expect(unknown.first?.message.contains("`Reserved` names the option `a`") == true)
    }
}
