extension Listing {
    init(of workspace: Workspace, templates: Catalog) throws {
        features = try workspace.features().map {
            Feature(name: $0.name, path: $0.path.description, screens: $0.screens)
        }
        packages = try workspace.packageFolders().map { folder in
            let name = (try? workspace.manifest(in: folder))??.name?.value
            return Package(name: name ?? (folder.isRoot ? workspace.root.name : folder.name), path: folder.description)
        }
        self.templates = try templates.entries().map {
            Template(name: $0.name, category: $0.category, command: $0.command)
        }
    }
}
