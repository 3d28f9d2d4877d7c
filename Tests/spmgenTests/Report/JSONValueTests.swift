import Foundation
import Testing

@testable import spmgen

struct JSONValueTests {
    @Test(arguments: [
        (JSONValue.null, "null"),
        (.bool(true), "true"),
        (.int(-3), "-3"),
        (.double(.infinity), "null"),
        (.string("a/b \"c\" \\ \n\t\u{1b}\u{7f}\u{202e}é"), "\"a/b \\\"c\\\" \\\\ \\n\\t\\u001b\\u007f\\u202eé\""),
        (.array([]), "[]"),
        (.object(["b": .int(1), "a": .array([.null, .object([:])])]), "{\"a\":[null,{}],\"b\":1}"),
    ])
    func aValueIsWrittenOnOneLineWithSortedKeys(value: JSONValue, text: String) {
        #expect(value.text == text)
    }

    @Test func everyScalarSurvivesAnotherReader() throws {
        let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{feff}", "\u{1f6d2}", "\u{10ffff}"]
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        let data = Data(JSONValue.array([.string(text)]).text.utf8)
        let read = try JSONSerialization.jsonObject(with: data) as? [String]
        #expect(read?.first.map { Array($0.unicodeScalars) } == scalars)
    }

    @Test func aListThatIsCutSaysSo() {
        let list = JSONValue.array((0..<5).map(JSONValue.int))
        let document = JSONValue.object(["a": list, "b": .object(["c": list, "d": .array([.int(1)])])])
        let expected =
            "{\"a\":[0,1,2],\"b\":{\"c\":[0,1,2],\"d\":[1],\"truncated\":true},\"truncated\":true}"
        #expect(document.truncated(to: 3).text == expected)
        #expect(document.truncated(to: 5) == document)
    }

    @Test func anAnswerIsEncodedWithAllItsKeys() throws {
        struct Answer: Encodable {
            enum Kind: String, Encodable { case one }
            struct Part: Encodable { let name: String? }
            let flag = true
            let count = 3
            let small: UInt8 = 255
            let kind = Kind.one
            let nothing: Int? = nil
            let noText: String? = nil
            let noPart: Part? = nil
            let parts = [Part(name: nil), Part(name: "x")]
            let empty: [Part] = []
            let table = ["k": [1, 2]]
            let optionals: [Int?] = [1, nil]
        }
        let expected = """
            {"count":3,"empty":[],"flag":true,"kind":"one","noPart":null,"noText":null,"nothing":null,\
            "optionals":[1,null],"parts":[{"name":null},{"name":"x"}],"small":255,"table":{"k":[1,2]}}
            """
        #expect(try JSONValueEncoder.value(of: Answer()).text == expected)
    }
}
