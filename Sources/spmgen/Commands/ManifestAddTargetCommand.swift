import Scaffold

extension Command {
    static let manifestAddTarget = Command(
        "manifest add-target",
        .writes,
        "Add a target to a Package.swift",
        details: ["The manifest is edited and nothing else; the report says which folder to make."],
        positionals: [Positional("<name>", "The target's name")],
        options: [
            TargetOptions.type, TargetOptions.dependencies, TargetOptions.path, TargetOptions.url,
            TargetOptions.checksum, TargetOptions.testingLibrary,
        ] + ManifestOptions.editing,
        exclusions: [[TargetOptions.url, TargetOptions.path], [TargetOptions.url, TargetOptions.dependencies]],
        examples: [
            Example("manifest add-target Core", "A library target in Sources/Core"),
            Example("manifest add-target CoreTests --type test --dependencies Core", "Tests of it"),
        ]
    ) { arguments throws(UsageError) in
        try TargetOptions.checkBinary(arguments)
        let isRemote = arguments.has(TargetOptions.url)
        let kind = arguments.value(of: TargetOptions.type).flatMap(TargetSpec.Kind.init) ?? .library
        let target = TargetSpec(
            name: try ManifestOptions.name(0, of: arguments),
            kind: isRemote || TargetOptions.isBinary(arguments.value(of: TargetOptions.path)) ? .binary : kind,
            dependencies: arguments.values(of: TargetOptions.dependencies),
            path: arguments.value(of: TargetOptions.path),
            url: arguments.value(of: TargetOptions.url),
            checksum: arguments.value(of: TargetOptions.checksum)
        )
        return ManifestOptions.request(.addTarget(target), arguments)
    }
}

private enum TargetOptions {
    /// A binary target is known by its file or URL, as with SwiftPM.
    private static let kinds = TargetSpec.Kind.allCases.filter { $0 != .binary }

    static let type = Option.choice("type", kinds.map(\.rawValue), "What the target is, by default a library")
    static let dependencies = Option.list(
        "dependencies",
        "<name>",
        "Targets and products that it depends on",
        values: .target
    )
    static let path = Option.value(
        "path",
        "<path>",
        "Its folder, or the .xcframework or archive of a binary target",
        values: .directory
    )
    static let url = Option.value("url", "<url>", "Where a binary target is loaded from; needs --checksum")
    static let checksum = Option.value("checksum", "<sha256>", "The checksum of what is loaded; needs --url")
    static let testingLibrary = Option.choice(
        "testing-library",
        ["swift-testing", "xctest", "none"],
        "Accepted and ignored"
    )

    static func isBinary(_ path: String?) -> Bool {
        guard let path else { return false }
        return [".xcframework", ".artifactbundle", ".artifactbundleindex", ".zip"].contains { path.hasSuffix($0) }
    }

    static func checkBinary(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments.has(url), !arguments.has(checksum) { throw .together(url, checksum) }
        if arguments.has(checksum), !arguments.has(url) { throw .together(checksum, url) }
    }
}

extension UsageError {
    /// One option needs another one.
    fileprivate static func together(_ given: Option, _ missing: Option) -> UsageError {
        .rule(
            .conflictingOptions,
            "`\(given.spelling)` stands without `\(missing.spelling)`",
            remedy: "add `\(missing.usage)`",
            command: ["spmgen", "help", "manifest", "add-target"]
        )
    }
}
