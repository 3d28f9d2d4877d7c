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

    struct Folder: Sendable {
        /// The tools version that each manifest asks for.
        let manifests: [String: String]
        let loaded: String
    }

    @Test(arguments: [
        Folder(manifests: ["Package.swift": "5.9"], loaded: "Package.swift"),
        Folder(
            manifests: ["Package.swift": "5.5", "Package@swift-5.9.swift": "5.9"], loaded: "Package@swift-5.9.swift"),
        Folder(manifests: ["Package.swift": "6.0", "Package@swift-5.9.swift": "5.9"], loaded: "Package.swift"),
        Folder(manifests: ["Package.swift": "6.2", "Package@swift-6.swift": "6.0"], loaded: "Package@swift-6.swift"),
        Folder(
            manifests: ["Package.swift": "6.3", "Package@swift-6.3.swift": "5.9"], loaded: "Package@swift-6.3.swift"),
        Folder(
            manifests: ["Package.swift": "5.5", "Package@swift-5.7.swift": "5.7", "Package@swift-5.10.swift": "5.10"],
            loaded: "Package@swift-5.10.swift"
        ),
    ])
    func theManifestIsPickedAsSwiftPMPicksIt(folder: Folder) {
        let name = ManifestFiles.loaded(among: folder.manifests.keys.sorted()) {
            folder.manifests[$0].flatMap { ToolsVersion($0) }
        }
        #expect(name == folder.loaded)
    }
}
