/// An entry of `Edits` as it stands in a template, with macros and conditions.
struct EditTemplate: Sendable {
    let kind: DeclaredEdit.Kind
    let id: String?
    let with: String?
    let isRequired: Bool
    let when: Condition?
    /// The list for each of whose values the edit is made.
    let forEach: String?
    let origin: DeclaredEdit.Origin
    private let place: DeclaredEdit.Place?
    private let isApart: Bool
    /// The keys whose values are expanded.
    private let texts: [Key: String]
    private let lists: [Key: [String]]

    /// The keys with macros in their values.
    private enum Key: String, CaseIterable {
        case location = "In"
        case declares = "Declares"
        case at = "At"
        case text = "Text"
        case key = "Key"
        case name = "Name"
        case package = "Package"
        case target = "Target"
        case path = "Path"
        case type = "Type"
        case needs = "Needs"
        case targets = "Targets"
        case dependencies = "Dependencies"
        case resources = "Resources"
        case swiftSettings = "SwiftSettings"

        static let lists: [Key] = [.needs, .targets, .dependencies, .resources]
    }

    private static let plainKeys = ["Kind", "Id", "With", "Required", "When", "ForEach", "Place", "Apart"]

    /// All keys that an entry may have.
    static let keys = plainKeys + Key.allCases.map(\.rawValue)

    static func requiredKeyNames(of kind: DeclaredEdit.Kind) -> [String] {
        requiredKeys(of: kind).map(\.rawValue)
    }

    /// - Throws: `TemplateError` for an unknown kind or key, and for a key that the kind needs and that is missing.
    init(_ entry: TemplateDictionary) throws(TemplateError) {
        try entry.allow(only: Self.keys)
        kind = try Self.choice(entry.requiredText("Kind"), of: "Kind", in: entry)
        id = try entry.text("Id")
        with = try entry.text("With")
        isRequired = try entry.flag("Required") ?? true
        when = try entry.condition("When")
        forEach = try entry.text("ForEach")
        place = if let place = try entry.text("Place") { try Self.choice(place, of: "Place", in: entry) } else { nil }
        isApart = try entry.flag("Apart") ?? false
        origin = DeclaredEdit.Origin(file: entry.file, entry: entry.context)
        var texts: [Key: String] = [:]
        var lists: [Key: [String]] = [:]
        for key in Key.allCases {
            if Key.lists.contains(key) {
                lists[key] = try entry.texts(key.rawValue)
            } else {
                texts[key] = try entry.text(key.rawValue)
            }
        }
        for key in Self.requiredKeys(of: kind) where texts[key] == nil && lists[key]?.isEmpty != false {
            throw entry.fault("has no `\(key.rawValue)`, which \(kind.rawValue) needs", remedy: "add it")
        }
        self.texts = texts
        self.lists = lists
    }

    private static func requiredKeys(of kind: DeclaredEdit.Kind) -> [Key] {
        switch kind {
        case .enumCase, .member: [.location, .declares, .text]
        case .switchBranch: [.location, .declares, .at, .text]
        case .import: [.location, .text]
        case .listElement: [.location, .at, .text]
        case .packageDependency: [.location, .path]
        case .product: [.location, .name, .targets]
        case .target, .trait: [.location, .name]
        case .targetDependency: [.location, .target, .name]
        case .jsonEntry: [.location, .text]
        case .managedSection: [.location, .name, .text]
        }
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ word: String,
        of key: String,
        in entry: TemplateDictionary
    ) throws(TemplateError) -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: word) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        throw entry.fault(
            "has the unknown \(key) `\(word)`",
            remedy: NearestName(among: words).to(word).map { "did you mean `\($0)`?" }
                ?? "use one of \(words.joined(separator: ", "))"
        )
    }

    /// The last part of `In`, with its macros.
    var fileName: String { PathText(texts[.location] ?? "").lastComponent }

    /// All text that macros may stand in.
    var expandable: [String] { Array(texts.values) + lists.values.flatMap { $0 } }

    /// The edit with its macros replaced.
    ///
    /// - Parameter expand: replaces the macros of a text; its second argument says which text it is.
    /// - Throws: what `expand` throws, and `TemplateError` for a path that leads out of the workspace.
    func rendered(
        _ expand: (_ text: String, _ context: String) throws(TemplateError) -> String
    ) throws(TemplateError) -> DeclaredEdit {
        func text(_ key: Key) throws(TemplateError) -> String? {
            guard let text = texts[key] else { return nil }
            return try expand(text, "`\(key.rawValue)` of \(origin.entry)")
        }
        func list(_ key: Key) throws(TemplateError) -> [String] {
            var values: [String] = []
            for value in lists[key] ?? [] { values.append(try expand(value, "`\(key.rawValue)` of \(origin.entry)")) }
            return values
        }
        func path(_ key: Key) throws(TemplateError) -> RelativePath? {
            guard let text = try text(key) else { return nil }
            return try Self.path(text, of: key, origin)
        }
        return DeclaredEdit(
            kind: kind,
            id: id,
            with: with,
            isRequired: isRequired,
            location: try path(.location) ?? .root,
            declares: try text(.declares),
            at: try Self.steps(of: text(.at) ?? ""),
            text: try text(.text),
            place: place,
            isApart: isApart,
            needs: try list(.needs),
            key: try text(.key),
            name: try text(.name),
            package: try text(.package),
            target: try text(.target),
            path: try path(.path),
            type: try text(.type),
            targets: try list(.targets),
            dependencies: try list(.dependencies),
            resources: try list(.resources),
            swiftSettings: try text(.swiftSettings),
            origin: origin
        )
    }

    /// The parts of `func view(for:) / switch`.
    private static func steps(of at: String) -> [String] {
        at.split(separator: " / ").map { step in
            String(step.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        .filter { !$0.isEmpty }
    }

    private static func path(
        _ text: String,
        of key: Key,
        _ origin: DeclaredEdit.Origin
    ) throws(TemplateError) -> RelativePath {
        do {
            return try RelativePath(collapsing: text)
        } catch {
            throw TemplateError(
                Diagnostic(
                    .escapesWorkspace,
                    "`\(key.rawValue)` of \(origin.entry) is `\(text)`, which leads out of the workspace",
                    at: DiagnosticLocation(file: origin.file),
                    remedy: "name a place inside the workspace, without `..`"
                )
            )
        }
    }
}
