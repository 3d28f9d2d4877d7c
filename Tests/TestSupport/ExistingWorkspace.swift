import Foundation
import Scaffold

/// A workspace that came to be without spmgen: `ScaffoldTests/Fixtures/Workspaces/<slug>/`.
///
/// `before` holds its files; `conventions.txt` what is found out about it, `review.md` what `spmgen feature Cart` and
/// `spmgen view Cart/Summary` make of it, beside what was there.
public struct ExistingWorkspace: Sendable, CustomStringConvertible {
    struct Info: Decodable {
        let about: String
        let directory: String?
        let packages: [String]
        let folders: [String]?
        let written: [String: String]?
    }

    public let slug: String
    public let about: String
    /// The folder that commands run in, below the top one.
    public let directory: String
    /// The packages to build once a feature is there, below that.
    public let packages: [String]
    private let info: Info

    public var description: String { slug + ": " + about }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("ScaffoldTests/Fixtures/Workspaces")

    public var folder: URL { Self.root.appendingPathComponent(slug) }

    public static let all: [ExistingWorkspace] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().compactMap { name in
            let file = root.appendingPathComponent(name).appendingPathComponent("fixture.json")
            guard let data = try? Data(contentsOf: file),
                let info = try? JSONDecoder().decode(Info.self, from: data)
            else { return nil }
            return ExistingWorkspace(
                slug: name,
                about: info.about,
                directory: info.directory ?? "",
                packages: info.packages,
                info: info
            )
        }
    }()

    public static func named(_ slug: String) throws -> ExistingWorkspace {
        guard let workspace = all.first(where: { $0.slug == slug }) else { throw CocoaError(.fileNoSuchFile) }
        return workspace
    }

    /// Makes a copy in a new folder.
    ///
    /// - Returns: the folder that commands run in.
    public func copy(to parent: URL) throws -> URL {
        let top = parent.appendingPathComponent(slug)
        let manager = FileManager.default
        try manager.createDirectory(at: parent, withIntermediateDirectories: true)
        try manager.copyItem(at: folder.appendingPathComponent("before"), to: top)
        for name in info.folders ?? [] {
            try manager.createDirectory(at: top.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for (name, text) in info.written ?? [:] { try Data(text.utf8).write(to: top.appendingPathComponent(name)) }
        return directory.isEmpty ? top : top.appendingPathComponent(directory)
    }
}
