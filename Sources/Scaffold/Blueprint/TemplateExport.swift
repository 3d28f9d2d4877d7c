/// A template as Xcode itself can run it: plain macros, no directive lines, no `Scaffold` dictionary.
///
/// What only `spmgen` can do is decided with the defaults, and what is lost is listed.
struct TemplateExport {
    let name: String
    let category: String
    /// The files of the new bundle.
    let files: [RelativePath: [UInt8]]
    /// What the exported bundle cannot do, a sentence each.
    let losses: [String]

    /// The key under which an exported bundle keeps the digest of its files, so that it can be told from a bundle that
    /// somebody wrote or changed.
    static let digestKey = "SpmgenExport"

    /// - Throws: `TemplateError` for a template that Xcode could not run: with modifiers of ours in contents, say.
    init(of blueprint: Blueprint) throws(TemplateError) {
        let exporter = try TemplateExporter(blueprint)
        var files = try exporter.files()
        var info = try exporter.info()
        let infoFile = try TemplateExporter.path(TemplateBundle.infoFile, in: blueprint.bundle)
        files[infoFile] = Array(PropertyListText(.dictionary(info)).text.utf8)
        info[Self.digestKey] = .string(Self.digest(of: files))
        files[infoFile] = Array(PropertyListText(.dictionary(info)).text.utf8)
        self.files = files
        name = blueprint.name
        category = blueprint.bundle.category
        losses = exporter.losses()
    }

    /// Whether a bundle was exported and not changed since, so that it may be replaced.
    static func isUntouched(_ bundle: TemplateBundle) throws(TemplateError) -> Bool {
        var info = try bundle.info()
        guard let digest = info.removeValue(forKey: digestKey)?.text else { return false }
        var files: [RelativePath: [UInt8]] = [:]
        for path in bundle.files where path.name != ".DS_Store" {
            let isInfo = path.description == TemplateBundle.infoFile
            files[path] =
                isInfo ? Array(PropertyListText(.dictionary(info)).text.utf8) : try bundle.contents(of: path)
        }
        return Self.digest(of: files) == digest
    }

    private static func digest(of files: [RelativePath: [UInt8]]) -> String {
        let lines = files.sorted { $0.key < $1.key }.map { "\($0.key) \(SHA256(of: $0.value).hex)\n" }
        return SHA256(of: Array(lines.joined().utf8)).hex
    }
}
