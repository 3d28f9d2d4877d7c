/// A question that can be asked; it changes nothing.
public enum Query: Sendable, Hashable {
    /// `spmgen list`: features with their screens, packages, templates.
    case list
    /// `spmgen manifest show`, with the folder of the manifest as typed.
    case manifest(packagePath: String?)
}
