import Foundation
import PackagePlugin

/// Embeds `Templates/` into the library, so that the program is one file.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let templates = context.package.directoryURL.appendingPathComponent("Templates", isDirectory: true)
        let folder = context.pluginWorkDirectoryURL
        let output = folder.appendingPathComponent("EmbeddedTemplates.swift")
        // The build plan is kept when a template is added or deleted, so a list of the templates in it would be out of
        // date. Instead the tool rewrites one of its own inputs: so it runs in every build, and it leaves its output
        // alone where nothing changed.
        let stamp = folder.appendingPathComponent("stamp")
        if !FileManager.default.fileExists(atPath: stamp.path) {
            try Data().write(to: stamp)
        }
        return [
            .buildCommand(
                displayName: "Embedding the templates",
                executable: try context.tool(named: "embed-templates").url,
                arguments: [templates.path, output.path, stamp.path],
                inputFiles: [stamp],
                outputFiles: [output]
            )
        ]
    }
}
