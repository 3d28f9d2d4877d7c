/// Who makes a file and when, where the user says so; what is nil is found out when a template asks for it.
public struct Authorship: Sendable, Hashable {
    public var moment: Moment?
    public var author: String?
    public var organization: String?

    public init(moment: Moment? = nil, author: String? = nil, organization: String? = nil) {
        self.moment = moment
        self.author = author
        self.organization = organization
    }
}
