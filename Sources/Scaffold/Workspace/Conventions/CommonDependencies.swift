/// What most features depend on: the rest of a sibling's dependencies is its own affair.
struct CommonDependencies: Sendable {
    /// The names that targets depend on.
    let names: Set<String>
    /// The identities of packages.
    let identities: Set<String>

    /// Modules that every platform with screens has.
    static let system: Set<String> = [
        "Combine", "CoreGraphics", "Foundation", "Observation", "Swift", "SwiftUI", "UIKit",
    ]

    /// One feature alone does not show what is common.
    init(among modules: [FeatureModule]) {
        guard modules.count > 1 else {
            (names, identities) = ([], [])
            return
        }
        func common(_ sets: [Set<String>]) -> Set<String> {
            var counts: [String: Int] = [:]
            for name in sets.joined() { counts[name, default: 0] += 1 }
            return Set(counts.filter { $0.value * 2 > sets.count }.keys)
        }
        names = common(
            modules.map { module in
                // What only tests what it is is no dependency of the feature's.
                Set(module.targets.flatMap { $0.target.dependencies.entries.map(\.name) }).subtracting(module.ownNames)
            }
        )
        identities = common(modules.map { Set($0.manifest.dependencies.entries.map(\.identity)) })
    }
}
