/// The base name that a caller gives to the files of a template: what Xcode's panel asks for last.
extension Blueprint {
    /// What is said where no file takes that name, as its options name them.
    func unusedName(_ name: String) -> Diagnostic? {
        guard !usesBaseName, let option = options.first(where: { $0.kind == .text }) else { return nil }
        return Diagnostic(
            .templateSuspect,
            severity: .warning,
            "no file of the template uses the base name `\(name)`",
            at: DiagnosticLocation(file: bundle.infoLabel),
            remedy: "its files are named by options, such as `--set \(option.identifier)=\(name)`"
        )
    }

    /// Whether the name of a file, or an option, is made from it.
    private var usesBaseName: Bool {
        let isOption = options.contains { $0.identifier == TemplateOption.productName && $0.kind != .static }
        let texts = bundle.files.map(\.description) + options.compactMap(\.defaultValue)
        return isOption || texts.contains { $0.contains("___FILE") }
    }
}

extension TemplateBundle {
    /// A base name without the extension that files of the template bring: typed in Xcode's panel, it names the same file.
    func withoutExtension(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        let typed = name[dot...].dropFirst().lowercased()
        let isBrought = files.contains { $0.name.contains("___FILE") && $0.fileExtension.lowercased() == typed }
        return isBrought ? String(name[..<dot]) : name
    }
}
