import Scaffold
import TestSupport

/// What a reviewer would see: each new file beside its neighbour, and the changes of files that were there.
struct ReviewPage {
    private(set) var text: String

    init(_ workspace: ExistingWorkspace) {
        text = "# \(workspace.about)\n"
    }

    /// - Parameters:
    ///   - neighbour: what is called so in the files that were there.
    ///   - name: what is called so in the new ones.
    mutating func add(
        _ command: String,
        _ before: [String: String],
        _ after: [String: String],
        neighbour: String,
        of name: String
    ) {
        text += "\n## `\(command)`\n"
        for path in after.keys.sorted() where before[path] != after[path] {
            let new = after[path] ?? ""
            if let old = before[path] {
                let diff = UnifiedDiff(from: SourceText(old), named: path, to: SourceText(new), named: path)
                text += "\n### `\(path)`, edited\n\n```diff\n\(diff)```\n"
                continue
            }
            text += "\n### `\(path)`\n"
            let model = Self.neighbour(of: path, neighbour, name, in: after)
            if let model, let contents = after[model] { text += "\nBeside `\(model)`:\n\n" + Self.fenced(contents) }
            text += "\nThe new one:\n\n" + Self.fenced(new)
        }
    }

    mutating func add(list: String) {
        let lines = list.split(separator: "\n").prefix { $0 != "packages" }
        text += "\n## `spmgen list`\n\n```\n" + lines.joined(separator: "\n") + "\n```\n"
    }

    private static func neighbour(
        of path: String,
        _ neighbour: String,
        _ name: String,
        in files: [String: String]
    ) -> String? {
        let whole = path.replacing(name, with: neighbour)
        if whole != path, files[whole] != nil { return whole }
        // A screen's file lies in a folder of the same feature.
        let parts = path.split(separator: "/")
        let folder = parts.dropLast().joined(separator: "/")
        let file = (parts.last ?? "").replacing(name, with: neighbour)
        let near = folder.isEmpty ? String(file) : folder + "/" + file
        return near != path && files[near] != nil ? near : nil
    }

    private static func fenced(_ contents: String) -> String {
        "```\n" + contents + (contents.hasSuffix("\n") ? "" : "\n") + "```\n"
    }
}
