/// What the macros of one text stand for.
struct MacroScope: Sendable {
    /// Values of options, expanded already.
    var options: [String: String] = [:]
    /// Values of the other macros; they may hold macros again.
    var macros: [String: String] = [:]
    /// From what `UUID`s are derived, together with their key; without it there is no such macro.
    var uuidSeed: String?

    /// What a reference stands for before modifiers; nil if nobody knows it.
    func value(of reference: MacroReference) -> MacroValue? {
        if let option = reference.option {
            return options[option].map { .final($0) }
        }
        if let value = macros[reference.name] { return .expandable(value) }
        if reference.name == Self.uuid, let uuidSeed {
            let key = reference.arguments.joined(separator: ",")
            return .final(DerivedUUID(seed: uuidSeed, key: key).description)
        }
        for (suffix, modifier) in Self.derivations where reference.name.hasSuffix(suffix) {
            guard let value = macros[String(reference.name.dropLast(suffix.count))] else { continue }
            return .derived(value, modifier)
        }
        return nil
    }

    /// Whether a name is a macro's, so that a reference to it which is not closed is a fault.
    func knows(_ name: String) -> Bool {
        value(of: MacroReference(range: 0..<0, name: name, arguments: [])) != nil
    }

    /// The macro that a misspelt name was probably meant to be.
    func nearest(to name: String) -> String? {
        let option = MacroReference.optionPrefix
        if name.hasPrefix(option) {
            let typed = String(name.dropFirst(option.count))
            return NearestName(among: options.keys.sorted()).to(typed).map { option + $0 }
        }
        let others = macros.keys.sorted() + options.keys.sorted().map { option + $0 }
        return NearestName(among: others).to(name)
    }

    static let uuid = "UUID"

    /// Endings that stand for a modifier: `PACKAGENAMEASIDENTIFIER`.
    private static let derivations: [(suffix: String, modifier: MacroModifier)] = [
        ("ASIDENTIFIER", .identifier), ("ASXML", .xml), ("ASRFC1034IDENTIFIER", .rfc1034Identifier),
        ("ASBUNDLEIDENTIFIER", .bundleIdentifier), ("ASC99EXTIDENTIFIER", .c99ExtIdentifier),
    ]
}

/// The value of one macro.
enum MacroValue: Sendable, Hashable {
    /// Used as it is, even if it looks like a macro.
    case final(String)
    case expandable(String)
    case derived(String, MacroModifier)
}
