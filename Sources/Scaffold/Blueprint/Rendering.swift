/// What a blueprint makes: whole files, and edits of files that exist.
struct Rendering: Sendable {
    /// Sorted by path.
    var files: [RenderedFile]
    let edits: [DeclaredEdit]
    /// The commands to run next; a word that begins with `./` is a path in the workspace.
    let next: [[String]]
    let warnings: [Diagnostic]
}

/// One file as it is to be on disk.
struct RenderedFile: Sendable, Hashable {
    /// Relative to the workspace.
    let path: RelativePath
    let contents: [UInt8]
    let isExecutable: Bool
    /// The file of the bundle that it was made from.
    let template: String
}
