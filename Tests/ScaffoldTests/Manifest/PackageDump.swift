import Foundation

/// What `swift package dump-package` says of a manifest: the judge of every edit.
struct PackageDump: Hashable, Sendable {
    var document: [String: JSONValue]

    /// The manifest does not load; the text is SwiftPM's.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Loads manifests, each in a folder of its own whose name is always the same, two at a time.
    ///
    /// - Parameter files: names such as `Package.swift` and `Package@swift-5.9.swift` with their text.
    static func of(_ files: [String: [UInt8]]) async throws -> PackageDump {
        try await Turnstile.shared.run {
            let scratch = FileManager.default.temporaryDirectory.appending(path: "dump-\(UUID().uuidString)")
            let folder = scratch.appending(path: "Folder/Shop")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: scratch) }
            for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
            let output = try await Self.run(["swift", "package", "dump-package"], in: folder)
            guard case .object(let fields) = try JSONValue(parsing: output) else { throw Failure(description: "?") }
            return PackageDump(document: fields, folder: scratch.appending(path: "Folder").path)
        }
    }

    static func of(_ text: [UInt8]) async throws -> PackageDump {
        try await of(["Package.swift": text])
    }

    private init(document: [String: JSONValue], folder: String) {
        self.document = document.mapValues { Self.relative($0, to: folder) }
        self.document["packageKind"] = nil
    }

    /// Folders differ from run to run, so paths below `folder` are shown from there.
    private static func relative(_ value: JSONValue, to folder: String) -> JSONValue {
        switch value {
        case .string(let text): .string(text.replacingOccurrences(of: folder, with: "…"))
        case .array(let items): .array(items.map { relative($0, to: folder) })
        case .object(let fields): .object(fields.mapValues { relative($0, to: folder) })
        default: value
        }
    }

    private static func run(_ arguments: [String], in folder: URL) async throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let output = folder.deletingLastPathComponent().appending(path: "output")
        let errors = folder.deletingLastPathComponent().appending(path: "errors")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume() }
        }
        guard process.terminationStatus == 0 else {
            throw Failure(description: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
        }
        return try Data(contentsOf: output)
    }

    /// The same with the order of lists that have no order taken out.
    var canonical: [String: JSONValue] {
        document.reduce(into: [:]) { result, field in
            let (key, value) = field
            switch key {
            case "targets":
                result[key] = .array(value.array.map(Self.canonicalTarget).sorted { $0.canonical < $1.canonical })
            case "products", "dependencies", "traits", "platforms":
                let entries = value.array.map(Self.sortedTraits)
                result[key] = .array(entries.sorted { $0.canonical < $1.canonical })
            default:
                result[key] = value
            }
        }
    }

    /// Where two dumps say different things, in lines to read.
    func differences(from expected: PackageDump) -> [String] {
        let left = canonical
        let right = expected.canonical
        return Set(left.keys).union(right.keys).sorted().flatMap { key -> [String] in
            guard left[key] != right[key] else { return [] }
            let found = Set(left[key]?.array ?? [left[key] ?? .null])
            let wanted = Set(right[key]?.array ?? [right[key] ?? .null])
            return found.subtracting(wanted).map { "\(key): there is \($0.canonical)" }
                + wanted.subtracting(found).map { "\(key): there should be \($0.canonical)" }
                + (found == wanted ? ["\(key): an entry is there twice, or once too few"] : [])
        }
    }

    /// The tools keep traits in sets, and list them in another order every time.
    private static func sortedTraits(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let items): return .array(items.map(sortedTraits))
        case .object(let fields):
            return .object(
                fields.reduce(into: [:]) { result, field in
                    let isSet = field.key == "traits" || field.key == "enabledTraits"
                    let inner = sortedTraits(field.value)
                    result[field.key] = isSet ? .array(inner.array.sorted { $0.canonical < $1.canonical }) : inner
                }
            )
        default: return value
        }
    }

    private static func canonicalTarget(_ target: JSONValue) -> JSONValue {
        guard case .object(var fields) = target else { return target }
        for key in ["dependencies", "settings"] {
            fields[key] = .array(target[key].array.sorted { $0.canonical < $1.canonical })
        }
        return .object(fields)
    }
}

/// Lets two runs of the tools go on at a time: a dump is a compiler run, and the machine has other tests to do.
actor Turnstile {
    static let shared = Turnstile()
    private var free = 2
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated func run<Result: Sendable>(_ work: @Sendable () async throws -> Result) async throws -> Result {
        await enter()
        do {
            let result = try await work()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
