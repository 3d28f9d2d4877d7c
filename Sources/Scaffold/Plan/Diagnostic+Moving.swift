extension Diagnostic {
    /// The same as seen from the folder that holds the one in which it was found.
    func moved(into folder: RelativePath) -> Diagnostic {
        guard !folder.isRoot, let location, !location.file.hasPrefix("/") else { return self }
        let path = "\(folder)/\(location.file)"
        func moved(_ text: String) -> String { text.replacing("`\(location.file)`", with: "`\(path)`") }
        return Diagnostic(
            id,
            severity: severity,
            moved(message),
            at: location.with(file: path),
            remedy: moved(remedy),
            paste: paste,
            command: command
        )
    }
}
