import Scaffold

/// All commands. Parsing, help, completions and `docs/commands.md` come from here.
enum CommandTable {
    /// In the order of the help.
    static let commands: [Command] = [
        .initialize,
        .feature,
        .view,
        .model,
        .service,
        .shared,
        .host,
        .dependency,
        .widget,
        .remove,
        .rename,
        .new,
        .apply,
        .undo,
        .list,
        .conventions,
        .show,
        .templatesLint,
        .templatesTest,
        .templatesExport,
        .templatesInstall,
        .manifestShow,
        .manifestAddDependency,
        .manifestAddProduct,
        .manifestAddTarget,
        .manifestAddTargetDependency,
        .manifestAddTargetPlugin,
        .manifestRemoveDependency,
        .manifestRemoveProduct,
        .manifestRemoveTarget,
        .manifestRemoveTargetDependency,
        .manifestRemoveTargetPlugin,
        .completions,
        .complete,
        .help,
        .version,
    ]

    static var visible: [Command] { commands.filter { !$0.isHidden } }

    static func command(named name: String) -> Command? {
        commands.first { $0.name == name }
    }

    /// Whether commands begin with this word: `manifest`.
    static func isGroup(_ name: String) -> Bool {
        commands.contains { $0.name.hasPrefix(name + " ") }
    }

    /// The commands of a group.
    static func group(_ name: String) -> [Command] {
        visible.filter { $0.name.hasPrefix(name + " ") }
    }

    /// What `help` can be asked about.
    static var topics: [String] { visible.map(\.name) + names(in: []).filter(isGroup) }

    /// What other tools and people call some of the commands.
    static let otherWords = [
        "app": "init", "create": "init", "delete": "remove", "module": "feature", "mv": "rename", "package": "shared",
        "rm": "remove", "screen": "view", "template": "new",
    ]

    /// The words that may come next behind those of a group; at the top, those of commands and groups.
    static func names(in group: [String]) -> [String] {
        var names: [String] = []
        for words in visible.map(\.words) where words.starts(with: group) && words.count > group.count {
            if names.last != words[group.count] { names.append(words[group.count]) }
        }
        return names
    }
}
