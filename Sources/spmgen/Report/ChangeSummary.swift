import Scaffold

/// The changes of a plan in few lines: a package that is new is one line, whatever it holds.
struct ChangeSummary {
    struct Line: Equatable {
        let action: String
        let text: String
    }

    let lines: [Line]

    /// - Parameter everyFile: whether the files of a new package are listed too.
    init(_ changes: [Change], everyFile: Bool) {
        let created = changes.filter { $0.action.word == "create" }.map(\.path)
        let packages = everyFile ? [] : Self.newPackages(among: created)
        var lines: [Line] = []
        for package in packages {
            let count = created.count { $0.isInside(package) }
            lines.append(Line(action: "create", text: "\(package)/ (\(count) \(count == 1 ? "file" : "files"))"))
        }
        for change in changes {
            if change.action.word == "create", packages.contains(where: change.path.isInside) { continue }
            lines.append(Line(action: change.action.word, text: Self.text(of: change)))
        }
        let order = ["create", "move", "edit", "delete"]
        self.lines = order.flatMap { action in lines.filter { $0.action == action } }
    }

    /// The folders that get a manifest, outermost only; the workspace itself stays a list of files.
    private static func newPackages(among created: [RelativePath]) -> [RelativePath] {
        let folders = created.filter { $0.name == "Package.swift" && !$0.parent.isRoot }.map(\.parent)
        return folders.filter { folder in
            !folders.contains { $0 != folder && folder.isInside($0) }
        }
    }

    private static func text(of change: Change) -> String {
        if case .move(let from, _, _) = change.action { return "\(from) -> \(change.path)" }
        return change.path.description
    }
}
