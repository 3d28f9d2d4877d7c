extension Blueprint {
    /// Refuses a name that the blueprint's own declarations leave no room for.
    ///
    /// - Parameters:
    ///   - name: the value of the option.
    ///   - suggestion: another name to type; nil for one that is made from `name`.
    /// - Throws: `NameError`, with another name.
    func refuseReserved(
        _ name: String,
        option: String,
        kind: NameKind,
        typed: String,
        suggestion: String? = nil
    ) throws(NameError) {
        guard let reason = scaffold?.reason(against: name, for: option) else { return }
        let other = suggestion ?? name + kind.otherName
        throw NameError(typed, as: kind, .reserved(by: reason), suggestion: other)
    }
}
