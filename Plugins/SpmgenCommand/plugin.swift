import PackagePlugin

/// Runs spmgen in this package: `swift package --allow-writing-to-package-directory spmgen feature Cart`.
@main
struct SpmgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
    }
}
