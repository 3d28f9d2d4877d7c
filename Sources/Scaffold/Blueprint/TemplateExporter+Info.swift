extension TemplateExporter {
    /// The property list, with options that Xcode can show.
    func info() throws(TemplateError) -> [String: PropertyList] {
        var info = try blueprint.bundle.info()
        info["Scaffold"] = nil
        guard let entries = info["Options"]?.array else { return info }
        info["Options"] = .array(entries.compactMap(exported))
        return info
    }

    private func exported(_ entry: PropertyList) -> PropertyList? {
        guard var option = entry.dictionary, let identifier = option["Identifier"]?.text else { return entry }
        if replaced.options[identifier] != nil { return nil }
        guard let text = option["Default"]?.text else { return entry }
        if let modifier = foreignModifier(in: text) {
            // Xcode cannot make this value, so a person has to.
            let source = MacroReader.options(in: text).first ?? identifier
            option["Type"] = .string(TemplateOption.Kind.text.rawValue)
            option["Name"] = .string("\(title(of: source)) in \(modifier):")
            option["Required"] = .boolean(true)
            option["Default"] = nil
        } else {
            option["Default"] = .string(expanding(text))
        }
        return .dictionary(option)
    }

    private func title(of identifier: String) -> String {
        blueprint.options.first { $0.identifier == identifier }?.name ?? identifier
    }

    func foreignModifier(in text: String) -> String? {
        var reader = MacroReader(text)
        while let finding = reader.next() {
            guard case .macro(let reference) = finding else { continue }
            let foreign = reference.arguments.first { MacroModifier(named: $0)?.isXcodes == false }
            if let foreign { return foreign }
        }
        return nil
    }

    /// What the exported bundle cannot do.
    func losses() -> [String] {
        guard let scaffold = blueprint.scaffold else { return [] }
        var losses: [String] = []
        if !scaffold.edits.isEmpty {
            losses.append("It edits no files that exist: \(scaffold.edits.count) edits are left out.")
        }
        losses += scaffold.requires.map { "It does not bring `\($0)` along, which it needs." }
        losses += blueprint.options.filter { replaced.options[$0.identifier] != nil }.map { option in
            let value = replaced.options[option.identifier] ?? ""
            return "`\(option.identifier)` cannot be chosen; it is `\(value)`."
        }
        if blueprint.bundle.files.contains(where: isElsewhere) {
            losses.append("It makes no files outside its own folder.")
        }
        let byHand = blueprint.options.filter { foreignModifier(in: $0.defaultValue ?? "") != nil }
        losses += byHand.map { "`\($0.identifier)` has to be typed." }
        return losses
    }
}
