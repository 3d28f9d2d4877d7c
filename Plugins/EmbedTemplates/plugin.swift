import PackagePlugin

/// Embeds `Templates/` into the library, so that the program is one file.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        []
    }
}
