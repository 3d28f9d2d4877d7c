import Foundation
import Testing

@testable import Scaffold

/// Files that nobody would write: they are read or refused, whatever is in them.
struct ManifestRobustnessTests {
    private static let head = "// swift-tools-version: 5.9\nimport PackageDescription\n"
    private static let package = "let package = Package(name: \"P\", targets: [.target(name: \"Core\")])\n"

    private static func package(with element: String) -> String {
        head + "let package = Package(name: \"P\", targets: [.target(name: \"Core\"), \(element)])\n"
    }

    struct Nest: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        var testDescription: String { name }

        /// - Parameter element: whether it stands in the list of targets, and not behind the package.
        init(_ name: String, _ opening: String, _ core: String, _ closing: String, element: Bool = true) {
            let depth = ManifestEditingTests.isLong ? 5_000 : 1_500
            let nest = String(repeating: opening, count: depth) + core + String(repeating: closing, count: depth)
            self.name = name
            text =
                element
                ? ManifestRobustnessTests.package(with: nest)
                : ManifestRobustnessTests.head + ManifestRobustnessTests.package + nest + "\n"
        }
    }

    /// Thousands of everything that nests.
    @Test(arguments: [
        Nest("brackets", "[", "1", "]"), Nest("parentheses", "(", "1", ")"), Nest("calls", "f(", "1", ")"),
        Nest("members", "a", "", ".b"), Nest("calls of members", "a", "", ".b()"),
        Nest("ternaries", "x ? y : ", "z", ""), Nest("ternaries in ternaries", "x ? ", "y", " : z"),
        Nest("closures", "{ ", "1", " }"), Nest("maps", "[1].map { _ in ", "1", " }"), Nest("sums", "a + ", "b", ""),
        Nest("prefixes", "!", "b", ""), Nest("words", "try ", "b", ""), Nest("subscripts", "a[", "0", "]"),
        Nest("dictionaries", "[1: ", "0", "]"), Nest("interpolations", "\"\\(", "1", ")\""),
        Nest("casts", "a", "", " as B"), Nest("generics", "A<", "B", ">"), Nest("comments", "/* ", "", " */"),
        Nest("conditions", "if x { ", "", " }", element: false),
        Nest("functions", "func f() { ", "", " }", element: false),
        Nest("types", "struct A { ", "", " }", element: false),
        Nest("switches", "switch x { case 1: ", "a = 1", " }", element: false),
        Nest("directives", "#if os(macOS)\n", "", "\n#endif", element: false),
        Nest("negations", "#if " + String(repeating: "!", count: 1_500) + "A\n", "", "\n#endif", element: false),
        Nest("assignments", "a = ", "1", "", element: false),
        Nest("targets of assignments", "(", "a", ") = 1", element: false),
    ])
    func whatNestsWithoutEndIsEdited(nest: Nest) async {
        await Self.onMainThreadsStack { Self.edit(nest) }
    }

    /// Runs work with the stack that the program's main thread has; those of tests can be far smaller.
    private static func onMainThreadsStack(_ work: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let thread = Thread {
                work()
                done.resume()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    private static func edit(_ nest: Nest) {
        let editor = ManifestEditor(file: "Package.swift", text: SourceText(nest.text))
        let change = ManifestChange.addDependency(PackageDependencySpec(.path("../Zed")))
        guard let result = try? editor.result(of: [change]) else { return }
        #expect(result.text.string.contains("../Zed"))
        #expect(result.edits.allSatisfy { $0.range.isEmpty })
    }

    /// A function that calls itself twice, and again, would never end.
    @Test func recursionEnds() throws {
        let text = Self.head + "func f() -> [Target] { f() + f() }\nlet package = Package(name: \"P\", targets: f())\n"
        let manifest = try Manifest(reading: SourceText(text), file: "Package.swift")
        #expect(!manifest.targets.isComplete)
    }

    /// What doubles in every round would fill the memory.
    @Test(arguments: [
        "var list = [\"a\"]\nfor _ in 0..<60 { list += list }\n",
        "var text = \"a\"\nfor _ in 0..<60 { text += text }\n",
        "var text = \"a\"\nfor _ in 0..<60 { text = \"\\(text)\\(text)\" }\n",
        "func f(_ x: [String]) -> [String] { f(x + x) }\nlet y = f([\"a\"])\n",
    ])
    func growthEnds(statements: String) throws {
        let manifest = try Manifest(reading: SourceText(Self.head + statements + Self.package), file: "")
        #expect(manifest.targets.entries.map(\.name) == ["Core"])
    }

    /// Whole files, and each with its end missing, with a byte missing, and with another byte in its place.
    @Test(arguments: ManifestFixture.kernels)
    func aDamagedManifestIsReadOrRefused(fixture: ManifestFixture) {
        var numbers = SeededNumbers(seed: fixture.name)
        let bytes = fixture.text.bytes
        let change = ManifestChange.addTarget(TargetSpec(name: "ZedMod"))
        for round in 0..<40 {
            let place = Int(numbers.next() % UInt64(bytes.count))
            var damaged = bytes
            switch round % 4 {
            case 0: damaged.removeSubrange(place...)
            case 1: damaged.remove(at: place)
            case 2: damaged[place] = UInt8(truncatingIfNeeded: numbers.next())
            default: damaged.insert(contentsOf: bytes[..<place], at: place)
            }
            let text = SourceText(damaged)
            #expect(SyntaxTree(lexing: text).tokens.flatMap { damaged[$0.range] } == damaged)
            guard let result = try? ManifestEditor(file: "", text: text).result(of: [change]) else { continue }
            #expect((try? text.applying(result.edits)) == result.text)
        }
    }

    @Test(arguments: [UInt8(0), 0xFF, 0x28, 0x22, 0x23, 0x60, 0x2F, 0x0A, 0x2B])
    func aFileOfOneByteIsRefused(byte: UInt8) {
        let text = SourceText(Array(repeating: byte, count: 300_000))
        #expect(throws: ManifestError.self) { try Manifest(reading: text, file: "Package.swift") }
    }

    /// Thousands of statements and elements: each is counted once, and the last one is found.
    @Test func aHugeManifestIsEdited() throws {
        let statements = (0..<3_000).map { "package.targets.append(.target(name: \"T\($0)\"))\n" }.joined()
        let text = SourceText(Self.head + Self.package + statements)
        #expect(try Manifest(reading: text, file: "").targets.entries.count == 3_001)
        let change = ManifestChange.addTargetDependency(TargetDependencySpec(name: "Core", target: "T2999"))
        let result = try ManifestEditor(file: "", text: text).result(of: [change])
        #expect(result.text.string.contains(".target(name: \"T2999\", dependencies: [\"Core\"])"))
    }
}

/// The same numbers in every run.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: String) {
        state = seed.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 17
    }
}
