extension SyntaxTree {
    /// Whether an import names one of the modules, or something of theirs: `import struct CartConcurrent.Order`.
    func imports(anyOf modules: Set<String>) -> Bool {
        code.indices.contains { index in
            guard kind(index) == .identifier, self.is(index, "import") else { return false }
            return [index + 1, index + 2].contains { kind($0) == .identifier && modules.contains(name($0)) }
        }
    }
}
