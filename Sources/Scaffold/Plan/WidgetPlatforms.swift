/// The platforms of a widget's package: those of its feature, none older than what has widgets.
struct WidgetPlatforms {
    /// As the manifest writes them; none where the feature names none.
    let elements: [String]
    /// Those that the feature has an older version of.
    let raised: [(platform: Manifest.Platform, minimum: PlatformRequirement.Minimum)]
}

extension WidgetPlatforms {
    /// - Parameters:
    ///   - manifest: the feature's.
    ///   - text: what it was read from.
    init(_ manifest: Manifest, _ text: SourceText, _ requirement: PlatformRequirement) {
        let named = manifest.platforms.entries
        let raised = requirement.tooLow(in: named)
        self.raised = raised
        elements = named.map { platform in
            raised.first { $0.platform == platform }?.minimum.element(toolsVersion: manifest.toolsVersion)
                ?? text.string(in: platform.range)
        }
    }
}
