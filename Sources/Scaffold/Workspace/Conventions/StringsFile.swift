/// What a module's text is looked up in.
struct StringsFile: Sendable, Hashable {
    enum Kind: String, Sendable, Hashable {
        /// `Localizable.xcstrings`
        case catalog = "xcstrings"
        /// `en.lproj/Localizable.strings`
        case table = "strings"
    }

    let path: RelativePath
    let kind: Kind

    /// The first one below a folder; nil where there is none.
    init?(below folder: RelativePath, of tree: WorkingTree) throws(FileError) {
        var pending = [folder]
        while let next = pending.popLast() {
            for name in try tree.entries(of: next) where !name.hasPrefix(".") {
                let path = next.file(name)
                let kind = Kind(rawValue: path.fileExtension)
                switch try tree.kind(of: path) {
                case .directory where !name.contains(".") || name.hasSuffix(".lproj"): pending.append(path)
                case .file:
                    guard let kind, name != "InfoPlist.xcstrings" else { continue }
                    self.path = path
                    self.kind = kind
                    return
                default: continue
                }
            }
        }
        return nil
    }
}
