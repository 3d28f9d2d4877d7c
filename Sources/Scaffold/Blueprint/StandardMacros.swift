/// The macros that Xcode knows besides options and file names, from what is known about the run and the project.
struct StandardMacros: Sendable {
    /// When the run is said to take place.
    var moment: Moment?
    /// The full name of the author.
    var author: String?
    /// The name of the author's account.
    var account: String?
    var organization: String?
    /// The name of the Xcode project.
    var project: String?
    /// The name of the Xcode workspace.
    var workspace: String?
    /// The name of the package that owns the destination.
    var package: String?
    /// The target that owns the destination.
    var target: String?
    /// The Swift version of the toolchain, such as `6.2`.
    var swiftVersion: String?
    var systemVersion: String?

    /// The names of all of them, with what gives one a value that has none.
    static let remedies: [String: String] = {
        var remedies: [String: String] = [:]
        for name in ["DATE", "TIME", "YEAR"] { remedies[name] = "give the date with `--date <yyyy-mm-dd>`" }
        for name in ["FULLUSERNAME", "USERNAME"] { remedies[name] = "give the name with `--author <name>`" }
        for name in ["ORGANIZATIONNAME", "COPYRIGHT", "NSHUMANREADABLECOPYRIGHTPLIST"] {
            remedies[name] = "give the name with `--organization <name>`"
        }
        let others = [
            "PROJECTNAME", "PACKAGENAME", "TARGETNAME", "PRODUCTNAME", "WORKSPACENAME", "DEFAULTTOOLCHAINSWIFTVERSION",
            "RUNNINGMACOSVERSION",
        ]
        for name in others { remedies[name] = "give it with `--set \(name)=<value>`" }
        return remedies
    }()

    /// The values of those that have one.
    var values: [String: String] {
        let main = project ?? package ?? workspace
        var values: [String: String?] = [
            "DATE": moment?.date, "TIME": moment?.time, "YEAR": moment?.year, "FULLUSERNAME": author ?? account,
            "USERNAME": account ?? author, "ORGANIZATIONNAME": organization ?? "",
            "PROJECTNAME": main, "PACKAGENAME": package ?? main, "TARGETNAME": target ?? main,
            "PRODUCTNAME": target ?? main, "WORKSPACENAME": workspace ?? main,
            "DEFAULTTOOLCHAINSWIFTVERSION": swiftVersion, "RUNNINGMACOSVERSION": systemVersion,
        ]
        let copyright = copyright
        values["COPYRIGHT"] = copyright
        values["NSHUMANREADABLECOPYRIGHTPLIST"] = copyright.map { text in
            let escaped = MacroModifier.xml.applied(to: text)
            return text.isEmpty ? "" : "<key>NSHumanReadableCopyright</key>\n\t<string>\(escaped)</string>"
        }
        return values.compactMapValues { $0 }
    }

    /// Nothing without an organisation; nil where the year is missing.
    private var copyright: String? {
        guard let organization, !organization.isEmpty else { return "" }
        return moment.map { "Copyright © \($0.year) \(organization). All rights reserved." }
    }
}
