import Foundation

/// The modules that stand in for SwiftUI where it does not exist. On macOS the real ones are used.
struct StandIn {
    /// Where `Tests/StandIn/build.sh` has put it, a folder named by the hash of its sources; nil on macOS.
    let folder: URL?

    static let isNeeded: Bool = {
        #if os(macOS)
        false
        #else
        true
        #endif
    }()

    /// Builds it unless another suite, or another run, has done so.
    ///
    /// - Parameter mode: an option of the script, for less than the newest iOS has.
    static func built(mode: String? = nil) throws -> StandIn {
        guard isNeeded else { return StandIn(folder: nil) }
        let result = try Tool(name: "bash").run(["Tests/StandIn/build.sh"] + [mode].compactMap(\.self))
        guard result.status == 0, let path = result.output.split(separator: "\n").last else {
            throw Unbuilt(output: result.output)
        }
        return StandIn(folder: URL(filePath: String(path)))
    }

    struct Unbuilt: Error {
        let output: String
    }

    /// What makes `swift build` and `swift test` use it.
    var packageArguments: [String] {
        folder.map { ["--toolset", $0.appending(path: "toolset.json").path()] } ?? []
    }

    /// What makes `swiftc` use it.
    var compilerArguments: [String] {
        guard let folder else { return [] }
        return ["-I", folder.path(), "-load-plugin-library", folder.appending(path: "libStandInMacros.so").path()]
    }
}
