extension ManifestSource {
    /// A `.package(…)` element.
    func dependency(_ item: ListValue.Item) -> Manifest.Dependency? {
        guard case .record(let record) = item.value, record.head == "package" else { return nil }
        let place = place(of: item, record)
        func make(_ kind: Manifest.Dependency.Kind, _ location: String, _ identity: String) -> Manifest.Dependency {
            Manifest.Dependency(
                identity: identity,
                name: record.fields["name"]?.text,
                kind: kind,
                location: location,
                requirement: kind == .path ? nil : requirement(of: record),
                range: place.range,
                certainty: place.certainty,
                isConditional: item.presence < .always
            )
        }
        if let path = record.fields["path"]?.text { return make(.path, path, PackageIdentity.ofPath(path)) }
        if let url = record.fields["url"]?.text { return make(.url, url, PackageIdentity.ofURL(url)) }
        if let id = record.fields["id"]?.text { return make(.registry, id, id.lowercased()) }
        return nil
    }

    private func requirement(of record: Record) -> PackageDependencySpec.Requirement? {
        if let version = record.fields["from"]?.text { return .from(version) }
        if let version = record.fields["exact"]?.text { return .exact(version) }
        if let branch = record.fields["branch"]?.text { return .branch(branch) }
        if let revision = record.fields["revision"]?.text { return .revision(revision) }
        switch record.positional.first?.settled {
        case .tuple(let parts)?:
            guard parts.count == 2, let lower = parts[0].value.text, let upper = parts[1].value.text,
                parts[1].label == "upper"
            else { return nil }
            return .range(from: lower, to: upper)
        case .record(let call)?:
            let value = call.fields["from"]?.text ?? call.positional.first?.text
            guard let value else { return nil }
            switch call.head {
            case "exact", "exactItem": return .exact(value)
            case "branch", "branchItem": return .branch(value)
            case "revision", "revisionItem": return .revision(value)
            case "upToNextMinor": return .upToNextMinor(from: value)
            case "upToNextMajor": return .from(value)
            default: return nil
            }
        default: return nil
        }
    }
}
