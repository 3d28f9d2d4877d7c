#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How new files in a folder are laid out: as its `.swift-format` says, else as this product's own templates are.
struct FormatSettings: Sendable, Hashable {
    var indentation = Indentation.spaces(4)
    var lineLength = 120
    var indentsConditionalBlocks = false
    /// Whether a `.swift-format` says so.
    var isConfigured = false

    /// The settings in force in `folder`: those of the nearest `.swift-format` at or above it, inside the workspace.
    ///
    /// - Parameter fallback: the unit where there is no configuration.
    static func inForce(
        in folder: RelativePath,
        of tree: WorkingTree,
        fallback: Indentation?
    ) throws(FileError) -> FormatSettings {
        var candidate = folder
        while true {
            if let settings = try read(candidate, of: tree) { return settings }
            if candidate.isRoot { break }
            candidate = candidate.parent
        }
        var settings = FormatSettings()
        if let fallback { settings.indentation = fallback }
        return settings
    }

    /// A file that is no valid configuration is passed over, as it is by its owner's editor.
    private static func read(_ folder: RelativePath, of tree: WorkingTree) throws(FileError) -> FormatSettings? {
        guard let path = try? folder.appending(".swift-format"), let bytes = try tree.contents(of: path) else {
            return nil
        }
        // Defaults: swift-format's Documentation/Configuration.md.
        guard let file = try? JSONDecoder().decode(ConfigurationFile.self, from: Data(bytes)) else { return nil }
        var settings = FormatSettings(
            indentation: .spaces(2),
            lineLength: file.lineLength ?? 100,
            indentsConditionalBlocks: file.indentConditionalCompilationBlocks ?? true
        )
        settings.isConfigured = true
        if let count = file.indentation?.spaces { settings.indentation = .spaces(count) }
        if let count = file.indentation?.tabs { settings.indentation = .tabs(count) }
        return settings
    }

    private struct ConfigurationFile: Decodable {
        struct Unit: Decodable {
            var spaces: Int?
            var tabs: Int?
        }

        var indentation: Unit?
        var lineLength: Int?
        var indentConditionalCompilationBlocks: Bool?
    }
}
