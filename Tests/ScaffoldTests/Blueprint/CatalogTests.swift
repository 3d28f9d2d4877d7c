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
            #expect(try Blueprint.command(of: inProgram) == embedded.command)
        }
    }
}
