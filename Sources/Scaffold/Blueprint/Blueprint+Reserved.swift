extension Blueprint {
    /// Refuses a name that the blueprint's own declarations leave no room for.
    ///
    /// - Throws: `NameError`, with another name.
    func refuseReserved(_ name: String, option: String, kind: NameKind, typed: String) throws(NameError) {
        guard let reason = scaffold?.reason(against: name, for: option) else { return }
        throw NameError(
            typed, as: kind, .reserved(by: reason), suggestion: name + (kind == .screen ? "Page" : "Feature"))
    }
}
