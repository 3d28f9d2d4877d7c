/// `spmgen new <template>`: the files of any template.
public struct TemplateRequest: Sendable, Hashable {
    /// A template's name, its category and name, or the path of its folder.
    public var typed: String
    /// The folder that the files go to, as typed; the directory of the run where nil.
    public var output: String?
    /// The values of options and of macros such as `PROJECTNAME`, by identifier or by the name that Xcode shows.
    public var options: [String: String]
    /// The base name of the files.
    public var name: String?
    /// Whether unknown macros stay as they stand.
    public var isLenient: Bool
    /// A folder whose files are laid over the template, as typed.
    public var overlay: String?
    public var authorship: Authorship

    public init(
        typed: String,
        output: String? = nil,
        options: [String: String] = [:],
        name: String? = nil,
        isLenient: Bool = false,
        overlay: String? = nil,
        authorship: Authorship = Authorship()
    ) {
        self.typed = typed
        self.output = output
        self.options = options
        self.name = name
        self.isLenient = isLenient
        self.overlay = overlay
        self.authorship = authorship
    }
}
