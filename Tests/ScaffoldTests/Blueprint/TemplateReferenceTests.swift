import Foundation
import Testing

@testable import Scaffold

/// `docs/templates.md` says what the code does.
struct TemplateReferenceTests {
    private static func page() throws -> String {
        try String(contentsOf: ProjectFiles.root.appending(path: "docs/templates.md"), encoding: .utf8)
    }

    /// The rows of all tables, as their cells.
    private static func rows() throws -> [[String]] {
        try page().split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The words in backticks.
    private static func code(in text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }

    @Test func theExamplesOfModifiersAreWhatTheyDo() throws {
        var shown: Set<MacroModifier> = []
        for row in try Self.rows() where row.count == 2 {
            let names = Self.code(in: row[0])
            let modifiers = names.compactMap(MacroModifier.init(named:))
            guard !modifiers.isEmpty, modifiers.count == names.count else { continue }
            shown.formUnion(modifiers)
            for (modifier, example) in zip(modifiers, Self.code(in: row[1])) where modifier != .xml {
                #expect(modifier.applied(to: "My-App 2.x") == example, "\(modifier)")
            }
        }
        #expect(shown == Set(MacroModifier.allCases))
    }

    @Test func allTypesKindsFactsAndFoldersAreNamed() throws {
        let names = Set(try Self.rows().flatMap { Self.code(in: $0[0]) })
        #expect(names.isSuperset(of: TemplateOption.Kind.allCases.map(\.rawValue)))
        #expect(names.isSuperset(of: DeclaredEdit.Kind.allCases.map(\.rawValue)))
        #expect(names.isSuperset(of: Bindings.knownFacts.keys))
        #expect(names.isSuperset(of: Bindings.knownFolders))
        #expect(names.isSuperset(of: ScaffoldDictionary.keys))
        #expect(names.isSuperset(of: Set(EditTemplate.keys).subtracting(["Kind"])))
        let page = try Self.page()
        for place in DeclaredEdit.Place.allCases { #expect(page.contains("`\(place.rawValue)`")) }
        for kind in ScaffoldDictionary.Argument.Kind.allCases { #expect(page.contains("`\(kind.rawValue)`")) }
    }

    @Test func whatAKindNeedsIsWhatItSays() throws {
        for row in try Self.rows() where row.count == 3 {
            for kind in Self.code(in: row[0]).compactMap(DeclaredEdit.Kind.init(rawValue:)) {
                var keys = Self.code(in: row[2])
                if kind == .target { keys.removeAll { $0 == "Targets" } }
                #expect(Set(keys) == Set(EditTemplate.requiredKeyNames(of: kind)), "\(kind)")
            }
        }
    }
}
