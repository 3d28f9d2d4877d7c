/// How what is asked for is spelled in a manifest of a tools version.
struct ElementSpelling {
    let tools: ToolsVersion

    // MARK: Package dependencies

    func fragment(of spec: PackageDependencySpec) -> SourceFragment {
        switch spec.source {
        case .path(let path):
            .call(".package", [.labeled("path", .literal(path))])
        case .url(let url, let requirement):
            .call(".package", [.labeled("url", .literal(url)), argument(of: requirement)])
        case .registry(let identity, let requirement):
            .call(".package", [.labeled("id", .literal(identity)), argument(of: requirement)])
        }
    }

    /// `exact:`, `branch:` and `revision:` are labels since 5.6; before, they are members of the requirement.
    private func argument(of requirement: PackageDependencySpec.Requirement) -> SourceFragment {
        func member(_ name: String, _ value: String) -> SourceFragment {
            tools >= ToolsVersion(5, 6) ? .labeled(name, .literal(value)) : .call("." + name, [.literal(value)])
        }
        return switch requirement {
        case .from(let version): .labeled("from", .literal(version))
        case .exact(let version): member("exact", version)
        case .upToNextMinor(let version): .call(".upToNextMinor", [.labeled("from", .literal(version))])
        case .range(let lower, let upper):
            .text(SourceFragment.literal(lower).oneLine + "..<" + SourceFragment.literal(upper).oneLine)
        case .branch(let name): member("branch", name)
        case .revision(let name): member("revision", name)
        }
    }

    // MARK: Products

    func fragment(of spec: ProductSpec) -> SourceFragment {
        let targets = SourceFragment.labeled("targets", .list(spec.targets.map(SourceFragment.literal)))
        let name = SourceFragment.labeled("name", .literal(spec.name))
        return switch spec.kind {
        case .library: .call(".library", [name, targets])
        case .staticLibrary: .call(".library", [name, .labeled("type", .text(".static")), targets])
        case .dynamicLibrary: .call(".library", [name, .labeled("type", .text(".dynamic")), targets])
        case .executable: .call(".executable", [name, targets])
        case .plugin: .call(".plugin", [name, targets])
        }
    }

    // MARK: Traits

    func fragment(of spec: TraitSpec) -> SourceFragment {
        let description = spec.description.map { [SourceFragment.labeled("description", .literal($0))] } ?? []
        return .call(".trait", [.labeled("name", .literal(spec.name))] + description)
    }

    // MARK: Targets

    func fragment(of spec: TargetSpec) -> SourceFragment {
        var arguments = [SourceFragment.labeled("name", .literal(spec.name))]
        if !spec.dependencies.isEmpty {
            let entries = spec.dependencies.map(SourceFragment.literal)
            arguments.append(.labeled("dependencies", .list(entries)))
        }
        if let path = spec.path { arguments.append(.labeled("path", .literal(path))) }
        if !spec.resources.isEmpty {
            arguments.append(.labeled("resources", .list(spec.resources.map(SourceFragment.text))))
        }
        if let settings = spec.swiftSettings { arguments.append(.labeled("swiftSettings", fragment(of: settings))) }
        if let url = spec.url { arguments.append(.labeled("url", .literal(url))) }
        if let checksum = spec.checksum { arguments.append(.labeled("checksum", .literal(checksum))) }
        return .call("." + method(of: spec.kind), arguments)
    }

    /// A list that may be laid out over several lines; anything else as it is written.
    private func fragment(of settings: String) -> SourceFragment {
        let tree = SyntaxTree(lexing: SourceText(settings))
        guard let list = Expression(tree, tree.span).arrayValue else { return .text(settings) }
        return .list(list.elements.map { .text($0.value.text) })
    }

    /// `executableTarget` came with 5.4; before, a target with a `main.swift` is executable.
    private func method(of kind: TargetSpec.Kind) -> String {
        switch kind {
        case .library: "target"
        case .executable: tools >= ToolsVersion(5, 4) ? "executableTarget" : "target"
        case .test: "testTarget"
        case .macro: "macro"
        case .binary: "binaryTarget"
        }
    }

    // MARK: Dependencies of targets

    func fragment(of spec: TargetDependencySpec) -> SourceFragment {
        guard let package = spec.package else { return .literal(spec.name) }
        return .call(".product", [.labeled("name", .literal(spec.name)), .labeled("package", .literal(package))])
    }

    func fragment(of spec: TargetPluginSpec) -> SourceFragment {
        let name = SourceFragment.labeled("name", .literal(spec.name))
        return .call(".plugin", [name] + (spec.package.map { [.labeled("package", .literal($0))] } ?? []))
    }
}
