import Foundation
import Scaffold
import TestSupport
import Testing

/// What `docs/templates.md` shows is what the program does.
struct TemplatePageTests {
    /// The worked example: every file that the page names, then every command line with what it prints.
    @Test func theTeamsOwnBundlesReplaceFeatureAndView() throws {
        let section = try Self.section("A team's own feature and view")
        let journey = try Journey()
        try journey.write(section.files)
        #expect(section.files.count == 8)
        #expect(journey.start("templates lint").output.contains("  View     Team  ok\n"))
        #expect(journey.start("templates test").code == 0)
        for (line, shown) in section.commands {
            let run = journey.start(line)
            #expect(run.code == 0, "\(run.error)")
            #expect(run.output.replacingOccurrences(of: journey.root.description, with: "/home/me/Shop") == shown)
        }
        #expect(section.commands.count == 2)
        #expect(try journey.read("FeaturePackages/Cart/Sources/CartRouter.swift") == section.result)
        #expect(try journey.read("Sources/Shop/Features.swift").contains(#"["Account", "Cart", "Search"]"#))
        let manifest = try journey.read("Package.swift")
        #expect(manifest.contains(#".package(path: "FeaturePackages/Cart")"#))
        #expect(manifest.contains(#".product(name: "Cart", package: "Cart")"#))
        let screen = try journey.read("FeaturePackages/Cart/Sources/Screens/CartScreen.swift")
        #expect(screen.hasPrefix("// Made by Mary for Shop\nimport SwiftUI\n") && screen.contains(#"Text("Cart")"#))
        try journey.keeps("feature Cart --author Mary")
        try journey.keeps("view Cart/Summary --author Mary")
    }

    /// The module, and the pair of a view and its view model, of the fixtures.
    @Test func theExamplesOfRunningATemplateAreReal() throws {
        let section = try Self.section("Running a template")
        let journey = try Journey()
        for (fixture, name) in [("module-in-a-folder", "Module"), ("view-and-view-model", "View & ViewModel")] {
            let bundle = "Templates/Company/\(name).xctemplate"
            try journey.write([bundle + "/": ""])
            try journey.remove(bundle)
            try FileManager.default.copyItem(
                at: Self.root.appendingPathComponent(
                    "Tests/spmgenTests/Fixtures/Templates/\(fixture)/Team/Screen.xctemplate"),
                to: URL(fileURLWithPath: journey.root.appending(bundle).description)
            )
        }
        try journey.remove("Templates/Company/Module.xctemplate/___VARIABLE_module___/.swiftpm")
        #expect(section.commands.count == 3)
        for (line, shown) in section.commands {
            let words = line.replacingOccurrences(of: "\\ ", with: "\u{0}").split(separator: " ").map {
                $0.replacingOccurrences(of: "\u{0}", with: " ")
            }
            let run = Run(words, directory: journey.root)
            #expect(run.code == 0, "\(run.error)")
            let output = run.output.split(separator: "\n").filter { !$0.hasPrefix("name ") }.map { $0 + "\n" }.joined()
            #expect(output.replacingOccurrences(of: journey.root.description, with: "/home/me/Shop") == shown)
        }
    }

    private struct Section {
        /// By path: the blocks behind a line that is nothing but a path.
        var files: [String: String] = [:]
        /// Without `spmgen`, and with what is printed.
        var commands: [(line: String, shown: String)] = []
        /// The last block.
        var result = ""
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func section(_ title: String) throws -> Section {
        let page = try String(contentsOf: root.appendingPathComponent("docs/templates.md"), encoding: .utf8)
        let start = try #require(page.range(of: "\n## \(title)\n"))
        let rest = page[start.upperBound...]
        let text = rest.range(of: "\n## ").map { rest[..<$0.lowerBound] } ?? rest
        var section = Section()
        var block: [Substring]?
        var path: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("```") else {
                if block != nil {
                    block?.append(line)
                } else if line.hasPrefix("`"), line.hasSuffix("`"), !line.contains(" ") {
                    path = String(line.dropFirst().dropLast())
                }
                continue
            }
            guard let lines = block else {
                block = []
                continue
            }
            block = nil
            section.result = lines.map { $0 + "\n" }.joined()
            if let path { section.files[path] = section.result }
            path = nil
            for line in lines where lines.first?.hasPrefix("$ ") == true {
                if line.hasPrefix("$ spmgen ") {
                    section.commands.append((String(line.dropFirst(9)), ""))
                } else if let last = section.commands.indices.last {
                    section.commands[last].shown += line + "\n"
                }
            }
        }
        return section
    }
}
