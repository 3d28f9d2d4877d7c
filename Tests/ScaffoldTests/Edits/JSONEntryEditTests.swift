import Testing

@testable import Scaffold

struct JSONEntryEditTests {
    private static let string = JSONEntryEdit(
        at: ["strings"],
        key: "summary.title",
        text: "{\n  \"localizations\" : {\n    \"en\" : {\n      \"value\" : \"Summary\"\n    }\n  }\n}",
        isSorted: true
    )
    private static let target = JSONEntryEdit(
        at: ["testTargets"],
        key: nil,
        text: """
            {
              "target" : {
                "containerPath" : "container:FeaturePackages/Cart",
                "identifier" : "CartTests",
                "name" : "CartTests"
              }
            }
            """,
        isSorted: true
    )

    private func apply(_ edit: JSONEntryEdit, to text: String, path: String) throws -> String {
        let file = EditedFile(path: try RelativePath(path), contents: Array(text.utf8))
        let edits = try edit.textEdits(in: file)
        #expect(edits.allSatisfy { $0.range.isEmpty })
        let result = try SourceText(text).applying(edits).string
        let again = EditedFile(path: try RelativePath(path), contents: Array(result.utf8))
        let second = try edit.textEdits(in: again)
        #expect(second.isEmpty, "a second run finds it done")
        return result
    }

    @Test(arguments: [
        (
            "{\n  \"strings\" : {\n    \"a.title\" : {\n\n    },\n    \"z.title\" : {\n\n    }\n  }\n}\n",
            """
            {
              "strings" : {
                "a.title" : {

                },
                "summary.title" : {
                  "localizations" : {
                    "en" : {
                      "value" : "Summary"
                    }
                  }
                },
                "z.title" : {

                }
              }
            }

            """
        ),
        (
            "{\n  \"strings\" : {\n    \"b\" : {},\n    \"a\" : {}\n  }\n}",
            """
            {
              "strings" : {
                "b" : {},
                "a" : {},
                "summary.title" : {
                  "localizations" : {
                    "en" : {
                      "value" : "Summary"
                    }
                  }
                }
              }
            }
            """
        ),
        (
            "{\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}",
            """
            {
              "strings" : {
                "summary.title" : {
                  "localizations" : {
                    "en" : {
                      "value" : "Summary"
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        ),
        (
            "{\n\t\"strings\": {}\n}",
            """
            {
            \t"strings": {
            \t\t"summary.title": {
            \t\t\t"localizations": {
            \t\t\t\t"en": {
            \t\t\t\t\t"value": "Summary"
            \t\t\t\t}
            \t\t\t}
            \t\t}
            \t}
            }
            """
        ),
        (
            "{\"strings\":{\"a\":{}}}",
            "{\"strings\":{\"a\":{}, \"summary.title\":{\"localizations\":{\"en\":{\"value\":\"Summary\"}}}}}"
        ),
        ("{\"strings\":{\"summary.title\":{}}}", "{\"strings\":{\"summary.title\":{}}}"),
    ])
    func aStringIsPutIntoACatalogue(before: String, after: String) throws {
        #expect(try apply(Self.string, to: before, path: "Localizable.xcstrings") == after)
        let crlf = LineEnding.crlf
        #expect(
            try apply(Self.string, to: crlf.applied(to: before), path: "Localizable.xcstrings")
                == crlf.applied(to: after)
        )
    }

    private static func plan(_ targets: [(path: String, name: String)]) -> String {
        let entries = targets.map { target in
            """
                {
                  "target" : {
                    "containerPath" : "container:\(target.path)",
                    "identifier" : "\(target.name)",
                    "name" : "\(target.name)"
                  }
                }
            """
        }
        return "{\n  \"testTargets\" : [\n" + entries.joined(separator: ",\n") + "\n  ],\n  \"version\" : 1\n}\n"
    }

    @Test(arguments: [0, 1, 2])
    func aTestTargetGoesToItsPlaceByPathThenName(place: Int) throws {
        let all = [
            ("FeaturePackages\\/AppRoot", "AppRootTests"), ("FeaturePackages\\/Cart", "CartTests"),
            ("SharedPackages\\/Navigation", "NavigationTests"),
        ]
        var before = all
        before.remove(at: 1)
        if place == 0 { before.removeFirst() }
        if place == 2 { before.removeLast() }
        let after = all.filter { target in target.1 == "CartTests" || before.contains { $0 == target } }
        #expect(try apply(Self.target, to: Self.plan(before), path: "App.xctestplan") == Self.plan(after))
    }

    @Test func aTestTargetWithMoreKeysIsThereAlready() throws {
        let text = """
            { "testTargets" : [ { "parallelizable" : true, "target" : { "name" : "CartTests",
              "identifier" : "CartTests", "containerPath" : "container:FeaturePackages\\/Cart" } } ] }
            """
        #expect(try apply(Self.target, to: text, path: "App.xctestplan") == text)
    }

    @Test(arguments: [
        ("{\"version\":1}", "the file has no `strings`"),
        ("{\"strings\":[]}", "`strings` is no object"),
        ("[1]", "the file has no `strings`"),
        ("{\"strings\":{", "this bracket is never closed, so the file cannot be read"),
        ("", "the file has no `strings`"),
    ])
    func aFileWithoutThePlaceIsRefused(text: String, reason: String) throws {
        let file = EditedFile(path: try RelativePath("a.xcstrings"), contents: Array(text.utf8))
        let error = #expect(throws: EditError.self) { try Self.string.textEdits(in: file) }
        #expect(error?.reason == reason)
        #expect(error?.paste.hasPrefix("\"summary.title\" : {") == true)
    }
}
