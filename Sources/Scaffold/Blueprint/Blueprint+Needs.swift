extension Blueprint {
    /// What every run gives a value to without looking around.
    private static let usual = ["FILENAME", "FILEBASENAME", "FILEEXTENSION", MacroScope.uuid, "ELSE", "END"]
    private static let usualPrefixes = [MacroReference.optionPrefix, ImportHeader.prefix, "IF_"]

    /// Whether the template uses macros that depend on the project, the user or the time, or a team's own ones.
    ///
    /// Only then are these looked at, so that nothing of them decides what other templates make.
    ///
    /// - Parameter typed: values that may hold macros as well.
    func asksForMore(with typed: some Sequence<String>) throws(TemplateError) -> Bool {
        if typed.contains(where: { asksForMore(Array($0.utf8)) }) { return true }
        if try bundle.info().values.contains(where: { $0.texts.contains { asksForMore(Array($0.utf8)) } }) {
            return true
        }
        for path in bundle.files where Payload.isPayload(path) {
            if asksForMore(Array(path.description.utf8)) { return true }
            let bytes = try bundle.contents(of: path)
            if !bytes.contains(0), asksForMore(bytes) { return true }
        }
        return false
    }

    private func asksForMore(_ bytes: [UInt8]) -> Bool {
        var reader = MacroReader(bytes)
        while let finding = reader.next() {
            guard case .macro(let reference) = finding else { continue }
            let name = reference.name
            let isUsual =
                Self.usualPrefixes.contains(where: name.hasPrefix)
                || (Self.usual + Bindings.knownFolders).contains { name == $0 || name.hasPrefix($0 + "AS") }
            if !isUsual { return true }
        }
        return false
    }
}

extension PropertyList {
    /// All strings in it.
    fileprivate var texts: [String] {
        if let text { return [text] }
        if let array { return array.flatMap(\.texts) }
        return dictionary?.values.flatMap(\.texts) ?? []
    }
}
