import Foundation
import PackagePlugin

/// Runs spmgen in this package: `swift package --allow-writing-to-package-directory spmgen feature Cart`.
///
/// A convenience for people. SwiftPM merges the two output streams and turns every exit code but 0 into 1; agents and
/// CI run the program itself.
@main
struct SpmgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "spmgen").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            Diagnostics.error("spmgen was ended by signal \(process.terminationStatus)")
            return
        }
        // spmgen has said why; what it ended with is passed on as far as SwiftPM lets it through.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
