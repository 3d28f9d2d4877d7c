/// Whether a package has what a blueprint lists under `Provides`.
struct ProvidedDeclarations {
    let workspace: Workspace
    /// The package's.
    let folder: RelativePath
    /// The folder of its sources, relative to it.
    var sources = "Sources"

    /// What the package lacks.
    ///
    /// - Throws: `ManifestError`, `FileError`.
    func missing(of blueprint: Blueprint) throws -> [String] {
        var missing: [String] = []
        for declaration in blueprint.scaffold?.provides ?? [] where try !isProvided(declaration) {
            missing.append(declaration)
        }
        return missing
    }

    /// Whether the package declares all types of the list; its manifest is not read.
    func hasTypes(of blueprint: Blueprint) throws(FileError) -> Bool {
        for declaration in blueprint.scaffold?.provides ?? [] where !Self.isOfManifest(declaration) {
            guard try isDeclared(declaration) else { return false }
        }
        return true
    }

    /// Whether the package has the products of the list, and declares at least one of its types: enough to know an
    /// architecture by, whose people have renamed the rest.
    func hasTraces(of blueprint: Blueprint) throws -> Bool {
        let provides = blueprint.scaffold?.provides ?? []
        let products = provides.filter(Self.isOfManifest)
        guard !products.isEmpty else { return false }
        // What cannot be read shows nothing.
        for declaration in products where (try? isProvided(declaration)) != true { return false }
        return try provides.contains { try !Self.isOfManifest($0) && isDeclared($0) }
    }

    /// Whether the package declares at least one of the types of the list.
    func hasOneType(of blueprint: Blueprint) throws(FileError) -> Bool {
        for declaration in blueprint.scaffold?.provides ?? [] where !Self.isOfManifest(declaration) {
            if try isDeclared(declaration) { return true }
        }
        return false
    }

    private static func isOfManifest(_ declaration: String) -> Bool {
        ["package", "product"].contains(declaration.prefix { $0 != " " })
    }

    /// A package or a product by name, else a type.
    private func isProvided(_ declaration: String) throws -> Bool {
        guard Self.isOfManifest(declaration), let name = declaration.split(separator: " ").last.map(String.init) else {
            return try isDeclared(declaration)
        }
        let manifest = try workspace.manifest(in: folder)
        if declaration.hasPrefix("package ") { return manifest?.name?.value == name }
        return manifest?.products.entries.contains { $0.name == name } == true
    }

    private func isDeclared(_ declaration: String) throws(FileError) -> Bool {
        guard let query = DeclarationQuery(declaration) else { return false }
        let files = SourceFiles(tree: workspace.tree)
        guard let sources = try? folder.appending(sources) else { return false }
        return try files.files(below: sources, mentioning: query.name)
            .contains {
                !query.find(in: EditedFile(path: $0.path, contents: $0.tree.text.bytes)).declarations.isEmpty
            }
    }
}
