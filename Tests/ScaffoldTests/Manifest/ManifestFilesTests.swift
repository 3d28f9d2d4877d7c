import Testing

@testable import Scaffold

struct ManifestFilesTests {
    @Test
    func theManifestsOfAPackageAreThePlainOneAndThoseOfVersions() {
        let entries = [
            "Package.resolved", "Package.swift", "Package@swift-5.10.swift", "Package@swift-5.9.swift",
            "Package@swift-6.swift", "Package@swift-next.swift", "Package@swift-5.9.swift.orig", "Sources",
        ]
        let names = ["Package.swift", "Package@swift-5.9.swift", "Package@swift-5.10.swift", "Package@swift-6.swift"]
        #expect(ManifestFiles.names(among: entries) == names)
        #expect(ManifestFiles.names(among: ["Package@swift-5.9.1.swift"]) == ["Package@swift-5.9.1.swift"])
    }
}
