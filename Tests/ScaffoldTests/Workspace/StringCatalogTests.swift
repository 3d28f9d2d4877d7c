import Testing

@testable import Scaffold

struct StringCatalogTests {
    @Test(
        arguments: [
            (["Main/Resources/Localizable": ["cart.title"]], "Main/Resources/Localizable"),
            (["Main/Texts/Cart": []], "Main/Texts/Cart"),
            (["Main/Localizable": [], "Main/Cart": ["cart.title", "cart.retry"]], "Main/Cart"),
            (["Main/Localizable": ["other"], "Main/Errors": []], "Main/Localizable"),
            (["Main/Localizable": [], "Concurrent/Localizable": ["cart.title"]], "Concurrent/Localizable"),
            (["Main/Localizable": ["x"], "Concurrent/Localizable": ["y"]], nil),
            (["Main/InfoPlist": ["CFBundleName"]], nil),
            (["Main/mul.lproj/Localizable": []], "Main/mul.lproj/Localizable"),
            (["Main/Assets.xcassets/Localizable": []], nil),
            ([:], nil),
        ] as [([String: [String]], String?)])
    func theCatalogueOfTheScreensIsFound(catalogues: [String: [String]], expected: String?) throws {
        let folder = try TemporaryFolder(inMemory: true)
        for (name, keys) in catalogues {
            let strings = keys.map { "\"\($0)\" : {}" }.joined(separator: ", ")
            let text = "{ \"sourceLanguage\" : \"de\", \"strings\" : { \(strings) } }"
            try folder.write(["Sources/\(name).xcstrings": text])
        }
        let tree = WorkingTree(root: folder.path, files: Disk())
        let found = try StringCatalog(below: RelativePath("Sources"), of: tree, screens: ["cart"])
        #expect(found?.path.description == expected.map { "Sources/\($0).xcstrings" })
        #expect(found == nil || found?.sourceLanguage == "de")
    }
}
