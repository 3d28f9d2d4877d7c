/// The tests of a screen.
extension ScreenStyle {
    var isXCTest: Bool {
        if let configured = conventions.overridingText(.testLibrary) { return configured == "xctest" }
        guard let suite = sample.suite else {
            return (conventions.shown(.testLibrary) ?? conventions.text(.testLibrary)) == "xctest"
        }
        return CodeBlock(suite.tree).declarations.contains { $0.kind == .import && $0.name == "XCTest" }
    }

    /// The suite of the new screen.
    ///
    /// That of the module holds the tests of the feature's first screen, and of no other.
    func suiteType(of module: FeatureModule) -> String {
        guard let suite = sample.suite else {
            // A nested model has the same name in each screen.
            return (hasModel ? (sample.model?.isNested == true ? stem + modelName : modelName) : type) + "Tests"
        }
        let name = suite.declaration.name
        let isOfModule = module.tests.contains { $0.name == name }
        if isOfModule { return names.from == names.to ? stem + "Tests" : names.name(name) }
        return renamed(name)
    }

    var testOptions: [String: String] {
        let isXCTest = isXCTest
        let hasSample =
            sample.suite.map { suite in
                CodeBlock(suite.tree).declarations.contains { $0.kind == .import && $0.name == "XCTest" } == isXCTest
            } ?? false
        guard hasSample, let suite = sample.suite else {
            return [
                "xctest": String(isXCTest), "suiteHead": isXCTest ? "final class" : "@MainActor\nstruct",
                "suiteInherits": isXCTest ? ": XCTestCase" : "",
                "testHead": isXCTest ? "@MainActor func" : "@Test func",
                "testName": testName(isXCTest: isXCTest), "sut": "viewModel",
            ]
        }
        let tree = suite.tree
        let method = suite.declaration.members.first { member in
            member.kind == .function && (member.attribute("Test") != nil || member.name.hasPrefix("test"))
        }
        let isApart = tree.code.indices.contains { index in
            tree.kind(index) == .at && tree.is(index + 1, "testable")
                && tree.text.hasEmptyLine(before: tree.code[index].range.lowerBound)
        }
        return [
            "xctest": String(isXCTest), "suiteHead": head(suite), "suiteInherits": inheritance(suite),
            "testHead": method.map { testHead($0, in: suite) } ?? (isXCTest ? "@MainActor func" : "@Test func"),
            "testName": testName(isXCTest: isXCTest), "importApart": String(isApart),
            "sut": tree.code.indices.contains { tree.is($0, "sut") } ? "sut" : property?.name ?? "viewModel",
        ]
    }

    private var isModelOnMainActor: Bool {
        let parts = [sample.model?.part, sample.model?.interface].compactMap { $0 }
        return parts.contains { $0.declaration.attribute("MainActor") != nil }
    }

    func testName(isXCTest: Bool) -> String {
        let name = hasModel ? "load" : "body"
        return isXCTest ? "test" + Words.upperCamelCase(name) : name
    }

    /// The attributes and modifiers of a test, with another name to show.
    func testHead(_ method: Declaration, in suite: ModuleSources.Part) -> String {
        let tree = suite.tree
        var head = ""
        var previousEnd: Int?
        func add(_ text: String, at start: Int) {
            if let end = previousEnd {
                head += tree.text.position(of: end).line == tree.text.position(of: start).line ? " " : "\n    "
            }
            head += text
        }
        for attribute in method.attributes where attribute.name == "Test" || attribute.isPlain {
            let range = tree.range(of: attribute.span)
            let isShown = attribute.arguments?.elements.first.map { $0.labelName == nil && $0.value.stringValue != nil }
            let shown = isShown == true ? "(\"\(hasModel ? "loads" : "has a body")\")" : ""
            add(attribute.name == "Test" ? "@Test" + shown : tree.text.string(in: range), at: range.lowerBound)
            previousEnd = range.upperBound
        }
        let keyword = tree.code[method.keyword].range
        add((method.modifiers + ["func"]).joined(separator: " "), at: keyword.lowerBound)
        let needsActor = (!hasModel || isModelOnMainActor) && conventions.text(.settings).contains("MainActor") == false
        let hasActor = head.contains("@MainActor") || suite.declaration.attribute("MainActor") != nil
        return needsActor && !hasActor ? "@MainActor " + head : head
    }
}

extension SourceText {
    /// Whether the line before that of an offset is empty.
    fileprivate func hasEmptyLine(before offset: Int) -> Bool {
        let line = lineRange(at: offset)
        guard line.lowerBound > 0 else { return false }
        return lineRange(at: line.lowerBound - 1).isEmpty
    }
}
