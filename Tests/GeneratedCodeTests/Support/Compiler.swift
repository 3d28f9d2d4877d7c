import Foundation

/// The compiler with the settings that generated targets on the main actor have.
enum Compiler {
    static func typecheck(_ sources: [URL], defining names: [String] = [], standIn: StandIn) throws -> Tool.Result {
        let features = ["InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault"]
        return try Tool(name: "swiftc").run(
            ["-typecheck", "-parse-as-library", "-swift-version", "6", "-default-isolation", "MainActor"]
                + features.flatMap { ["-enable-upcoming-feature", $0] }
                + names.flatMap { ["-D", $0] }
                + standIn.compilerArguments
                + sources.map { $0.path() }
        )
    }
}
