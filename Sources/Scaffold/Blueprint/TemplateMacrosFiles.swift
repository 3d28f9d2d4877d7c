/// The `IDETemplateMacros.plist` files of a workspace and its user: the header of new files, and macros of a team's own.
///
/// Source: Xcode Help, "Customize text macros", for the places and their order.
struct TemplateMacrosFiles {
    static let name = "IDETemplateMacros.plist"

    private let tree: WorkingTree
    /// The name of the user's account, by which Xcode files what is the user's own.
    private let account: String?
    /// The user's home folder.
    private let home: AbsolutePath?

    init(in tree: WorkingTree, account: String? = nil, home: AbsolutePath? = nil) {
        self.tree = tree
        self.account = account
        self.home = home
    }

    /// The value of each macro, from the first file that has it.
    ///
    /// - Throws: `TemplateError` for a file that cannot be read.
    func macros() throws(TemplateError) -> [String: String] {
        var macros: [String: String] = [:]
        for (file, bytes) in try contents() {
            guard let list = try PropertyList(bytes, file: file).dictionary else {
                throw .invalid(
                    "the property list is no dictionary", in: file, remedy: "write a `dict` of names and texts")
            }
            macros.merge(list.compactMapValues(\.text)) { first, _ in first }
        }
        return macros
    }

    /// The files that are there, the one that counts first before the others.
    private func contents() throws(TemplateError) -> [(file: String, bytes: [UInt8])] {
        var contents: [(file: String, bytes: [UInt8])] = []
        do throws(FileError) {
            for place in try places() {
                if let bytes = try tree.contents(of: place) { contents.append((place.description, bytes)) }
            }
            if let home {
                let file = home.appending("Library/Developer/Xcode/UserData/\(Self.name)")
                if try tree.files.status(of: file) != nil {
                    contents.append((file.description, try tree.files.read(file)))
                }
            }
        } catch {
            throw TemplateError(error.diagnostics)
        }
        return contents
    }

    /// Where such a file may lie in the workspace, in Xcode's order.
    private func places() throws(FileError) -> [RelativePath] {
        let entries = try tree.entries(of: .root)
        let projects = entries.filter { $0.hasSuffix(".xcodeproj") }
        let workspaces =
            entries.filter { $0.hasSuffix(".xcworkspace") } + projects.map { "\($0)/project.xcworkspace" }
            + [".swiftpm/xcode/package.xcworkspace"]
        return (projects + workspaces).flatMap { container in
            [account.map { "\(container)/xcuserdata/\($0).xcuserdatad" }, "\(container)/xcshareddata"]
        }
        .compactMap { folder in folder.flatMap { try? RelativePath("\($0)/\(Self.name)") } }
    }
}
