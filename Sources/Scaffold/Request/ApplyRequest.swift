/// `spmgen apply <plan.json>`: a plan that was kept in a document.
public struct ApplyRequest: Sendable, Hashable {
    /// The bytes of the document.
    public var json: [UInt8]
    /// What the document is called, for messages; nil where it has no file.
    public var file: String?

    public init(json: [UInt8], file: String? = nil) {
        self.json = json
        self.file = file
    }
}
