import Scaffold

/// The names in the workspace, for completion; none where there is no workspace.
struct WorkspaceNames {
    let generator: Generator

    func names(of kind: Option.Values) -> [String] {
        switch kind {
        case .feature: listing?.features.map(\.name) ?? []
        case .screen:
            listing.map(screens) ?? []
        case .inFeature: listing?.features.map { $0.name + "/" } ?? []
        case .part:
            listing.map { listing in
                parts(of: listing) + listing.shared.map(\.name) + listing.hosts.map(\.name)
                    + listing.widgets.map(\.name)
            } ?? []
        case .package: listing?.packages.map(\.name) ?? []
        case .target: manifest?.targets.map(\.name) ?? []
        case .template: templates
        default: []
        }
    }

    private func screens(of listing: Listing) -> [String] {
        listing.features.flatMap { feature in
            [feature.name + "/"] + feature.screens.map { feature.name + "/" + $0 }
        }
    }

    private func parts(of listing: Listing) -> [String] {
        var words: [String] = []
        for feature in listing.features {
            words += [feature.name, feature.name + "/"]
            for part in feature.screens + feature.models + feature.services { words.append(feature.name + "/" + part) }
        }
        return words
    }

    private var manifest: ManifestDescription? {
        guard case .manifest(let manifest) = try? generator.answer(.manifest(packagePath: nil)).answer else {
            return nil
        }
        return manifest
    }

    private var templates: [String] {
        guard case .templates(let templates) = try? generator.answer(.templates).answer else { return [] }
        return templates.map(\.name)
    }

    private var listing: Listing? {
        guard case .listing(let listing) = try? generator.answer(.list).answer else { return nil }
        return listing
    }
}
