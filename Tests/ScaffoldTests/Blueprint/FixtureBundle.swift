@testable import Scaffold

/// A template bundle made in a test: its property list in the old ASCII style, without the outer braces and the kind.
struct FixtureBundle {
    static let kind = "Kind = \"Xcode.IDEFoundation.TextSubstitutionFileTemplateKind\";"

    let bundle: TemplateBundle

    init(_ info: String = "", name: String = "Fixture", _ files: [String: String]) throws {
        var contents = [try RelativePath("TemplateInfo.plist"): Array("{ \(Self.kind) \(info) }".utf8)]
        for (path, text) in files { contents[try RelativePath(path)] = Array(text.utf8) }
        bundle = TemplateBundle(name: name, category: "Tests", files: contents)
    }

    func blueprint() throws -> Blueprint { try Blueprint(bundle) }

    /// Paths and contents of what is rendered with these options.
    func render(_ options: [String: String] = [:], name: String? = nil) throws -> [String: String] {
        try rendering(Bindings(name: name, options: options)).texts
    }

    func rendering(_ bindings: Bindings = Bindings()) throws -> Rendering {
        try Blueprint(bundle).render(bindings)
    }

    /// What is said against rendering it.
    func faults(_ options: [String: String] = [:], name: String? = nil) -> [Diagnostic] {
        do {
            _ = try rendering(Bindings(name: name, options: options))
            return []
        } catch {
            return (error as? any DiagnosticError)?.diagnostics ?? []
        }
    }
}

extension Rendering {
    var texts: [String: String] {
        Dictionary(
            uniqueKeysWithValues: files.map { ($0.path.description, String(decoding: $0.contents, as: UTF8.self)) })
    }
}
