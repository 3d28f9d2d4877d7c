import Testing

@testable import Scaffold

struct GlobTests {
    @Test(arguments: [
        ("Sources/Mocks/**", "Sources/Mocks/A.swift", true), ("Sources/Mocks/**", "Sources/Mocks/a/b/C.swift", true),
        ("Sources/Mocks/**", "Sources/MocksToo/A.swift", false), ("**/*.swift", "A.swift", true),
        ("**/*.swift", "a/b/A.swift", true), ("**/*.swift", "a/b/A.swif", false), ("*.swift", "a/A.swift", false),
        ("a/*/c", "a/b/c", true), ("a/*/c", "a/b/b/c", false), ("a/**/c", "a/c", true), ("a/**/c", "a/x/y/c", true),
        ("?.txt", "é.txt", true), ("?.txt", "ab.txt", false), ("a*b*c", "aXbXbc", true), ("a*b*c", "acb", false),
        ("**", "a/b", true), ("a", "a", true), ("a", "b", false), ("___VARIABLE_x___/*", "___VARIABLE_x___/a", true),
        ("**/**/**/**/**/z", "a/b/c/d/e/f/g/h/i/j", false),
    ])
    func pathsMatchOrNot(pattern: String, path: String, expected: Bool) throws {
        #expect(Glob(pattern).matches(try RelativePath(path)) == expected)
    }
}
