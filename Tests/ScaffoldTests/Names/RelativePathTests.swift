import Testing

@testable import Scaffold

struct RelativePathTests {
    @Test(arguments: [
        ("a/b", "a/b"), ("", ""), (".", ""), ("./a//b/.", "a/b"), ("a/b/", "a/b"), ("...", "..."), ("a b/é", "a b/é"),
    ])
    func aPathIsKeptWithoutWhatSaysNothing(typed: String, path: String) throws {
        #expect(try RelativePath(typed).description == path)
    }

    @Test(arguments: ["/", "/a", "..", "a/..", "a/../b", "../a", "a\nb", "a/\u{0}", "a\u{7f}"])
    func aPathThatCouldLeadOutsideIsRefused(typed: String) {
        #expect(throws: RelativePathError(path: typed)) { try RelativePath(typed) }
    }

    @Test(arguments: [
        ("SharedPackages/Navigation", "FeaturePackages/Cart", "../../SharedPackages/Navigation"),
        ("FeaturePackages/Cart", "FeaturePackages/AppRoot", "../Cart"),
        ("FeaturePackages/Cart", "", "FeaturePackages/Cart"),
        ("", "FeaturePackages/Cart", "../.."),
        ("a", "a", "."),
        ("a/b", "a", "b"),
        ("ab", "a", "../ab"),
    ])
    func aPathIsSpelledFromAFolderAndReadBack(path: String, folder: String, spelled: String) throws {
        let target = try RelativePath(path)
        let start = try RelativePath(folder)
        #expect(target.spelled(from: start) == spelled)
        #expect(start.resolving(spelled) == target)
    }

    @Test(arguments: ["/abs", "../../../x", "a/../../../..", "x\u{7}"])
    func whatLeadsOutsideResolvesToNothing(spelled: String) throws {
        #expect(try RelativePath("a/b").resolving(spelled) == nil)
    }

    @Test(arguments: [
        ("Package.swift", "swift"), (".gitignore", ""), ("a.b/c", ""), ("a.tar.gz", "gz"), ("LICENSE", ""), ("a.", ""),
    ])
    func theExtensionIsBehindTheLastDotOfTheName(path: String, fileExtension: String) throws {
        #expect(try RelativePath(path).fileExtension == fileExtension)
    }

    @Test func aFolderOfALongerNameIsAnotherOne() throws {
        #expect(try RelativePath("Cart/a").isInside(RelativePath("Cart")))
        #expect(try RelativePath("Cart").isInside(RelativePath("Cart")))
        #expect(try RelativePath("Cart").isInside(.root))
        #expect(try !RelativePath("CartList/a").isInside(RelativePath("Cart")))
    }
}
