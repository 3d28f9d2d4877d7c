import Scaffold

extension Command {
    static let manifestAddDependency = Command(
        "manifest add-dependency",
        .writes,
        "Add a package dependency to a Package.swift",
        details: ["What is no URL is taken for a path, unless --type says otherwise."],
        positionals: [
            Positional("<url-or-path>", "The package's URL, folder or registry identity", values: .directory)
        ],
        options: [ManifestAddDependencyOptions.type] + ManifestAddDependencyOptions.requirements
            + [ManifestAddDependencyOptions.to] + ManifestOptions.editing,
        exclusions: [ManifestAddDependencyOptions.requirements],
        examples: [
            Example("manifest add-dependency ../Core", "A package in another folder"),
            Example(
                "manifest add-dependency https://github.com/apple/swift-log.git --from 1.6.0",
                "A package from its repository"
            ),
        ]
    ) { arguments throws(UsageError) in
        let source = try ManifestAddDependencyOptions.source(of: arguments)
        return ManifestOptions.request(.addDependency(PackageDependencySpec(source)), arguments)
    }
}

/// What a package is depended on with.
enum ManifestAddDependencyOptions {
    static let type = Option.choice("type", ["path", "url", "registry"], "What is given (default: seen from its form)")
    static let from = Option.value("from", "<version>", "This version, and later ones up to the next major")
    static let exact = Option.value("exact", "<version>", "This version alone")
    static let upToNextMinorFrom = Option.value(
        "up-to-next-minor-from",
        "<version>",
        "This version, and later ones up to the next minor"
    )
    static let branch = Option.value("branch", "<branch>", "The head of a branch")
    static let revision = Option.value("revision", "<revision>", "One revision")
    static let to = Option.value("to", "<version>", "With --from: only versions below this one")
    static let requirements = [from, exact, upToNextMinorFrom, branch, revision]

    static func source(of arguments: ParsedArguments) throws(UsageError) -> PackageDependencySpec.Source {
        let typed = arguments.positional(0)
        guard !typed.isEmpty, !VisibleText(typed).isEscaped, !typed.contains("\"") else {
            let shown = VisibleText(typed).escaped
            throw rule(.badName, "`\(shown)` is no URL or path of a package", "give its URL or path")
        }
        switch arguments.value(of: type) ?? (isURL(typed) ? "url" : "path") {
        case "url":
            guard isWholeURL(typed) || isFolder(typed) else {
                throw rule(.badName, "`\(typed)` is no URL of a package", wholeURL)
            }
            guard let requirement = try requirement(of: arguments) else { throw missingRequirement(typed) }
            return .url(typed, requirement)
        case "registry":
            guard let requirement = try requirement(of: arguments) else { throw missingRequirement(typed) }
            guard typed.split(separator: ".").count == 2, !typed.contains("/") else {
                throw rule(.badName, "`\(typed)` is no registry identity", "write it as `scope.name`")
            }
            if let option = [branch, revision].first(where: arguments.has) {
                throw rule(
                    .conflictingOptions,
                    "a registry has versions, and `\(option.spelling)` is none",
                    "use `\(from.usage)` or `\(exact.usage)`"
                )
            }
            return .registry(identity: typed, requirement)
        default:
            if isURL(typed) {
                throw rule(
                    .conflictingOptions, "`\(typed)` is a URL, and `--type path` takes a folder", "leave `--type` out")
            }
            if let option = (requirements + [to]).first(where: arguments.has) {
                throw rule(
                    .conflictingOptions,
                    "`\(typed)` is a path, and a package in a folder has no `\(option.spelling)`",
                    "leave `\(option.spelling)` out, or give the package's URL, beginning with `https://`"
                )
            }
            return .path(typed)
        }
    }

    /// `https://…`, `ssh://…`, `git@host:path`.
    static func isURL(_ typed: String) -> Bool {
        if typed.contains("://") { return true }
        guard let colon = typed.firstIndex(of: ":") else { return false }
        return typed[..<colon].contains("@") && !typed[..<colon].contains("/")
    }

    static let wholeURL = "give it whole, such as `https://github.com/apple/swift-log`"

    /// Whether a URL names a host, unless it is one of a file, and a package there.
    static func isWholeURL(_ typed: String) -> Bool {
        guard !typed.contains(where: \.isWhitespace) else { return false }
        guard let scheme = typed.firstRange(of: "://") else {
            return !typed.drop { $0 != ":" }.dropFirst().allSatisfy { $0 == "/" }
        }
        let parts = typed[scheme.upperBound...].split(separator: "/")
        return scheme.lowerBound > typed.startIndex && parts.count >= (typed.hasPrefix("file:") ? 1 : 2)
    }

    /// Whether a repository on this machine is named, whose versions or branches SwiftPM takes as those of any other.
    private static func isFolder(_ typed: String) -> Bool {
        ["/", "./", "../"].contains { typed.hasPrefix($0) && typed.count > $0.count }
    }

    private static func requirement(
        of arguments: ParsedArguments
    ) throws(UsageError) -> PackageDependencySpec.Requirement? {
        if let end = try version(to, arguments) {
            guard let start = try version(arguments.has(from) ? from : upToNextMinorFrom, arguments) else {
                throw rule(.conflictingOptions, "`--to` stands without `--from`", "add `\(from.usage)`")
            }
            guard SemanticVersion.precedes(start, end) else {
                let remedy =
                    start == end
                    ? "write `--exact \(start)` for this version alone, or give a later one for `--to`"
                    : "write `--from \(end) --to \(start)`"
                throw rule(.conflictingOptions, "no version is from \(start) on and below \(end)", remedy)
            }
            return .range(from: start, to: end)
        }
        if let branch = try word(branch, arguments) { return .branch(branch) }
        if let revision = try word(revision, arguments) { return .revision(revision) }
        return try versionRequirement(of: arguments)
    }

    /// What the options say that name one version; nil without one.
    static func versionRequirement(
        of arguments: ParsedArguments
    ) throws(UsageError) -> PackageDependencySpec.Requirement? {
        if let version = try version(exact, arguments) { return .exact(version) }
        if let version = try version(from, arguments) { return .from(version) }
        return try version(upToNextMinorFrom, arguments).map { .upToNextMinor(from: $0) }
    }

    /// - Throws: `UsageError` for what SwiftPM would take for no version when it reads the manifest.
    static func version(_ option: Option, _ arguments: ParsedArguments) throws(UsageError) -> String? {
        guard let typed = arguments.value(of: option) else { return nil }
        if SemanticVersion.isValid(typed) { return typed }
        let padded = SemanticVersion.completed(typed)
        let reason = "a version has three numbers" + (padded.map { ", such as `\($0)`" } ?? ", such as `1.2.0`")
        throw .badValue(option, typed, reason)
    }

    /// The name of a branch, or a revision: git has none with blanks, and none that begins with a dash.
    private static func word(_ option: Option, _ arguments: ParsedArguments) throws(UsageError) -> String? {
        guard let typed = arguments.value(of: option) else { return nil }
        guard !typed.isEmpty, !typed.hasPrefix("-"), !VisibleText(typed).isEscaped,
            !typed.contains(where: { $0.isWhitespace || "\"\\~^:?*[".contains($0) })
        else { throw .badValue(option, VisibleText(typed).escaped, "git has no such name") }
        return typed
    }

    private static func missingRequirement(_ typed: String) -> UsageError {
        rule(
            .missingArgument,
            "`\(typed)` needs a version, branch or revision",
            "add `--from <version>`, `--up-to-next-minor-from`, `--exact`, `--branch` or `--revision`"
        )
    }

    private static func rule(_ id: DiagnosticID, _ message: String, _ remedy: String) -> UsageError {
        .rule(id, message, remedy: remedy, command: ["spmgen", "help", "manifest", "add-dependency"])
    }
}
