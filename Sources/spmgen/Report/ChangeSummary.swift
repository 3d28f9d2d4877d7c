import Scaffold

/// The changes of a plan in few lines: a package that is new, or goes, is one line, whatever it holds.
struct ChangeSummary {
    struct Line: Equatable {
        let action: String
        let text: String
    }

    let lines: [Line]

    /// - Parameter everyFile: whether the files of such a package are listed too.
    init(_ changes: [Change], everyFile: Bool) {
        var summed: [String: [RelativePath]] = [:]
        var lines: [Line] = []
        for action in ["create", "delete"] where !everyFile {
            let paths = changes.filter { $0.action.word == action }.map(\.path)
            let packages = Self.packages(among: paths)
            for package in packages {
                let count = paths.count { $0.isInside(package) }
                lines.append(Line(action: action, text: "\(package)/ (\(count) \(count == 1 ? "file" : "files"))"))
            }
            summed[action] = packages
        }
        for change in changes {
            let packages = summed[change.action.word] ?? []
            if packages.contains(where: change.path.isInside) { continue }
            lines.append(Line(action: change.action.word, text: Self.text(of: change)))
        }
        let order = ["create", "move", "edit", "delete"]
        self.lines = order.flatMap { action in lines.filter { $0.action == action } }
    }

    /// The folders that get, or lose, a manifest, outermost only; the workspace itself stays a list of files.
    private static func packages(among paths: [RelativePath]) -> [RelativePath] {
        let folders = paths.filter { $0.name == "Package.swift" && !$0.parent.isRoot }.map(\.parent)
        return folders.filter { folder in
            !folders.contains { $0 != folder && folder.isInside($0) }
        }
    }

    private static func text(of change: Change) -> String {
        if case .move(let from, _, _) = change.action { return "\(from) -> \(change.path)" }
        return change.path.description
    }
}
