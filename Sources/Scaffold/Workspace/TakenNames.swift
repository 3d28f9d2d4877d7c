/// The names that the package graph of a workspace has already.
///
/// The identity of a package is the last component of its path or URL, and it must be unique in the whole graph, as
/// must the name of each target; both in any case, because the compiler on Linux does not check what a Mac's file
/// system cannot tell apart.
struct TakenNames {
    private struct Owner {
        let folder: RelativePath?
        let description: String
    }

    private let tree: WorkingTree
    private var identities: [String: [Owner]] = [:]
    private var targets: [String: [Owner]] = [:]

    init(in workspace: Workspace) throws {
        tree = workspace.tree
        for folder in try workspace.packageFolders() {
            let folder = try tree.resolved(folder)
            let place = folder.isRoot ? "the package at the workspace's root" : "the package `\(folder)`"
            let identity = workspace.packageName(in: folder)
            identities[identity.lowercased(), default: []].append(Owner(folder: folder, description: place))
            // A manifest that cannot be read is no reason to refuse a name; it is one where it must be edited.
            guard let manifest = (try? workspace.manifest(in: folder)) ?? nil else { continue }
            for target in manifest.targets.entries.map(\.name) {
                let owner = Owner(folder: folder, description: "a target of \(place)")
                targets[target.lowercased(), default: []].append(owner)
            }
            for identity in manifest.remoteIdentities + manifest.outsideIdentities(in: folder) {
                let owner = Owner(folder: nil, description: "a package that \(place) depends on")
                identities[identity.lowercased(), default: []].append(owner)
            }
        }
        if workspace.rootManifestFolder == nil {
            // The folder's own name is no identity while it holds no manifest.
            identities[workspace.root.name.lowercased()]?.removeAll { $0.folder?.isRoot == true }
        }
    }

    /// Who has the identity, other than a package in `folder`; nil where it is free.
    func owner(ofIdentity name: String, besides folder: RelativePath) throws -> String? {
        let folder = try tree.resolved(folder)
        return identities[name.lowercased()]?.first { $0.folder != folder }?.description
    }

    /// Who has a target of that name, other than a package in `folder`; nil where it is free.
    func owner(ofTarget name: String, besides folder: RelativePath) throws -> String? {
        let folder = try tree.resolved(folder)
        return targets[name.lowercased()]?.first { $0.folder != folder }?.description
    }
}
