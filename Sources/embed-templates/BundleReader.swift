import Foundation

/// A template bundle as it lies in `Templates/`.
struct Bundle {
    struct File {
        let path: String
        let contents: Data
    }

    let category: String
    let name: String
    /// The command it serves, by its property list.
    let command: String?
    /// Sorted by path.
    let files: [File]
}

/// Reads the bundles of `Templates/<Category>/<Name>.xctemplate`, at any depth.
struct BundleReader {
    let folder: URL

    private static let suffix = ".xctemplate"

    /// The part of a property list that is needed at build time.
    private struct Info: Decodable {
        struct Scaffold: Decodable {
            let command: String?

            enum CodingKeys: String, CodingKey {
                case command = "Command"
            }
        }

        let scaffold: Scaffold?

        enum CodingKeys: String, CodingKey {
            case scaffold = "Scaffold"
        }
    }

    /// All bundles, sorted by category and name.
    func bundles() throws -> [Bundle] {
        var byFolder: [String: [Bundle.File]] = [:]
        for path in try paths() {
            let components = path.split(separator: "/").map(String.init)
            guard let end = components.firstIndex(where: { $0.hasSuffix(Self.suffix) }) else { continue }
            let bundle = components[...end].joined(separator: "/")
            let contents = try Data(contentsOf: folder.appendingPathComponent(path))
            let file = Bundle.File(path: components[(end + 1)...].joined(separator: "/"), contents: contents)
            byFolder[bundle, default: []].append(file)
        }
        return byFolder.sorted { $0.key < $1.key }.map { path, files in
            let components = path.split(separator: "/").map(String.init)
            return Bundle(
                category: components.dropLast().last ?? "",
                name: String((components.last ?? "").dropLast(Self.suffix.count)),
                command: command(in: files),
                files: files.sorted { $0.path < $1.path }
            )
        }
    }

    /// Every file, relative to the folder; hidden ones too, as a template may bring a `.gitignore`.
    private func paths() throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isDirectory: ObjCBool = false
            let file = folder.appendingPathComponent(path).path
            return FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) && !isDirectory.boolValue
                && !path.hasSuffix(".DS_Store")
        }
    }

    /// A list that cannot be decoded is the library's to complain about: it tells the place.
    private func command(in files: [Bundle.File]) -> String? {
        let info = files.first { $0.path == "TemplateInfo.plist" }
        return info.flatMap { try? PropertyListDecoder().decode(Info.self, from: $0.contents) }?.scaffold?.command
    }
}
