import Testing

@testable import Scaffold

struct ToolsVersionTests {
    @Test(arguments: [
        ("// swift-tools-version:5.9", "5.9"), ("// swift-tools-version: 6.2", "6.2"),
        ("//swift-tools-version:5.0.1", "5.0.1"), ("\n\n  //   swift-tools-version :\t5.10\n", "5.10"),
        ("// Swift-Tools-Version:5.3", "5.3"), ("// swift-tools-version:5.3;extra", "5.3"),
        ("// swift-tools-version:6", "6.0"),
    ])
    func theFirstLineSaysIt(text: String, version: String) {
        #expect(ToolsVersion.declared(in: SourceText(text))?.version.description == version)
    }

    @Test(arguments: [
        "", "import PackageDescription", "// tools 5.9", "// swift-tools-version 5.9", "# swift-tools-version:5",
    ])
    func anythingElseIsNone(text: String) {
        #expect(ToolsVersion.declared(in: SourceText(text)) == nil)
    }

    @Test
    func versionsAreComparedByNumber() {
        #expect(ToolsVersion(5, 10) > ToolsVersion(5, 9))
        #expect(ToolsVersion(6, 0) > ToolsVersion(5, 10, 1))
        #expect(ToolsVersion("5.9.x") == nil)
    }
}
