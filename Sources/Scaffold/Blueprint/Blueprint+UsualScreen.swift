extension Blueprint {
    /// The first screen of a feature where none is asked for: what the blueprint has for the option `view`.
    func usualScreen(of feature: String) -> String {
        let usual = options.first { $0.identifier == "view" }?.defaultValue
        return TextMacros(in: MacroScope(options: ["feature": feature])).expansion(of: usual ?? feature).string
    }
}
