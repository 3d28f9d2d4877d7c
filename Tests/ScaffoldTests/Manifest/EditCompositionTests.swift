import Testing

@testable import Scaffold

struct EditCompositionTests {
    @Test
    func editsOfEditedTextBecomeEditsOfTheFirstText() throws {
        let text = SourceText("abcdef")
        var composition = EditComposition(of: text)
        try composition.apply([TextEdit(insert: "XX", at: 2), TextEdit(insert: "Y", at: 4)])
        #expect(composition.text.string == "abXXcdYef")
        try composition.apply([TextEdit(insert: "-", at: 3), TextEdit(range: 8..<9, replacement: [])])
        #expect(composition.text.string == "abX-XcdYe")
        #expect(try text.applying(composition.edits) == composition.text)
        #expect(composition.edits.map(\.range) == [2..<2, 4..<4, 5..<6])
    }

    @Test
    func takingOutWhatWasInsertedLeavesNoEdit() throws {
        var composition = EditComposition(of: SourceText("abc"))
        try composition.apply([TextEdit(insert: "XYZ", at: 1)])
        try composition.apply([TextEdit(range: 1..<4, replacement: [])])
        #expect(composition.edits.isEmpty)
    }
}
