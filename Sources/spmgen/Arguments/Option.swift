/// A `--name` that a command understands.
struct Option: Sendable, Hashable {
    enum Shape: Sendable, Hashable {
        case flag
        /// Takes one value; the placeholder has its brackets.
        case value(String)
        /// Takes values one after another or in commas, and can be repeated.
        case list(String)
        /// Takes one value as it stands, and can be repeated.
        case repeated(String)
    }

    /// What a value may be, for checking and completing it.
    enum Values: Sendable, Hashable {
        case text
        case choice([String])
        case file
        case directory
        /// Names in the workspace.
        case feature
        case screen
        /// A feature that something new goes into.
        case inFeature
        /// A feature, a screen, a model, a service, a foundation or a host.
        case part
        case target
        case package
        case commandName
        /// What `new` can run.
        case template
    }

    /// Without the dashes.
    let name: String
    let short: Character?
    let shape: Shape
    let values: Values
    let summary: String

    private init(_ name: String, short: Character?, _ shape: Shape, _ values: Values, _ summary: String) {
        self.name = name
        self.short = short
        self.shape = shape
        self.values = values
        self.summary = summary
    }

    static func flag(_ name: String, short: Character? = nil, _ summary: String) -> Option {
        Option(name, short: short, .flag, .text, summary)
    }

    static func value(
        _ name: String,
        short: Character? = nil,
        _ placeholder: String,
        _ summary: String,
        values: Values = .text
    ) -> Option {
        Option(name, short: short, .value(placeholder), values, summary)
    }

    /// An option with a few possible values.
    static func choice(_ name: String, _ choices: [String], _ summary: String) -> Option {
        let values = choices.joined(separator: "|")
        guard values.count > 24 else {
            return Option(name, short: nil, .value("<\(values)>"), .choice(choices), summary)
        }
        let listed = summary + ": " + choices.joined(separator: ", ")
        return Option(name, short: nil, .value("<\(name)>"), .choice(choices), listed)
    }

    static func list(_ name: String, _ placeholder: String, _ summary: String, values: Values = .text) -> Option {
        Option(name, short: nil, .list(placeholder), values, summary)
    }

    static func repeated(_ name: String, _ placeholder: String, _ summary: String) -> Option {
        Option(name, short: nil, .repeated(placeholder), .text, summary)
    }

    var spelling: String { "--" + name }

    /// `--view <Name>`, as in a usage line.
    var usage: String {
        switch shape {
        case .flag: spelling
        case .value(let placeholder): "\(spelling) \(placeholder)"
        case .list(let placeholder), .repeated(let placeholder): "\(spelling) \(placeholder)…"
        }
    }

    /// With its short form, as in a list of options.
    var title: String { short.map { "-\($0), \(usage)" } ?? usage }
}
