import Foundation
import Testing

/// Compiles the feature `Cart` of a workspace against the stand-in, module by module, without SwiftPM.
struct FeatureCompiler {
    private let standIn: StandIn
    /// The modules that a feature depends on, made from one that nobody has edited.
    private let shared: URL
    private let scratch: ScratchFolder

    static let shared = Result { try FeatureCompiler() }

    private init() throws {
        standIn = try StandIn.built()
        scratch = try ScratchFolder(named: "modules")
        shared = scratch.url
        let plain = try PlainFeature.shared.get().before
        let sources = shared.appending(path: "sources")
        try plain.write(to: sources)
        let navigation = sources.appending(path: "SharedPackages/Navigation/Sources")
        for module in ["Navigation", "NavigationTesting"] {
            let folder = navigation.appending(path: module)
            try #require(try make(module, from: folder, into: shared, onMainActor: true) == [])
        }
        try makeHelpers(of: sources, into: shared)
    }

    /// The service's module and the mocks'.
    private func makeHelpers(of workspace: URL, into folder: URL) throws {
        for module in ["CartConcurrent", "CartMocks"] {
            let source = Self.folder(of: module, in: workspace)
            try #require(try make(module, from: source, into: folder, onMainActor: false) == [])
        }
    }

    /// Where the sources of a module lie: in the template's folder, or in the one that SwiftPM expects.
    private static func folder(of module: String, in workspace: URL) -> URL {
        let sources = workspace.appending(path: EditedFeature.package + "/Sources")
        let names = ["Cart": "Main", "CartConcurrent": "Concurrent", "CartMocks": "Mocks"]
        let folders = [names[module], module].compactMap(\.self).map { sources.appending(path: $0) }
        return folders.first { FileManager.default.fileExists(atPath: $0.path()) } ?? sources
    }

    /// What the compiler says about the feature and its tests, line by line.
    func complaints(about workspace: FileTree) throws -> [String] {
        let scratch = try ScratchFolder(named: "judged")
        try workspace.write(to: scratch.url)
        let plain = try PlainFeature.shared.get().before
        let helpers = ["/Sources/Concurrent/", "/Sources/Mocks/"].map { EditedFeature.package + $0 }
        if workspace.changes(from: plain).contains(where: { path in helpers.contains { path.hasPrefix($0) } }) {
            try makeHelpers(of: scratch.url, into: scratch.url)
        }
        let main = Self.folder(of: "Cart", in: scratch.url)
        let complaints = try make("Cart", from: main, into: scratch.url, onMainActor: true)
        return try complaints
            + compile(
                ["-typecheck", "-module-name", "CartTests"] + Self.testing + mainActor,
                sources(below: scratch.url.appending(path: EditedFeature.package + "/Tests")),
                modules: [scratch.url, shared]
            )
    }

    private let mainActor = ["-default-isolation", "MainActor"]

    private func make(
        _ module: String,
        from sources: URL,
        into folder: URL,
        onMainActor: Bool
    ) throws -> [String] {
        let accessor = folder.appending(path: module + "+Bundle.swift")
        let text = "import Foundation\n\nextension Bundle {\n    static let module = Bundle.main\n}\n"
        try Data(text.utf8).write(to: accessor)
        return try compile(
            ["-emit-module", "-enable-testing", "-module-name", module]
                + ["-emit-module-path", folder.appending(path: module + ".swiftmodule").path()]
                + (onMainActor ? mainActor : []),
            self.sources(below: sources) + (onMainActor ? [accessor] : []),
            modules: [folder, shared]
        )
    }

    private func sources(below folder: URL) throws -> [URL] {
        try FileTree(at: folder).files.keys.filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appending(path: $0) }
    }

    /// What the compiler complains about, each with the path below the package.
    private func compile(_ arguments: [String], _ sources: [URL], modules: [URL]) throws -> [String] {
        let features = ["InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault"]
        let result = try Tool(name: "swiftc").run(
            ["-parse-as-library", "-swift-version", "6", "-D", "DEBUG", "-package-name", "cart"]
                + features.flatMap { ["-enable-upcoming-feature", $0] }
                + modules.flatMap { ["-I", $0.path()] }
                + standIn.compilerArguments
                + arguments
                + sources.map { $0.path() }
        )
        let complaints = result.complaints.filter { !$0.hasPrefix(" ") }.map { line in
            line.range(of: EditedFeature.package + "/").map { String(line[$0.lowerBound...]) } ?? line
        }
        return complaints.isEmpty && result.status != 0 ? [result.output] : complaints
    }

    /// Where the macros of Swift Testing lie.
    private static let testing: [String] = {
        #if os(macOS)
        return []
        #else
        let compiler = (try? Tool(name: "bash").run(["-c", "readlink -f $(command -v swiftc)"]).output) ?? ""
        let program = URL(filePath: compiler.trimmingCharacters(in: .whitespacesAndNewlines))
        let usr = program.deletingLastPathComponent().deletingLastPathComponent()
        return ["-plugin-path", usr.appending(path: "lib/swift/host/plugins/testing").path()]
        #endif
    }()
}
