import Testing

@testable import Scaffold

struct LayoutTests {
    private let source = """
        struct A {
            let text = \"\"\"
                one
                    two \\(
                    three)
                \"\"\"

            #if DEBUG
            func b() {
                // c
            }
            #else
            /*
             d
             */
            #endif
        }

        """

    @Test func indentationTakesTheUnitAndValuesStay() {
        let tabs = Layout(indentation: .tabs(1), indentsConditionalBlocks: false).applied(to: SourceText(source))
        #expect(
            tabs.string == """
                struct A {
                \tlet text = \"\"\"
                \t\tone
                \t\t    two \\(
                \t\t    three)
                \t\t\"\"\"

                \t#if DEBUG
                \tfunc b() {
                \t\t// c
                \t}
                \t#else
                \t/*
                \t d
                \t */
                \t#endif
                }

                """
        )
    }

    @Test func conditionalBlocksAreIndentedWhereTheWorkspaceDoesSo() {
        let layout = Layout(indentation: .spaces(2), indentsConditionalBlocks: true)
        let text =
            "#if DEBUG\nimport A\n\nstruct B {\n    #if C\n    let d = 1\n    #endif\n}\n#else\nimport E\n#endif\nlet f\n"
        let expected =
            "#if DEBUG\n  import A\n\n  struct B {\n    #if C\n      let d = 1\n    #endif\n  }\n#else\n  import E\n#endif\nlet f\n"
        #expect(layout.applied(to: SourceText(text)).string == expected)
    }

    @Test func theLayoutOfTemplatesChangesNothing() {
        let layout = Layout(indentation: .spaces(4), indentsConditionalBlocks: false)
        #expect(layout.applied(to: SourceText(source)).string == source)
    }

    @Test(arguments: [
        (
            "import Navigation\nimport Cart\nimport SwiftUI\n\nlet a\n",
            "import Cart\nimport Navigation\nimport SwiftUI\n\nlet a\n"
        ),
        ("import B\n@testable import A\nimport C\n", "import B\nimport C\n\n@testable import A\n"),
        (
            "import B\n\n@testable import C\n@testable import A\n",
            "import B\n\n@testable import A\n@testable import C\n"
        ),
        ("#if DEBUG\nimport B\nimport A\n#endif\n", "#if DEBUG\nimport A\nimport B\n#endif\n"),
        ("import B\nimport A\nimport B\n", "import A\nimport B\n"),
        ("import B  // why\n// note\nimport A\n", "import B  // why\n// note\nimport A\n"),
        ("import b\r\nimport C\r\nimport A\r\n", "import A\r\nimport C\r\nimport b\r\n"),
        ("@preconcurrency import B\nimport struct A.C\n", "import struct A.C\n@preconcurrency import B\n"),
    ])
    func importsAreSortedBlockByBlock(text: String, sorted: String) {
        #expect(ImportSorting.sorted(SourceText(text)).string == sorted)
    }
}
