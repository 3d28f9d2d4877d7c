/// The tiny app that runs one feature alone.
struct HostApp: Sendable, Hashable {
    /// The feature's.
    let feature: String
    /// Its folder.
    let path: RelativePath

    /// `CartHost`, as its project and its target are called.
    var name: String { feature + Self.suffix }

    var project: RelativePath { path.file(name + ".xcodeproj").file("project.pbxproj") }

    static let suffix = "Host"
}

extension Workspace {
    /// The folder that has a folder for each host.
    var hostsFolder: RelativePath { RelativePath.root.file("Hosts") }

    /// The host of a feature, whether it is there or not.
    func host(of feature: String) -> HostApp { HostApp(feature: feature, path: hostsFolder.file(feature)) }

    /// The hosts that are there, sorted by path.
    func hosts() throws -> [HostApp] {
        try tree.entries(of: hostsFolder).map(host).filter { try isThere($0) }.sorted { $0.path < $1.path }
    }

    func isThere(_ host: HostApp) throws -> Bool { try tree.kind(of: host.project) == .file }

    /// What an Xcode project gives a build setting first; nil where it does not have it.
    func buildSetting(_ name: String, of project: RelativePath) throws -> String? {
        guard let bytes = try tree.contents(of: project) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: "\t\(name) = ") else { return nil }
        let value = text[start.upperBound...].prefix { $0 != ";" && $0 != "\n" }
        return value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : String(value)
    }
}
