extension Command {
    static let completions = Command(
        "completions",
        .informs,
        "Print the script that completes commands in a shell",
        details: [
            "Commands, options and their values are completed, and the names of features, screens and packages."
        ],
        positionals: [
            Positional("<shell>", "bash, zsh or fish", values: .choice(CompletionScript.allCases.map(\.rawValue)))
        ],
        examples: [
            Example("completions bash", "In ~/.bashrc: source <(spmgen completions bash)"),
            Example("completions zsh", "To a file _spmgen in a folder of fpath"),
            Example("completions fish", "To ~/.config/fish/completions/spmgen.fish"),
        ]
    ) { arguments in
        .completions(CompletionScript(rawValue: arguments.positional(0)) ?? .bash)
    }

    /// What the scripts call.
    static let complete = Command(
        "complete",
        .informs,
        "Print what could come next in a line",
        positionals: [Positional("<word>", "The words so far, behind --", .any)],
        isHidden: true
    ) { arguments in
        .complete(arguments.positionals)
    }
}
