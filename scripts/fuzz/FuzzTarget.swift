/// What the fuzzer calls with every input: lexes it, outlines it, and edits it as a manifest.
///
/// A broken law stops the process, which the fuzzer reports together with the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let text = SourceText(bytes)
    let tree = SyntaxTree(lexing: text)
    require(tree.tokens.flatMap { Array(bytes[$0.range]) } == bytes, "tokens lose bytes")
    walk(CodeBlock(tree), depth: 0)
    for change in changes { edit(text, change) }
    return 0
}

private let changes: [ManifestChange] = [
    .addDependency(PackageDependencySpec(.path("../Zed"))),
    .addProduct(ProductSpec(name: "ZedLib", targets: [])),
    .addTarget(TargetSpec(name: "ZedMod")),
    .addTargetDependency(TargetDependencySpec(name: "ZedMod", target: "Core")),
    .addTargetPlugin(TargetPluginSpec(name: "ZedLint", target: "Core", package: "zed")),
    .removeDependency("kit"),
    .removeTarget("Login"),
    .removeTargetDependency(TargetDependencySpec(name: "Core", target: "Login")),
]

private func require(_ condition: Bool, _ law: StaticString) {
    if !condition { fatalError("\(law)") }
}

/// Looks at every declaration and every statement.
private func walk(_ block: CodeBlock, depth: Int) {
    guard depth < 40 else { return }
    for declaration in block.declarations {
        _ = declaration.members.count + declaration.parameters.count + declaration.bindings.count
        _ = declaration.cases.count
        if let body = declaration.body { walk(body, depth: depth + 1) }
    }
    for statement in block.statements {
        require(statement.range.upperBound <= block.tree.text.bytes.count, "a statement ends behind the file")
        if case .control(let control) = statement.kind {
            for branch in control.branches { walk(branch.body, depth: depth + 1) }
        }
    }
}

private func edit(_ text: SourceText, _ change: ManifestChange) {
    guard let first = try? ManifestEditor(file: "Package.swift", text: text).result(of: [change]) else { return }
    require((try? text.applying(first.edits)) == first.text, "the edits do not lead to the text")
    guard !change.isRemoval else { return }
    require(first.edits.allSatisfy { $0.range.isEmpty }, "an addition does more than insert")
    guard let second = try? ManifestEditor(file: "Package.swift", text: first.text).result(of: [change]) else { return }
    require(second.edits.isEmpty, "a second run changes something")
}
