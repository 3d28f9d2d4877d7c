import Scaffold

/// The commands for those who write templates.
extension Command {
    private static let templates = Positional(
        "<template>",
        "Names, or paths of folders (default: those of the workspace, else the built-in ones)",
        .any,
        values: .template
    )

    static let templatesLint = Command(
        "templates lint",
        .reads,
        "Find what is wrong with templates before anybody runs them",
        details: [
            """
            Unknown macros, options that nothing uses, defaults in a circle, folders that no combination of values \
            reaches and combinations without a folder, files of one name, edits that no file can have. \
            Findings end with exit code 1.
            """
        ],
        positionals: [templates],
        examples: [
            Example("templates lint", "All templates of the workspace"),
            Example("templates lint ./Screen.xctemplate", "One of them"),
        ]
    ) { arguments in
        .read(.lint(arguments.positionals))
    }

    static let templatesTest = Command(
        "templates test",
        .reads,
        "Render templates in every combination of their options, twice",
        positionals: [templates],
        examples: [
            Example("templates test", "All templates of the workspace"),
            Example("templates test Feature", "A built-in one"),
        ]
    ) { arguments in
        .read(.trial(arguments.positionals))
    }

    static let templatesExport = Command(
        "templates export",
        .writes,
        "Write templates as bundles that Xcode itself can run",
        details: [
            """
            The bundles hold Xcode's macros only. Directive lines are decided with the defaults, and what a bundle \
            cannot do in Xcode is listed. A bundle that is there is replaced only if it was exported and not changed \
            since.
            """
        ],
        positionals: [templates],
        options: [exportFolder],
        examples: [
            Example("templates export --to Exported", "All of the workspace, into the folder Exported"),
            Example("templates export Feature View --to Exported", "Two of them"),
        ]
    ) { arguments in
        .write(
            .export(ExportRequest(templates: arguments.positionals, folder: arguments.value(of: exportFolder) ?? ".")))
    }

    static let templatesInstall = Command(
        "templates install",
        .writes,
        "Put templates where Xcode looks for them",
        details: [
            """
            They are exported as by `templates export`, into Library/Developer/Xcode/Templates/File Templates of your \
            home folder. Xcode shows them under File, New, File from Template.
            """
        ],
        positionals: [templates],
        options: [installFolder],
        examples: [
            Example("templates install --dry-run", "What would be put there, and what replaced"),
            Example("templates install Feature View", "Two of them"),
        ]
    ) { arguments in
        .write(.export(ExportRequest(templates: arguments.positionals, folder: arguments.value(of: installFolder))))
    }

    private static let exportFolder = Option.value(
        "to",
        "<dir>",
        "The folder that gets them, each in the folder of its category (default: the current one)",
        values: .directory
    )
    private static let installFolder = Option.value(
        "to",
        "<dir>",
        "Another folder than Xcode's",
        values: .directory
    )
}
