/// What the macros of one text stand for.
struct MacroScope: Sendable {
    /// Values of options, expanded already.
    var options: [String: String] = [:]
    /// Values of the other macros; they may hold macros again.
    var macros: [String: String] = [:]
    /// Values of other macros that are used as they are, even if they hold macros.
    var literals: [String: String] = [:]
    /// Macros that have no value here, with what gives them one.
    var unbound: [String: String] = [:]
    /// From what `UUID`s are derived, together with their key; without it there is no such macro.
    var uuidSeed: String?

    /// What a reference stands for before modifiers; nil if nobody knows it.
    func value(of reference: MacroReference) -> MacroValue? {
        if let option = reference.option {
            return options[option].map { .final($0) }
        }
        if let value = literals[reference.name] { return .final(value) }
        if let value = macros[reference.name] { return .expandable(value) }
        if let remedy = unbound[reference.name] { return .unbound(remedy: remedy) }
        if reference.name == Self.uuid, let uuidSeed {
            let key = reference.arguments.joined(separator: ",")
            return .final(DerivedUUID(seed: uuidSeed, key: key).description)
        }
        for (suffix, modifier) in Self.derivations where reference.name.hasSuffix(suffix) {
            let base = String(reference.name.dropLast(suffix.count))
            if let value = macros[base] { return .derived(value, modifier) }
            if let remedy = unbound[base] { return .unbound(remedy: remedy) }
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
        let names = macros.keys.sorted() + unbound.keys.sorted() + [Self.uuid]
        let others = names + options.keys.sorted().map { option + $0 }
        return NearestName(among: others).to(name)
    }

    /// Lets the macros of file names stand for the base name of the files, as in paths and in defaults of options.
    mutating func addBaseName(_ name: String?) {
        let remedy = "give the base name of the files with `--name <name>`"
        for macro in ["FILENAME", "FILEBASENAME"] {
            macros[macro] = name
            unbound[macro] = name == nil ? remedy : nil
        }
        macros["FILEEXTENSION"] = ""
    }

    /// Lets the macros of file names stand for one file, as in its contents.
    mutating func addFileName(_ name: String) {
        macros["FILENAME"] = name
        macros["FILEBASENAME"] = PathText(name).deletingExtension
        macros["FILEEXTENSION"] = PathText(name).fileExtension
        for macro in ["FILENAME", "FILEBASENAME"] { unbound[macro] = nil }
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
    case unbound(remedy: String)
}
