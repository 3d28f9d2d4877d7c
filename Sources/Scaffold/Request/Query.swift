/// A question that can be asked; it changes nothing.
public enum Query: Sendable, Hashable {
    /// `spmgen list`: features with their screens, packages, templates.
    case list
    /// `spmgen conventions`: how the workspace does things, and from which file that is known.
    case conventions
    /// `spmgen manifest show`, with the folder of the manifest as typed.
    case manifest(packagePath: String?)
    /// `spmgen list templates`: all that `spmgen new` can run.
    case templates
    /// `spmgen show`: the options of a template and what it makes.
    case template(String)
    /// `spmgen templates lint`; where no template is named, those of the workspace, else the built-in ones.
    case lint([String])
    /// `spmgen templates test`, likewise.
    case trial([String])
    /// `spmgen undo --list`: the plans that can be taken back.
    case appliedPlans
}
