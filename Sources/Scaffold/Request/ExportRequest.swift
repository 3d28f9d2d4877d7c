/// `spmgen templates export|install`: templates as bundles that Xcode itself can run.
public struct ExportRequest: Sendable, Hashable {
    /// Names or paths of templates; where none is given, those of the workspace, else the built-in ones.
    public var templates: [String]
    /// The folder that the bundles go to, as typed; where nil, the one in which Xcode looks for templates.
    public var folder: String?

    public init(templates: [String] = [], folder: String? = nil) {
        self.templates = templates
        self.folder = folder
    }
}
