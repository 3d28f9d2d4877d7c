import Foundation
import Testing

/// What people have made of the feature `Cart`: `Fixtures/EditedFeatures/<slug>/`, a screen of which is asked for.
///
/// `before` holds the files that differ from what `spmgen feature Cart` makes, `workspace` those outside of the
/// package, `after` the files that the run makes or changes and that a plain feature would not get in the same way,
/// `report.txt` what it prints where that is not what it prints for a plain feature.
struct EditedFeature: CustomTestStringConvertible {
    struct Info: Decodable {
        let about: String
        /// `Cart/Summary` where it is nil.
        let screen: String?
        /// Folders of a plain feature that have another name, each with that.
        let moved: [String: String]?
        /// The files of a plain feature that are not there.
        let without: [String]?
        /// Whether the long suites run its tests.
        let isTested: Bool?
    }

    let folder: URL
    let info: Info

    var testDescription: String { folder.lastPathComponent + ": " + info.about }
    var words: [String] { ["view", info.screen ?? "Cart/Summary"] }

    static let package = "FeaturePackages/Cart"

    static let all: [EditedFeature] = {
        let root = Repository.tests.appending(path: "Fixtures/EditedFeatures")
        let folders = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        return folders.sorted { $0.path() < $1.path() }.compactMap { folder in
            guard let data = try? Data(contentsOf: folder.appending(path: "fixture.json")),
                let info = try? JSONDecoder().decode(Info.self, from: data)
            else { return nil }
            return EditedFeature(folder: folder, info: info)
        }
    }()

    /// The workspace as people have left it.
    func before() throws -> FileTree {
        var tree = try PlainFeature.shared.get().before
        for (folder, name) in info.moved ?? [:] {
            for (path, contents) in tree.files where path.hasPrefix(Self.package + "/" + folder) {
                tree.files[path] = nil
                tree.files[path.replacing("/" + folder, with: "/" + name, maxReplacements: 1)] = contents
            }
        }
        for path in info.without ?? [] {
            try #require(tree.files.removeValue(forKey: Self.package + "/" + path) != nil, "there is no \(path)")
        }
        let edited = try FileTree(at: folder.appending(path: "before")).moved(into: Self.package)
        return tree.overlaid(by: edited).overlaid(by: try FileTree(at: folder.appending(path: "workspace")))
    }

    /// What a run is to leave and to print.
    func expected() throws -> (after: FileTree, report: String?) {
        let after = try FileTree(at: folder.appending(path: "after")).moved(into: Self.package)
        return (after, try? String(contentsOf: folder.appending(path: "report.txt"), encoding: .utf8))
    }

    /// Keeps what a run left as what it is to leave.
    func record(_ result: FileTree, from before: FileTree, report: String) throws {
        let plain = try PlainFeature.shared.get()
        let prefix = Self.package + "/"
        var after = FileTree()
        for path in result.changes(from: before) where result.files[path] != plain.after.files[path] {
            after.files[String(path.dropFirst(prefix.count))] = result.files[path]
        }
        let manager = FileManager.default
        try? manager.removeItem(at: folder.appending(path: "after"))
        try? manager.removeItem(at: folder.appending(path: "report.txt"))
        try after.write(to: folder.appending(path: "after"))
        guard report != plain.report else { return }
        try Data(report.utf8).write(to: folder.appending(path: "report.txt"))
    }
}

/// What `spmgen feature Cart` makes of a new package, and `spmgen view Cart/Summary` of that.
struct PlainFeature {
    let before: FileTree
    let after: FileTree
    let report: String

    static let shared = Result { try PlainFeature() }

    private init() throws {
        let scratch = try ScratchFolder()
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Shop",
                products: [
                    .library(name: "Shop", targets: ["Shop"])
                ],
                targets: [
                    .target(name: "Shop")
                ]
            )

            """
        var package = FileTree()
        package.files["Package.swift"] = Data(manifest.utf8)
        package.files["Sources/Shop/Shop.swift"] = Data("public struct ShopApp {}\n".utf8)
        try package.write(to: scratch.url)
        let feature = ProgramRun(["feature", "Cart"], in: scratch.url)
        try #require(feature.code == 0, "\(feature.report)")
        before = try FileTree(at: scratch.url)
        let view = ProgramRun(["view", "Cart/Summary"], in: scratch.url)
        try #require(view.code == 0, "\(view.report)")
        after = try FileTree(at: scratch.url)
        report = view.report
    }
}
