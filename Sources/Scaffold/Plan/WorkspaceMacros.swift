/// The macros whose values come from the project, the user and the time.
struct WorkspaceMacros {
    let context: BlueprintContext

    private var workspace: Workspace { context.workspace }

    /// What the user says counts most, then the team's IDETemplateMacros.plist, then what is found out.
    ///
    /// - Throws: `TemplateError` for a file of macros that cannot be read, `FileError`.
    func values() throws -> [String: String] {
        let standard = try standard().values
        let circumstances = context.circumstances
        let files = TemplateMacrosFiles(
            in: workspace.tree,
            account: circumstances.account,
            home: circumstances.home
        )
        return standard.merging(try files.macros()) { _, own in own }
            .merging(standard.filter { said.contains($0.key) }) { _, said in said }
    }

    /// The macros that flags give a value to.
    private var said: Set<String> {
        let authorship = context.authorship
        var names: Set<String> = []
        if authorship.moment != nil { names.formUnion(["DATE", "TIME", "YEAR"]) }
        if authorship.author != nil { names.insert("FULLUSERNAME") }
        if authorship.organization != nil {
            names.formUnion(["ORGANIZATIONNAME", "COPYRIGHT", "NSHUMANREADABLECOPYRIGHTPLIST"])
        }
        return names
    }

    private func standard() throws -> StandardMacros {
        let circumstances = context.circumstances
        var macros = StandardMacros()
        macros.moment = context.authorship.moment ?? circumstances.moment()
        macros.author =
            context.authorship.author
            ?? GitUserName(files: workspace.tree.files, home: circumstances.home)
            .value(in: workspace.root, configurations: circumstances.gitConfigurations)
        macros.account = circumstances.account
        macros.project = try workspace.appName()
        macros.organization = try context.authorship.organization ?? macros.project.flatMap(organization)
        macros.workspace = try workspace.stem(ofOnlyEntryWith: ".xcworkspace")
        if let folder = try owningPackage(), let manifest = (try? workspace.manifest(in: folder)) ?? nil {
            macros.package = manifest.name?.value
            macros.swiftVersion = manifest.toolsVersion.description
            macros.target = target(of: manifest, in: folder)
        }
        return macros
    }

    /// The nearest folder with a manifest that the files lie in.
    private func owningPackage() throws -> RelativePath? {
        var folder = context.featureRoot
        while true {
            if try workspace.tree.kind(of: folder.file("Package.swift")) == .file { return folder }
            if folder.isRoot { return nil }
            folder = folder.parent
        }
    }

    private func target(of manifest: Manifest, in package: RelativePath) -> String? {
        let place = context.featureRoot
        return manifest.targets.entries.first { target in
            let usual = (target.kind == .test ? "Tests/" : "Sources/") + target.name
            guard let folder = try? package.appending(target.path?.value ?? usual) else { return false }
            return place.isInside(folder)
        }?.name
    }

    /// What Xcode keeps in the attributes of a project (`ORGANIZATIONNAME = Example;`).
    private func organization(ofProject name: String) throws -> String? {
        let path = RelativePath.root.file("\(name).xcodeproj").file("project.pbxproj")
        guard let bytes = try workspace.tree.contents(of: path) else { return nil }
        let key = Array("ORGANIZATIONNAME = ".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }) else {
            return nil
        }
        let value = bytes[(start + key.count)...].prefix { $0 != UInt8(ascii: ";") && $0 != .lineFeed }
        let text = String(decoding: value, as: UTF8.self)
        return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
    }
}
