/// The host of a feature that is renamed, or that has a screen which is.
extension RenamePlanner {
    /// What the feature's host has from its name, if it has a host.
    ///
    /// - Parameter first: the feature's first screen, before and after.
    /// - Returns: the host's folder.
    func addHost(
        of feature: FeaturePackage,
        to pairs: inout NamePairs,
        renamed new: ModuleName,
        first: (old: String, new: String),
        in folder: RelativePath
    ) throws -> RelativePath? {
        let host = workspace.host(of: feature.name)
        guard try workspace.isThere(host) else { return nil }
        let renderings = try HostRenderings(makers, feature)
        let target = workspace.host(of: new.rawValue)
        for bindings in renderings.bindings {
            var renamed = bindings
            renamed.overrides["feature"] = new.rawValue
            renamed.overrides["featureKey"] = new.caseName.bare
            if feature.home == .package { renamed.overrides["packagePath"] = folder.spelled(from: target.path) }
            if bindings.overrides["viewKey"] == CaseName(of: first.old).bare {
                renamed.overrides["viewKey"] = CaseName(of: first.new).bare
            }
            if let identifier = bindings.overrides["bundleIdentifier"], identifier.hasSuffix("." + host.name) {
                renamed.overrides["bundleIdentifier"] = String(identifier.dropLast(host.name.count)) + target.name
            }
            pairs.add(try renderings.blueprint.render(bindings), try renderings.blueprint.render(renamed))
        }
        return host.path
    }

    /// What a feature's host has from the screen that it begins with.
    ///
    /// - Parameter screen: the screen's route, before and after.
    func addHost(of feature: FeaturePackage, to pairs: inout NamePairs, screen: (old: String, new: String)) throws {
        guard try workspace.isThere(workspace.host(of: feature.name)) else { return }
        let renderings = try HostRenderings(makers, feature)
        for bindings in renderings.bindings where bindings.overrides["viewKey"] == screen.old {
            var renamed = bindings
            renamed.overrides["viewKey"] = screen.new
            pairs.add(try renderings.blueprint.render(bindings), try renderings.blueprint.render(renamed))
        }
    }
}
