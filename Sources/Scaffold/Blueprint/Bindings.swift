/// Everything that a blueprint is rendered with and does not bring itself.
struct Bindings: Sendable {
    /// The base name of the files, where the caller gives one.
    var name: String?
    /// The values of options as the caller typed them, by identifier or by the name that Xcode shows.
    var options: [String: String] = [:]
    /// Values of options that are known better than the caller or the template could know them; they are not checked,
    /// replace those of `static` options too, and may be paths. A name that the blueprint does not declare is ignored.
    var overrides: [String: String] = [:]
    /// The values of options for which edits are repeated.
    var lists: [String: [String]] = [:]
    /// What conditions may ask about the workspace, besides `knownFacts`.
    var facts: [String: Bool] = [:]
    /// Folders of the workspace, by the macro that stands for each: `FEATURES`, `FEATURE_ROOT`, `SHARED`, `ROOT`.
    var folders: [String: RelativePath] = [:]
    /// The values of other macros, such as `PROJECTNAME` and `YEAR`.
    var macros: [String: String] = [:]
    /// Where the files go, for a blueprint that does not say it.
    var destination = RelativePath.root
    /// What identifiers are made from in place of the destination, where that is not the same in each run.
    var place: String?
    /// Whether unknown macros stay as they stand, with a warning.
    var isLenient = false

    /// Facts that every condition may ask for, and what they are where nothing is known.
    static let knownFacts = [
        "appRoot": false, "xcodeProject": false, "testPlan": false, "rootHasPlatforms": false, "wire": true,
        "rootTests": true,
    ]

    /// The macros of `folders` that every blueprint may use.
    static let knownFolders = ["FEATURES", "FEATURE_ROOT", "SHARED", "ROOT"]
}
