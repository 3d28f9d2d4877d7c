import Testing

@testable import Scaffold

struct EvaluatorTests {
    /// The name of a package is a string; here any expression of the language that can be one.
    @Test(arguments: [
        (#""plain""#, "plain"),
        (##"#"raw \n"#"##, "raw \\n"),
        (#""a\tb\u{41}""#, "a\tbA"),
        (#""a" + "b" + "c""#, "abc"),
        (#""\(1 + 2)-\("x")""#, "3-x"),
        (#"true ? "yes" : "no""#, "yes"),
        (#"(1 > 2 || 2 == 2) && !false ? "yes" : "no""#, "yes"),
        (#"["a", "b"].joined(separator: "+")"#, "a+b"),
        (#"["a", "b"].map { $0 + "!" }.joined(separator: "")"#, "a!b!"),
        (#"["a", "b"].map { item in return item.uppercased() }[1]"#, "B"),
        (#"["b", "a"].filter { $0 != "b" }.first!"#, "a"),
        (#"["x": "one", "y": "two"]["y"] ?? "none""#, "two"),
        (#"["x": "one"]["y"] ?? "none""#, "none"),
        (#"Names.core"#, "Core"),
        (#"Names.Inner.deep"#, "Core.deep"),
        (#"Kind.big.rawValue"#, "BIG"),
        (#"Kind.small.rawValue"#, "small"),
        (#"Kind.allCases.map(\.rawValue).joined(separator: ",")"#, "BIG,small"),
        (#"Kind.big.title"#, "a big one"),
        (#"twice("ab")"#, "abab"),
        (#"labelled(of: "x", times: 3)"#, "xxx"),
        (#"Point(x: 1).described"#, "1/7"),
        (#"Point(x: 1, y: 2).described"#, "1/2"),
        (#"{ let inner = "in"; return inner + "side" }()"#, "inside"),
        (#"{ var list = ["a"]; list.append("b"); list += ["c"]; return list.joined(separator: "") }()"#, "abc"),
        (#"{ var text = ""; for number in 1...3 { text += "\(number)" }; return text }()"#, "123"),
        (#"{ if let found = ["a"].first { return found } else { return "none" } }()"#, "a"),
        (#"{ switch Kind.small { case .big: return "b"; case .small: return "s" } }()"#, "s"),
        (#"["a", "b"].reduce("") { $0 + $1 }"#, "ab"),
        (#"zip(["a"], ["b"]).map { $0 + $1 }[0]"#, "ab"),
        (#""word".hasPrefix("wo") ? "begins" : "no""#, "begins"),
    ])
    func whatAManifestComputesIsWorkedOut(expression: String, value: String) throws {
        #expect(try name(computedBy: expression)?.value == value)
    }

    @Test(arguments: [
        #"Context.environment["X"] ?? "none""#, #"ProcessInfo.processInfo.environment["X"]!"#, "unheardOf()",
        #"Context.packageDirectory"#, #"Bool.random() ? "a" : "b""#, #"[1, 2].randomElement()!.description"#,
        #"endless("a")"#,
    ])
    func whatDependsOnTheWorldIsNotGuessed(expression: String) throws {
        #expect(try name(computedBy: expression) == nil)
    }

    private func name(computedBy expression: String) throws -> Manifest.Located<String>? {
        let text = """
            // swift-tools-version: 5.9
            import PackageDescription

            enum Names {
                static let core = "Core"
                enum Inner {
                    static let deep = "\\(Names.core).deep"
                }
            }

            enum Kind: String, CaseIterable {
                case big = "BIG"
                case small

                var title: String {
                    switch self {
                    case .big: "a big one"
                    case .small: "a small one"
                    }
                }
            }

            struct Point {
                var x: Int
                var y = 7
                var described: String { "\\(x)/\\(y)" }
            }

            func twice(_ text: String) -> String { text + text }

            func labelled(of text: String, times count: Int) -> String {
                var result = ""
                for _ in 0..<count { result += text }
                return result
            }

            func endless(_ text: String) -> String { endless(text + text) }

            let package = Package(name: \(expression))

            """
        return try Manifest(reading: SourceText(text), file: "Package.swift").name
    }

    @Test
    func entriesTellWhereTheyAreAndHowSureTheReadingIs() throws {
        let text = """
            // swift-tools-version: 5.9
            import PackageDescription

            let names = ["Core"]

            let package = Package(
                name: "Shop",
                targets: [.target(name: "App")] + names.map { .target(name: $0) }
            )

            if Context.environment["EXTRA"] != nil {
                package.targets.append(.target(name: "Extra"))
            }

            """
        let source = SourceText(text)
        let manifest = try Manifest(reading: source, file: "Package.swift")
        #expect(manifest.targets.entries.map(\.name) == ["App", "Core", "Extra"])
        #expect(manifest.targets.entries.map(\.certainty) == [.literal, .evaluated, .unknown])
        #expect(manifest.targets.entries.map { source.position(of: $0.range.lowerBound).line } == [8, 8, 12])
        #expect(manifest.targets.isComplete)
    }
}
