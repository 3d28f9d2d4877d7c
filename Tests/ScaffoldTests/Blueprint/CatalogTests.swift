import Testing

@testable import Scaffold

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct CatalogTests {
    private let builtIn = ["One/Feature:feature", "One/View:view", "Two/Feature:feature", "One/Shared:"].map { spec in
        let parts = spec.split(whereSeparator: { "/:".contains($0) }).map(String.init)
        let command = parts.count > 2 ? parts[2] : nil
        let scaffold = command.map { "Scaffold = { Command = \($0); Requires = (\"One/Shared\"); };" } ?? ""
        let info = "{ \(FixtureBundle.kind) \(scaffold) Description = \"\(spec)\"; }"
        return EmbeddedBundle(category: parts[0], name: parts[1], command: command) {
            [EmbeddedFile("TemplateInfo.plist", text: info), EmbeddedFile("a.bin", base64: "AP8=")]
        }
    }

    private func workspace(_ files: [String: String]) throws -> (TemporaryFolder, WorkingTree) {
        let folder = try TemporaryFolder()
        try folder.write(files)
        return (folder, WorkingTree(root: folder.path, files: Disk()))
    }

    @Test func theTemplateOfACommandIsTheBuiltInOneOfTheArchitecture() throws {
        let catalog = Catalog(builtIn: builtIn)
        #expect(try catalog.blueprint(forCommand: "feature").bundle.category == "One")
        #expect(try catalog.blueprint(forCommand: "feature", in: "Two").bundle.category == "Two")
        #expect(try catalog.blueprint(named: "two/feature").description == "Two/Feature:feature")
        #expect(try catalog.blueprint(named: "Feature", near: "Two").bundle.category == "Two")
        let required = try catalog.requirements(of: catalog.blueprint(forCommand: "feature", in: "Two"))
        #expect(required.map(\.name) == ["Shared"])
        let file = try required[0].bundle.contents(of: RelativePath("a.bin"))
        #expect(file == [0, 0xFF])
    }

    @Test func theWorkspacesOwnTemplateWins() throws {
        let info = "{ \(FixtureBundle.kind) Scaffold = { Command = feature; }; Description = mine; }"
        let (folder, tree) = try workspace([
            "Templates/Team/My Feature.xctemplate/TemplateInfo.plist": info,
            "Templates/Team/My Feature.xctemplate/a/b.swift": "b",
            "Templates/.hidden/X.xctemplate/TemplateInfo.plist": info,
            "Sources/Y.xctemplate/TemplateInfo.plist": info,
        ])
        let catalog = Catalog(builtIn: builtIn, workspace: tree)
        let blueprint = try catalog.blueprint(forCommand: "feature")
        #expect(blueprint.description == "mine")
        #expect(blueprint.bundle.files.map(\.description) == ["TemplateInfo.plist", "a/b.swift"])
        #expect(try catalog.blueprint(named: "my feature").description == "mine")
        #expect(try catalog.entries().map(\.isBuiltIn) == [false, true, true, true, true])
        let contents = try blueprint.bundle.contents(of: RelativePath("a/b.swift"))
        #expect(contents == Array("b".utf8))
        #expect(tree.reads.keys.contains { $0.description.hasSuffix("a/b.swift") })
        _ = folder
    }

    @Test func twoOwnTemplatesOfOneCommandAreRefused() throws {
        let info = "{ \(FixtureBundle.kind) Scaffold = { Command = feature; }; }"
        let (folder, tree) = try workspace([
            "Templates/A.xctemplate/TemplateInfo.plist": info, "Templates/B.xctemplate/TemplateInfo.plist": info,
        ])
        let error = #expect(throws: TemplateError.self) {
            try Catalog(builtIn: builtIn, workspace: tree).blueprint(forCommand: "feature")
        }
        #expect(error?.diagnostics.first?.message.contains("both serve `feature`") == true)
        _ = folder
    }

    @Test func aBrokenTemplateHarmsNoOtherListing() throws {
        let (folder, tree) = try workspace([
            "Templates/A.xctemplate/TemplateInfo.plist": "<plist><dict>",
            "Templates/B.xctemplate/TemplateInfo.plist": info("b"),
            "Templates/Empty.xctemplate/a": "",
        ])
        try folder.makeSymlink("Templates/B.xctemplate/out", to: "/")
        let catalog = Catalog(builtIn: builtIn, workspace: tree)
        #expect(try catalog.entries().map(\.name).prefix(3) == ["A", "B", "Empty"])
        #expect(throws: TemplateError.self) { try catalog.blueprint(forCommand: "feature") }
        #expect(throws: TemplateError.self) { try catalog.blueprint(named: "B") }
    }

    @Test func anUnknownTemplateIsToldWithTheNearest() {
        for (typed, remedy) in [("Featuer", "`Feature`"), ("Zebra", "spmgen list")] {
            let error = #expect(throws: TemplateError.self) { try Catalog(builtIn: builtIn).blueprint(named: typed) }
            #expect(error?.diagnostics.first?.id == .noSuchTemplate)
            #expect(error?.diagnostics.first?.remedy.contains(remedy) == true)
        }
    }

    @Test func symlinksAreFollowedInsideTheBundleOnly() throws {
        let info = "{ \(FixtureBundle.kind) }"
        let (folder, tree) = try workspace([
            "T/A.xctemplate/TemplateInfo.plist": info, "T/A.xctemplate/real/a": "a", "T/secret": "s",
        ])
        try folder.makeSymlink("T/A.xctemplate/inner", to: "real")
        let bundle = try TemplateBundle(RelativePath("T/A.xctemplate"), in: tree)
        #expect(bundle.files.map(\.description) == ["TemplateInfo.plist", "inner/a", "real/a"])
        for (target, message) in [
            ("../secret", "leads out"), ("..", "leads out"), ("gone", "leads nowhere"), (".", "that holds it"),
        ] {
            try folder.makeSymlink("T/A.xctemplate/link", to: target)
            let error = #expect(throws: TemplateError.self) {
                try TemplateBundle(RelativePath("T/A.xctemplate"), in: tree)
            }
            #expect(error?.diagnostics.first?.message.contains(message) == true, "\(target)")
            try Disk().removeFile(folder.path.appending("T/A.xctemplate/link"))
        }
    }

    @Test func newLooksInTheWorkspaceThenInTheUsersFoldersThenAtTheBuiltIn() throws {
        let (folder, tree) = try workspace([
            "ws/Templates/T/A.xctemplate/TemplateInfo.plist": info("own"),
            "ws/Sub/A.xctemplate/TemplateInfo.plist": info("stray"),
            "ws/Sub/B.xctemplate/TemplateInfo.plist": info("stray"),
            "user/B.xctemplate/TemplateInfo.plist": info("user"),
            "user/C.xctemplate/TemplateInfo.plist": info("user"),
            "xcode/C.xctemplate/TemplateInfo.plist": info("xcode"),
            "user/View.xctemplate/TemplateInfo.plist": info("user"),
            "ws/Pods/D.xctemplate/TemplateInfo.plist": info("pod"),
            "ws/.build/E.xctemplate/TemplateInfo.plist": info("build"), "ws/Nested/.git/HEAD": "",
            "ws/Nested/F.xctemplate/TemplateInfo.plist": info("nested"),
        ])
        func place(_ name: String) throws -> WorkingTree {
            WorkingTree(root: folder.path.appending(name), files: tree.files)
        }
        let catalog = Catalog(
            builtIn: builtIn, workspace: try place("ws"), userFolders: [try place("user"), try place("xcode")])
        for (name, description) in [
            ("A", "own"), ("B", "stray"), ("C", "user"), ("View", "user"), ("Shared", "One/Shared:"),
        ] {
            #expect(try catalog.blueprint(toRun: name).description == description)
        }
        for name in ["D", "E", "F"] { #expect(throws: TemplateError.self) { try catalog.blueprint(toRun: name) } }
        #expect(throws: TemplateError.self) { try catalog.blueprint(named: "B") }
        #expect(try catalog.blueprint(named: "View").description == "One/View:view")
    }

    @Test func ofTwoOfOneNameNoneIsRunWithoutItsCategory() throws {
        let (folder, tree) = try workspace([
            "ws/Templates/VIP/Module.xctemplate/TemplateInfo.plist": info("vip"),
            "ws/Templates/VIPER/Module.xctemplate/TemplateInfo.plist": info("viper"),
        ])
        let place = WorkingTree(root: folder.path.appending("ws"), files: tree.files)
        let catalog = Catalog(builtIn: builtIn, workspace: place)
        let error = #expect(throws: TemplateError.self) { try catalog.blueprint(toRun: "Module") }
        #expect(error?.diagnostics.first?.remedy == "use one of `VIP/Module`, `VIPER/Module`")
        #expect(try catalog.blueprint(toRun: "viper/module").description == "viper")
    }

    @Test func aRepositoryThatIsATemplateRunsFromItsClone() throws {
        let (folder, tree) = try workspace([
            "A.xctemplate/TemplateInfo.plist": info("a"), "A.xctemplate/.git/HEAD": "ref: refs/heads/main",
            "A.xctemplate/.github/workflows/ci.yml": "on: push", "A.xctemplate/a.swift": "a",
        ])
        let bundle = try TemplateBundle(RelativePath("A.xctemplate"), in: tree)
        let rendering = try withExtendedLifetime(folder) { try Blueprint(bundle).render(Bindings()) }
        #expect(rendering.texts.keys.sorted() == [".github/workflows/ci.yml", "a.swift"])
        #expect(rendering.warnings.map { $0.location?.file } == ["A.xctemplate/.github/workflows/ci.yml"])
    }

    @Test func aTemplateIsRunFromItsFolderWithAnOverlay() throws {
        let (folder, tree) = try workspace([
            "any/TemplateInfo.plist": info("mine"), "any/a.swift": "a", "any/b.swift": "b", "over/b.swift": "B",
            "over/c.swift": "C",
        ])
        let alone = try Catalog.blueprint(at: folder.path.appending("any"), files: tree.files)
        #expect(try alone.render(Bindings()).texts == ["a.swift": "a", "b.swift": "b"])
        let over = folder.path.appending("over")
        let both = try Catalog.blueprint(at: folder.path.appending("any"), overlay: over, files: tree.files)
        #expect(try both.render(Bindings()).texts == ["a.swift": "a", "b.swift": "B", "c.swift": "C"])
    }

    private func info(_ description: String) -> String {
        "{ \(FixtureBundle.kind) Description = \(description); }"
    }

    @Test func aFolderWithoutAPropertyListIsNoTemplate() throws {
        let (folder, tree) = try workspace(["A.xctemplate/a": "a"])
        let bundle = try TemplateBundle(RelativePath("A.xctemplate"), in: tree)
        let error = #expect(throws: TemplateError.self) { try Blueprint(bundle) }
        #expect(error?.diagnostics.first?.message.contains("no TemplateInfo.plist") == true)
        _ = folder
    }
}

/// What the build plugin embeds.
struct EmbeddedTemplatesTests {
    @Test func everyTemplateOfTheCheckoutIsEmbeddedByteForByte() throws {
        let tree = WorkingTree(root: try AbsolutePath(spelled: ProjectFiles.root.path()), files: Disk())
        let folders = try BundleSearch(in: tree).bundles(below: RelativePath("Templates"))
        let bundles = EmbeddedTemplates.bundles
        #expect(bundles.map { "Templates/\($0.category)/\($0.name).xctemplate" } == folders.map(\.description))
        for (folder, embedded) in zip(folders, bundles) {
            let onDisk = try TemplateBundle(folder, in: tree)
            let inProgram = try TemplateBundle(embedded)
            #expect(inProgram.files == onDisk.files.filter { $0.name != ".DS_Store" })
            for file in inProgram.files { #expect(try inProgram.contents(of: file) == onDisk.contents(of: file)) }
            #expect(try TemplatePlace.folder(folder, tree).command() == embedded.command)
        }
    }
}
