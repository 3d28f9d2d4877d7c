import Foundation
import TestSupport
import Testing

@testable import Scaffold

/// Which architecture's templates a workspace gets follows from what it holds.
struct ArchitectureTests {
    private static let navigator = [
        "SharedPackages/Shared/Package.swift": "// swift-tools-version: 6.2",
        "SharedPackages/Shared/Sources/Shared/Moves.swift":
            "public final class Navigator {}\npublic enum Route {}\npublic enum Transition {}\n",
        "SharedPackages/Shared/Sources/Shared/Routers/Any.swift": "public protocol RouterProtocol {}\n",
    ]

    private static func architecture(_ files: [String: String]) throws -> Architecture {
        let folder = try TemporaryFolder()
        try folder.write(files)
        let workspace = Workspace(location: .init(root: folder.path, kind: .package), files: Disk())
        return try Architecture(of: workspace, from: Catalog(workspace: workspace.tree))
    }

    @Test func aWorkspaceWithNothingOfAnyHasTheUsualOne() throws {
        let architecture = try Self.architecture(["Package.swift": "// swift-tools-version: 6.2"])
        #expect(architecture.category == nil)
        #expect(architecture.layout == FeatureLayout())
    }

    @Test func typesWhereverTheyStandInTheSharedPackageAreWhatCounts() throws {
        let architecture = try Self.architecture(Self.navigator)
        #expect(architecture.category == "Navigator")
        #expect(architecture.layout.coordinator == "___VARIABLE_feature___Router")
    }

    @Test func anAppRootWithItsTypesIsWhatAPackageOfModulesIsKnownBy() throws {
        let sources = "enum AppRoute {}\nfinal class AppCoordinator {}\npublic struct RootView {}\n"
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "AppRoot", targets: ["AppRoot"])])
            """
        let folder = try TemporaryFolder().write(["Kit/Package.swift": manifest, "Kit/Root/Sources/App.swift": sources])
        let location = try WorkspaceLocator(files: Disk()).locate(from: folder.path)
        let workspace = Workspace(location: location, files: Disk())
        let architecture = try Architecture(of: workspace, from: Catalog(workspace: workspace.tree))
        #expect(architecture.category == "Microapp")
        workspace.layout = architecture.layout
        #expect(workspace.featuresFolder.description == "Kit/Features")
        try folder.write(["Kit/Root/Sources/App.swift": sources.replacingOccurrences(of: "RootView", with: "AppView")])
        let other = Workspace(location: location, files: Disk())
        #expect(try Architecture(of: other, from: Catalog(workspace: other.tree)).category == nil)
    }

    @Test(arguments: navigator.keys.sorted())
    func aSharedPackageThatLacksAPartIsNotTheArchitectures(path: String) throws {
        let files = Self.navigator.filter { $0.key != path }
        #expect(try Self.architecture(files).category == nil)
    }

    @Test func theNameIsThatOfTheCategory() throws {
        #expect(Generator.architectures.first == "coordinator")
        #expect(try Architecture(named: "navigator", from: Catalog()).category == "Navigator")
        #expect(throws: Refusal.self) { try Architecture(named: "viper", from: Catalog()) }
    }

    @Test func aTemplateOfTheWorkspaceComesBeforeThoseOfItsArchitecture() throws {
        let folder = try TemporaryFolder()
        let plist = """
            <plist version="1.0"><dict><key>Kind</key>
            <string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
            <key>Scaffold</key><dict><key>Command</key><string>view</string></dict></dict></plist>
            """
        try folder.write(["Templates/Team/Screen.xctemplate/TemplateInfo.plist": plist])
        let catalog = Catalog(workspace: WorkingTree(root: folder.path, files: Disk())).preferring("Navigator")
        #expect(try catalog.blueprint(forCommand: "view").bundle.category == "Team")
        #expect(try catalog.blueprint(forCommand: "feature").bundle.category == "Navigator")
    }
}
