import Testing

@testable import Scaffold

struct ManagedSectionEditTests {
    private let edit = ManagedSectionEdit(name: "features", text: "- Cart\n- Product")
    private let path = RelativePath.root.appending(RelativePath.root)

    private func apply(_ text: String) throws -> String {
        let edits = try edit.textEdits(path: path, contents: Array(text.utf8))
        return try SourceText(text).applying(edits).string
    }

    @Test(arguments: ["\n", "\r\n"])
    func onlyWhatStandsBetweenTheMarksIsReplaced(ending: String) throws {
        let lines = { (inner: [String]) in
            (["# Mine", "<!-- spmgen:begin features -->"] + inner + ["<!-- spmgen:end features -->", "more"])
                .joined(separator: ending)
        }
        let after = lines(["- Cart", "- Product"])
        #expect(try apply(lines(["- Old"])) == after)
        #expect(try apply(lines([])) == after)
        #expect(try edit.textEdits(path: path, contents: Array(after.utf8)).isEmpty)
    }

    @Test func anEmptyTextEmptiesTheSection() throws {
        let empty = ManagedSectionEdit(name: "a", text: "")
        let text = empty.section.replacing("\n", with: "\nx\n")
        let edits = try empty.textEdits(path: path, contents: Array(text.utf8))
        #expect(try SourceText(text).applying(edits).string == empty.section)
    }

    @Test(arguments: [
        "# Mine\n",
        "<!-- spmgen:begin features -->\n",
        "<!-- spmgen:end features -->\n<!-- spmgen:begin features -->\n",
        "<!-- spmgen:begin features -->\n<!-- spmgen:begin features -->\n<!-- spmgen:end features -->\n",
        "<!-- spmgen:begin other -->\n<!-- spmgen:end other -->\n",
    ])
    func aFileWithoutBothMarksIsRefusedWithTheSectionToPaste(text: String) {
        let error = #expect(throws: EditError.self) { try apply(text) }
        #expect(error?.paste == edit.section)
    }
}
