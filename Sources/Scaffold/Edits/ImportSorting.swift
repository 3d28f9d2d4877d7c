/// Sorts the imports of a rendering, whose names are known only once the macros are replaced.
enum ImportSorting {
    /// The text with every block of imports sorted, those in `#if` included; `@testable` ones are a block of their own
    /// behind the others. A block is what no empty line, comment or code parts.
    static func sorted(_ text: SourceText) -> SourceText {
        let tree = SyntaxTree(lexing: text)
        let ending = text.lineEnding.rawValue
        let edits = blocks(of: tree).compactMap { block -> TextEdit? in
            guard let first = block.first, let last = block.last else { return nil }
            let range = first.range.lowerBound..<last.range.upperBound
            let indentation = text.indentation(at: range.lowerBound)
            let groups = [false, true].map { isTestable in
                unique(block.filter { ($0.attribute("testable") != nil) == isTestable })
            }
            let written = groups.filter { !$0.isEmpty }.map { $0.joined(separator: ending + indentation) }
            let sorted = written.joined(separator: ending + ending + indentation)
            return TextEdit(range: range, replacement: Array(sorted.utf8))
        }
        return (try? text.applying(edits)) ?? text
    }

    /// The imports as they are written, in their order, each once.
    private static func unique(_ imports: [Declaration]) -> [String] {
        let ordered = imports.sorted { ImportOrder.precedes($0.name, $1.name) }
        var seen: Set<String> = []
        return ordered.map { $0.tree.text.string(in: $0.range) }.filter { seen.insert($0).inserted }
    }

    private static func blocks(of tree: SyntaxTree) -> [[Declaration]] {
        var blocks: [[Declaration]] = []
        var pending = [CodeBlock(tree)]
        while let block = pending.popLast() {
            var current: [Declaration] = []
            for statement in block.statements {
                if case .conditional(let conditional) = statement.kind { pending += conditional.branches.map(\.body) }
                guard case .declaration(let declaration) = statement.kind, declaration.kind == .import else {
                    blocks.append(current)
                    current = []
                    continue
                }
                if let last = current.last, !isNextLine(declaration, after: last) {
                    blocks.append(current)
                    current = []
                }
                current.append(declaration)
            }
            blocks.append(current)
        }
        return blocks.filter { $0.count > 1 }
    }

    private static func isNextLine(_ declaration: Declaration, after last: Declaration) -> Bool {
        let tree = declaration.tree
        let between = tree.tokens[
            tree.tokenIndex(at: last.range.upperBound)..<tree.tokenIndex(at: declaration.range.lowerBound)]
        return between.count { $0.kind == .newline } == 1 && !between.contains { $0.kind.isComment }
    }
}
