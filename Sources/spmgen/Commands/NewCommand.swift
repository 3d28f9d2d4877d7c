import Scaffold

extension Command {
    static let new = Command(
        "new",
        .writes,
        "Make the files of any Xcode file template",
        details: [
            """
            A template is looked for in the workspace's Templates/, elsewhere in the workspace, in your own folders, in \
            Xcode's, and among the built-in ones. `show` lists its options. A template that names a place in a \
            workspace puts its files there; the folder of --output then stands for the workspace.
            """
        ],
        positionals: [
            Positional(
                "<template>",
                "A name, a category and a name, or the path of a folder: Screen, Team/Screen, ./Screen.xctemplate",
                values: .template
            )
        ],
        options: [
            NewOptions.output, NewOptions.set, NewOptions.name, NewOptions.lenient, NewOptions.overlay,
        ] + AuthorshipOptions.all,
        examples: [
            Example("new Team/Screen --set name=Cart", "The files of Screen, here"),
            Example("new ./MVVM.xctemplate --name Cart --output Sources/Cart", "Those of a folder, in another one"),
            Example("new Team/Screen --set name=Cart --set ui=SwiftUI --dry-run", "What it would make"),
        ],
        action: newAction
    )
}

private enum NewOptions {
    static let output = Option.value(
        "output",
        "<dir>",
        "The folder that the files go to (default: the current one)",
        values: .directory
    )
    static let set = Option.repeated(
        "set",
        "<option>=<value>",
        "The value of an option of the template, by its identifier or by the name that Xcode shows"
    )
    static let name = Option.value("name", "<base-name>", "The base name of the files")
    static let lenient = Option.flag("lenient", "Leave unknown macros as they stand, and warn")
    static let overlay = Option.value(
        "overlay",
        "<dir>",
        "A folder whose files are laid over the template",
        values: .directory
    )
}

@Sendable
private func newAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    var request = TemplateRequest(
        typed: arguments.positional(0),
        output: arguments.value(of: NewOptions.output),
        name: arguments.value(of: NewOptions.name),
        isLenient: arguments.has(NewOptions.lenient),
        overlay: arguments.value(of: NewOptions.overlay),
        authorship: try AuthorshipOptions.authorship(in: arguments)
    )
    for word in arguments.values(of: NewOptions.set) {
        guard let sign = word.firstIndex(of: "="), sign != word.startIndex else {
            throw .badValue(NewOptions.set, word, "it is no option and value with `=` between")
        }
        let option = String(word[..<sign])
        let value = String(word[word.index(after: sign)...])
        if let other = request.options.updateValue(value, forKey: option), other != value {
            throw .rule(
                .conflictingOptions,
                "the option `\(option)` is set twice, to different values",
                remedy: "keep one `--set \(option)=<value>`",
                command: []
            )
        }
    }
    return .write(.template(request))
}
