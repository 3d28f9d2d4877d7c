import Foundation
import Testing

@testable import Scaffold

/// A folder of the library sees only the ones before it.
struct LayerTests {
    /// The rooms, the lowest first; those in one row do not know each other.
    static let order = [
        ["Text"], ["Diagnostics"], ["Names"], ["Request"], ["Files"], ["Template", "Syntax"], ["Edits"], ["Manifest"],
        ["Workspace"], ["Blueprint"], ["Plan"],
        // The files at the top: the façade.
        [""],
    ]

    private struct Source {
        let path: String
        let room: String
        let tree: SyntaxTree
    }

    private func sources() throws -> [Source] {
        let root = ProjectFiles.root.appending(path: "Sources/Scaffold").path() + "/"
        return try ProjectFiles.all(in: "Sources/Scaffold").map { file in
            let path = file.path().replacing("//", with: "/").replacing(root.replacing("//", with: "/"), with: "")
            let room = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
            return Source(
                path: path, room: room, tree: SyntaxTree(lexing: SourceText(try ProjectFiles.bytes(of: file))))
        }
    }

    private static func rank(of room: String) -> Int? {
        order.firstIndex { $0.contains(room) }
    }

    @Test func everyRoomHasItsPlace() throws {
        let unknown = Set(try sources().map(\.room)).filter { Self.rank(of: $0) == nil }
        #expect(unknown.isEmpty, "add these folders to the order in AGENTS.md and here")
    }

    @Test func noRoomNamesATypeOfAHigherOne() throws {
        let sources = try sources()
        var homes: [String: String] = [:]
        for source in sources {
            for declaration in CodeBlock(source.tree).declarations where Self.declaresType(declaration) {
                homes[declaration.name] = source.room
            }
        }
        #expect(homes.count > 100)
        for source in sources {
            guard let rank = Self.rank(of: source.room) else { continue }
            let own = Self.declaredNames(in: source.tree)
            for index in source.tree.code.indices where source.tree.kind(index) == .identifier {
                let name = source.tree.name(index)
                guard let home = homes[name], home != source.room, let homeRank = Self.rank(of: home),
                    homeRank >= rank, !own.contains(name), source.tree.kind(index - 1) != .period
                else { continue }
                let line = source.tree.text.position(of: source.tree.code[index].range.lowerBound).line
                let room = home.isEmpty ? "the top" : "\(home)/"
                Issue.record("\(source.path):\(line) names \(name), which \(room) declares")
            }
        }
    }

    /// The names that a file gives to something of its own: nested types, type parameters, parameters, variables.
    private static func declaredNames(in tree: SyntaxTree) -> Set<String> {
        var names: Set<String> = []
        for index in tree.code.indices where tree.kind(index) == .identifier {
            if tree.isAny(index - 1, of: ["struct", "class", "enum", "actor", "protocol", "typealias", "case"]) {
                names.insert(tree.name(index))
            }
            if tree.is(index - 1, "<"), tree.isAdjacent(index) { names.insert(tree.name(index)) }
        }
        return names
    }

    private static func declaresType(_ declaration: Declaration) -> Bool {
        declaration.kind == .typealias || (declaration.kind.hasMembers && declaration.kind != .extension)
    }

    @Test func theLibraryDoesNotPrintOrStop() throws {
        let forbidden: Set = ["print", "fatalError", "preconditionFailure", "debugPrint", "precondition"]
        for source in try sources() {
            for index in source.tree.code.indices where forbidden.contains(source.tree.string(index)) {
                guard source.tree.kind(index + 1) == .openParen, source.tree.kind(index - 1) != .period else {
                    continue
                }
                let line = source.tree.text.position(of: source.tree.code[index].range.lowerBound).line
                Issue.record("\(source.path):\(line) calls \(source.tree.string(index))")
            }
        }
    }

    @Test func theLibraryUnwrapsNothingByForce() throws {
        for source in try sources() {
            let tree = source.tree
            for index in tree.code.indices where tree.kind(index) == .postfixMark && tree.string(index) == "!" {
                let line = tree.text.position(of: tree.code[index].range.lowerBound).line
                Issue.record("\(source.path):\(line) has a `!` behind \(tree.string(index - 1))")
            }
        }
    }
}
