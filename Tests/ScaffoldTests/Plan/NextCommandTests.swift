import Testing

@testable import Scaffold

struct NextCommandTests {
    @Test(arguments: [
        ("/shop", "FeaturePackages/Cart"), ("/", "shop/FeaturePackages/Cart"), ("/shop/FeaturePackages/Cart", "."),
        ("/shop/Sources", "/shop/FeaturePackages/Cart"), ("/shopping", "/shop/FeaturePackages/Cart"),
    ])
    func pathsAreSpelledForTheFolderThatTheUserIsIn(folder: String, spelled: String) throws {
        let command: NextCommand = ["swift", "test", "--package-path", .path(try RelativePath("FeaturePackages/Cart"))]
        let arguments = command.arguments(
            in: try AbsolutePath(spelled: folder),
            workspace: try AbsolutePath(spelled: "/shop")
        )
        #expect(arguments == ["swift", "test", "--package-path", spelled])
    }
}
