import Scaffold

/// The options that say who makes files and when, for templates that ask for it.
enum AuthorshipOptions {
    static let date = Option.value(
        "date",
        "<yyyy-mm-dd>",
        "The date of DATE and YEAR, also with Thh:mm (default: SOURCE_DATE_EPOCH, else today)"
    )
    static let author = Option.value(
        "author",
        "<name>",
        "The name of FULLUSERNAME (default: git's user.name, else the account)"
    )
    static let organization = Option.value(
        "organization",
        "<name>",
        "The name of ORGANIZATIONNAME and COPYRIGHT (default: the Xcode project's, else none)"
    )

    static let all = [date, author, organization]

    /// - Throws: `UsageError` for what is no date.
    static func authorship(in arguments: ParsedArguments) throws(UsageError) -> Authorship {
        var authorship = Authorship(
            author: arguments.value(of: author),
            organization: arguments.value(of: organization)
        )
        if let typed = arguments.value(of: date) {
            guard let moment = Moment(iso: typed) else {
                throw .badValue(date, typed, "a date looks like 2026-03-09 or 2026-03-09T14:05")
            }
            authorship.moment = moment
        }
        return authorship
    }
}
