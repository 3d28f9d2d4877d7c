import Scaffold
import Testing

@testable import spmgen

struct ManifestCommandTests {
    @Test(arguments: dependencies)
    func aDependencyIsReadAsSwiftPMReadsIt(line: String, source: PackageDependencySpec.Source) throws {
        #expect(try Self.change("add-dependency " + line) == .addDependency(PackageDependencySpec(source)))
    }

    @Test(arguments: refusals)
    func whatSwiftPMCouldNotReadIsRefused(line: String, id: DiagnosticID, remedy: String) throws {
        let error = #expect(throws: CommandLineError.self) { try Self.change(line) }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.id == id)
        #expect(diagnostic.id.exitCode == 64)
        #expect(diagnostic.remedy.contains(remedy), "\(diagnostic)")
    }

    @Test func aProductIsRead() throws {
        let product = ProductSpec(name: "my-tool", kind: .executable, targets: ["A", "B"])
        #expect(try Self.change("add-product my-tool --type executable --targets A B") == .addProduct(product))
        #expect(try Self.change("add-product my-tool --targets A,B --type=executable") == .addProduct(product))
        #expect(try Self.change("add-product Core") == .addProduct(ProductSpec(name: "Core", targets: [])))
    }

    @Test func aTargetIsRead() throws {
        let target = TargetSpec(name: "CoreTests", kind: .test, dependencies: ["Core", "Net"], path: "Tests/Core")
        let line = "add-target CoreTests --type test --dependencies Core Net --path Tests/Core"
        #expect(try Self.change(line) == .addTarget(target))
        #expect(try Self.change(line + " --testing-library xctest") == .addTarget(target))
    }

    @Test func aBinaryTargetIsKnownByItsFileOrURL() throws {
        let local = TargetSpec(name: "Lib", kind: .binary, path: "Frameworks/Lib.xcframework")
        #expect(try Self.change("add-target Lib --path Frameworks/Lib.xcframework") == .addTarget(local))
        let remote = TargetSpec(name: "Lib", kind: .binary, url: "https://a.b/lib.zip", checksum: "abc")
        #expect(try Self.change("add-target Lib --url https://a.b/lib.zip --checksum abc") == .addTarget(remote))
    }

    @Test func aTargetDependencyIsRead() throws {
        let plain = TargetDependencySpec(name: "Core", target: "App")
        #expect(try Self.change("add-target-dependency Core App") == .addTargetDependency(plain))
        let product = TargetDependencySpec(name: "Logging", target: "App", package: "swift-log")
        #expect(
            try Self.change("add-target-dependency Logging App --package swift-log") == .addTargetDependency(product))
    }

    @Test(arguments: [
        ("add-target-plugin Lint App", ManifestChange.addTargetPlugin(TargetPluginSpec(name: "Lint", target: "App"))),
        (
            "add-target-plugin Lint App --package lint-plugin",
            .addTargetPlugin(TargetPluginSpec(name: "Lint", target: "App", package: "lint-plugin"))
        ),
        ("remove-dependency ../Core", .removeDependency("../Core")),
        ("remove-product Core", .removeProduct("Core")),
        ("remove-target CoreTests", .removeTarget("CoreTests")),
        (
            "remove-target-dependency Logging App --package swift-log",
            .removeTargetDependency(TargetDependencySpec(name: "Logging", target: "App", package: "swift-log"))
        ),
        ("remove-target-plugin Lint App", .removeTargetPlugin(TargetPluginSpec(name: "Lint", target: "App"))),
    ])
    func pluginsAndRemovalsAreRead(line: String, change: ManifestChange) throws {
        #expect(try Self.change(line) == change)
    }

    @Test func everyEditCanBeVerified() throws {
        let commands = CommandTable.group("manifest").filter { $0.effect == .writes }
        #expect(commands.count == 10)
        for command in commands {
            let words = command.words + command.positionals.map { _ in "A" } + ["--verify"]
            let more = command.name.hasSuffix("add-dependency") ? ["--type", "path"] : []
            #expect(try ArgumentParser.parse(words + more).writing.verify, "\(command.name)")
        }
    }

    @Test func theFolderOfTheManifestReachesTheRequest() throws {
        let words = ["manifest", "add-product", "A", "--package-path", "../x"]
        guard case .write(.manifest(let request)) = try ArgumentParser.parse(words).action else {
            Issue.record("no manifest request")
            return
        }
        #expect(request.packagePath == "../x")
        let shown = try ArgumentParser.parse(["manifest", "show", "--package-path=p"])
        #expect(shown.action == .read(.manifest(packagePath: "p")))
        #expect(try ArgumentParser.parse(["manifest", "show"]).action == .read(.manifest(packagePath: nil)))
    }

    private static func change(_ line: String) throws -> ManifestChange? {
        let words = ["manifest"] + line.split(separator: " ").map(String.init)
        let action = try ArgumentParser.parse(words).action
        guard case .write(.manifest(let request)) = action else { return nil }
        return request.change
    }
}

private let log = "https://github.com/apple/swift-log.git"

private let dependencies: [(String, PackageDependencySpec.Source)] = [
    ("../Core", .path("../Core")),
    ("/abs/Core", .path("/abs/Core")),
    ("SharedPackages/Core", .path("SharedPackages/Core")),
    ("Core --type path", .path("Core")),
    (log + " --from 1.6.0", .url(log, .from("1.6.0"))),
    (log + " --exact=1.6.0-beta.1+build", .url(log, .exact("1.6.0-beta.1+build"))),
    (log + " --up-to-next-minor-from 1.6.0", .url(log, .upToNextMinor(from: "1.6.0"))),
    (log + " --from 1.6.0 --to 1.8.0", .url(log, .range(from: "1.6.0", to: "1.8.0"))),
    (log + " --up-to-next-minor-from 1.6.0 --to 1.8.0", .url(log, .range(from: "1.6.0", to: "1.8.0"))),
    (log + " --branch main", .url(log, .branch("main"))),
    (log + " --revision abc123", .url(log, .revision("abc123"))),
    ("git@github.com:apple/swift-log.git --branch main", .url("git@github.com:apple/swift-log.git", .branch("main"))),
    ("../Log --type url --branch main", .url("../Log", .branch("main"))),
    ("apple.swift-log --type registry --from 1.0.0", .registry(identity: "apple.swift-log", .from("1.0.0"))),
]

private let refusals: [(String, DiagnosticID, String)] = [
    ("add-dependency", .missingArgument, "spmgen manifest add-dependency ../Core"),
    ("add-dependency " + log, .missingArgument, "--from <version>"),
    ("add-dependency " + log + " --from 1.6", .badOptionValue, "--from <version>"),
    ("add-dependency " + log + " --from v1.6.0", .badOptionValue, "--from <version>"),
    ("add-dependency " + log + " --from 01.6.0", .badOptionValue, "--from <version>"),
    ("add-dependency " + log + " --from 1.0.0 --exact 1.0.0", .conflictingOptions, "`--from` or `--exact`"),
    ("add-dependency " + log + " --to 2.0.0", .conflictingOptions, "--from <version>"),
    ("add-dependency " + log + " --from 2.0.0 --to 1.0.0", .conflictingOptions, "--from 1.0.0 --to 2.0.0"),
    ("add-dependency " + log + " --from 1.0.0 --to 1.0.0", .conflictingOptions, "--exact 1.0.0"),
    ("add-dependency " + log + " --from 1.0.0 --to 1.0.0-beta.2", .conflictingOptions, "--from 1.0.0-beta.2"),
    ("add-dependency " + log + " --from 1.0.0-beta.10 --to 1.0.0-beta.9", .conflictingOptions, "--from 1.0.0-beta.9"),
    ("add-dependency " + log + " --up-to-next-minor-from 2.0.0 --to 1.9.0", .conflictingOptions, "--from 1.9.0"),
    ("add-dependency " + log + " --from 1.0.0 --to 2", .badOptionValue, "--to <version>"),
    ("add-dependency " + log + " --branch a:b", .badOptionValue, "--branch <branch>"),
    ("add-dependency ../Core --to 2.0.0", .conflictingOptions, "leave `--to` out"),
    ("add-dependency " + log + " --type path", .conflictingOptions, "leave `--type` out"),
    ("add-dependency ../Core --from 1.0.0", .conflictingOptions, "https://"),
    ("add-dependency swift-log --type registry --from 1.0.0", .badName, "scope.name"),
    ("add-dependency apple.log --type registry --branch main", .conflictingOptions, "--exact <version>"),
    ("add-dependency Core --type url --branch main", .badName, "https://github.com/apple/swift-log"),
    ("add-dependency ../ --type url --branch main", .badName, "https://github.com/apple/swift-log"),
    ("add-dependency ../Core --type local", .badOptionValue, "`path`, `url`, `registry`"),
    ("add-product ../x", .badName, "without `/`"),
    ("add-product Core --type libary", .badOptionValue, "did you mean `library`?"),
    ("add-product Core --target A", .unknownOption, "did you mean `--targets`?"),
    ("add-target A/B", .badName, "without `/`"),
    ("add-target A --type binary", .badOptionValue, "`library`, `executable`, `test`, `macro`"),
    ("add-target A --url https://a.b/c.zip", .conflictingOptions, "--checksum <sha256>"),
    ("add-target A --checksum abc", .conflictingOptions, "--url <url>"),
    ("add-target A --url https://a.b/c.zip --checksum x --path y", .conflictingOptions, "`--url` or `--path`"),
    ("add-target-dependency Core", .missingArgument, "spmgen manifest add-target-dependency Core App"),
    ("remove-target ../x", .badName, "without `/`"),
    ("remove-dependency a\"b", .badName, "manifest show"),
    ("add-target-dependency Core App Net", .unexpectedArgument, "spmgen manifest add-target-dependency Core App"),
]
