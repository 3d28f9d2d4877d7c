import Foundation
import Scaffold
import TestSupport
import Testing

/// A workspace in a temporary folder, in which the commands are run and whose packages are built.
final class SampleWorkspace {
    let root: URL
    /// Where SwiftPM builds, one folder a package.
    private let scratch: URL
    /// An option of the stand-in's script, for less than the newest iOS has.
    private let standInMode: String?
    /// When the last file was written, in the eyes of SwiftPM.
    private var clock = Date()

    private init(folder: String, standInMode: String? = nil) {
        self.standInMode = standInMode
        let parent = FileManager.default.temporaryDirectory.appending(path: "spmgen-\(UUID().uuidString)")
        root = parent.appending(path: folder)
        scratch = parent.appending(path: "build")
    }

    deinit {
        try? FileManager.default.removeItem(at: root.deletingLastPathComponent())
    }

    /// A package as `swift package init --type library` makes it.
    static func package(named name: String = "Shop") throws -> SampleWorkspace {
        let workspace = SampleWorkspace(folder: name)
        try workspace.write(manifest(name), at: "Package.swift")
        try workspace.write("public struct \(name)App {}\n", at: "Sources/\(name)/\(name).swift")
        try workspace.write(tests(name), at: "Tests/\(name)Tests/\(name)Tests.swift")
        return workspace
    }

    /// What `swift package init` makes itself.
    static func initialized(named name: String = "Shop") throws -> SampleWorkspace {
        let workspace = SampleWorkspace(folder: name)
        try FileManager.default.createDirectory(at: workspace.root, withIntermediateDirectories: true)
        let words = ["package", "init", "--type", "library", "--name", name]
        let result = try Tool(name: "swift").run(words, in: workspace.root)
        try #require(result.status == 0, "\(result.output)")
        return workspace
    }

    /// What `spmgen init` makes.
    static func app(
        named name: String,
        architecture: String = "coordinator",
        home: FeatureHome? = nil,
        platforms: [AppPlatform] = [],
        standInMode: String? = nil
    ) throws -> SampleWorkspace {
        let workspace = SampleWorkspace(folder: name, standInMode: standInMode)
        let parent = workspace.root.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        let request = InitRequest(
            typed: name,
            app: try ModuleName(name, as: .app),
            architecture: architecture,
            home: home,
            platforms: platforms
        )
        try run(.initialize(request), ["init", name], in: parent)
        return workspace
    }

    /// An app with two features that have a later screen each.
    static func bookstore() throws -> SampleWorkspace {
        let workspace = try app(named: "Bookstore")
        try workspace.feature("Cart")
        try workspace.feature("Product", view: "Catalog")
        try workspace.view("Cart/Summary")
        try workspace.view("Product/Detail")
        return workspace
    }

    /// Each time later than the time before by seconds, or the next build could keep what was there.
    func write(_ text: String, at path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
        clock = max(clock, Date()).addingTimeInterval(2)
        try FileManager.default.setAttributes([.modificationDate: clock], ofItemAtPath: file.path())
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    // MARK: The commands

    /// Runs the built program as a process of its own.
    ///
    /// - Returns: the status that it reports.
    func program(_ line: String) throws -> String {
        struct Report: Decodable {
            let status: String
        }
        let words = line.split(separator: " ").map(String.init)
        let state = "XDG_STATE_HOME=" + scratch.appending(path: "state").path()
        let result = try Tool(name: "env").run([state, BuiltProgram.path] + words + ["--json"], in: root)
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).status
    }

    @discardableResult
    func feature(
        _ name: String,
        view: String? = nil,
        dependsOn: [String] = [],
        mocks: Bool = true,
        traits: Bool = false,
        iosOnly: Bool = false,
        home: FeatureHome? = nil
    ) throws -> Outcome {
        let request = FeatureRequest(
            typed: name,
            name: try ModuleName(name),
            view: try view.map { try TypeName($0) },
            dependsOn: dependsOn,
            mocks: mocks,
            traits: traits,
            iosOnly: iosOnly,
            home: home
        )
        return try Self.run(.feature(request), ["feature", name], in: root)
    }

    /// - Parameter path: `Cart/Summary`, or `Cart/Checkout/Payment`.
    @discardableResult
    func view(_ path: String) throws -> Outcome {
        let parts = path.split(separator: "/").map(String.init)
        let request = ViewRequest(
            typed: path,
            feature: try ModuleName(parts[0]),
            folders: try parts.dropFirst().dropLast().map { try TypeName($0, as: .folder) },
            screen: try TypeName(parts[parts.count - 1])
        )
        return try Self.run(.view(request), ["view", path], in: root)
    }

    /// A model or a service.
    ///
    /// - Parameter path: `Cart/Order`.
    @discardableResult
    func add(_ part: FeaturePart, _ path: String) throws -> Outcome {
        let names = try PartPath(path, as: part.nameKind)
        let request = PartRequest(typed: path, part: part, feature: names.feature, name: names.name)
        return try Self.run(.part(request), [part.rawValue, path], in: root)
    }

    @discardableResult
    func widget(_ feature: String) throws -> Outcome {
        let request = WidgetRequest(typed: feature, feature: try ModuleName(feature))
        return try Self.run(.widget(request), ["widget", feature], in: root)
    }

    @discardableResult
    private static func run(_ request: Request, _ words: [String], in folder: URL) throws -> Outcome {
        let directory = try #require(AbsolutePath(folder.path()))
        return try Generator(files: Disk(), directory: directory).run(request, command: ["spmgen"] + words)
    }

    // MARK: The judges

    /// Runs the tests of one of its packages; the root's with an empty path.
    ///
    /// - Parameter isNewest: whether the package may use what the newest systems have, whatever the workspace is for.
    func test(_ package: String, options: [String] = [], isNewest: Bool = false) throws -> TestRun {
        TestRun(try swift("test", package, options, isNewest: isNewest))
    }

    /// Builds one of its packages; the root with an empty path.
    func build(_ package: String, options: [String] = []) throws -> Tool.Result {
        try swift("build", package, options)
    }

    /// What the compiler says of a file of the app, which can import what was built of a package.
    func typecheck(_ path: String, with package: String, isNewest: Bool = false) throws -> Tool.Result {
        let modules = scratch.appending(path: package.replacing("/", with: "-")).appending(path: "debug/Modules")
        return try Tool(name: "swiftc").run(
            ["-typecheck", "-parse-as-library", "-swift-version", "6", "-default-isolation", "MainActor"]
                + ["-enable-upcoming-feature", "MemberImportVisibility", "-I", modules.path()]
                + StandIn.built(mode: isNewest ? nil : standInMode).compilerArguments + [
                    root.appending(path: path).path()
                ]
        )
    }

    /// The symbols in all object files of the builds of a package so far, as they are written in Swift.
    func symbols(of package: String) throws -> String {
        let folder = scratch.appending(path: package.replacing("/", with: "-")).path()
        let line = "find '\(folder)' -name '*.o' -exec nm {} + | swift demangle"
        return try Tool(name: "bash").run(["-c", line]).output
    }

    private func swift(
        _ command: String,
        _ package: String,
        _ options: [String],
        isNewest: Bool = false
    ) throws -> Tool.Result {
        let standIn = try StandIn.built(mode: isNewest ? nil : standInMode)
        let key = package.isEmpty ? "root" : package.replacing("/", with: "-")
        return try Tool(name: "swift").run(
            [command, "--package-path", root.appending(path: package).path()] + options
                + ["--scratch-path", scratch.appending(path: key).path()]
                + standIn.packageArguments
        )
    }

    /// What the linter says about all that was generated, with the configuration that the rendering followed.
    func lint() throws -> Tool.Result {
        let own = root.appending(path: ".swift-format")
        let hasOwn = FileManager.default.fileExists(atPath: own.path())
        let configuration = hasOwn ? own : Repository.root.appending(path: ".swift-format")
        return try Tool(name: "swift").run(
            ["format", "lint", "--strict", "--recursive", "--configuration", configuration.path()]
                + (hasOwn ? ["."] : ["FeaturePackages", "SharedPackages"]),
            in: root
        )
    }

    /// The paths and contents of all its files.
    func files() throws -> [String: Data] {
        let manager = FileManager.default
        var files: [String: Data] = [:]
        for path in try manager.subpathsOfDirectory(atPath: root.path()) {
            let file = root.appending(path: path)
            var isFolder: ObjCBool = false
            guard manager.fileExists(atPath: file.path(), isDirectory: &isFolder), !isFolder.boolValue else { continue }
            files[path] = try Data(contentsOf: file)
        }
        return files
    }

    // MARK: What `swift package init` writes

    private static func manifest(_ name: String) -> String {
        """
        // swift-tools-version: 6.2
        // The swift-tools-version declares the minimum version of Swift required to build this package.

        import PackageDescription

        let package = Package(
            name: "\(name)",
            products: [
                // Products define the executables and libraries a package produces, making them visible to others.
                .library(
                    name: "\(name)",
                    targets: ["\(name)"]
                ),
            ],
            targets: [
                // Targets are the basic building blocks of a package, defining a module or a test suite.
                .target(
                    name: "\(name)"
                ),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: ["\(name)"]
                ),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }

    private static func tests(_ name: String) -> String {
        """
        import Testing

        @testable import \(name)

        @Test func example() {
            _ = \(name)App()
        }

        """
    }
}

/// What `swift test` said.
struct TestRun {
    let status: Int32
    let output: String
    /// Errors and warnings of the compiler.
    let complaints: [String]
    /// How many tests ran; 0 where none did.
    let count: Int

    init(_ result: Tool.Result) {
        status = result.status
        output = result.output
        complaints = result.complaints
        count =
            result.output
            .matches(of: /Test run with (\d+) tests?/)
            .compactMap { Int($0.1) }
            .reduce(0, +)
    }
}
