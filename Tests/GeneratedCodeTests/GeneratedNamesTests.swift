import Foundation
import Scaffold
import TestSupport
import Testing

/// Whatever the names and the options, what is generated builds without a warning, passes its tests, and lints clean.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedNamesTests {
    struct Case: CustomTestStringConvertible {
        let feature: String
        var view: String?
        let screens: [String]
        var mocks = true
        var iosOnly = false

        var testDescription: String {
            let options = [view.map { "--view \($0)" }, mocks ? nil : "--no-mocks", iosOnly ? "--ios-only" : nil]
            return ([feature] + options.compactMap { $0 }).joined(separator: " ")
        }
    }

    /// 40 characters, the longest that a name can be, from A's and from Z's end of the alphabet.
    static let longA = "A" + String(repeating: "bcdefghijklm", count: 3) + "nop"
    static let longZ = "Z" + String(repeating: "bcdefghijklm", count: 3) + "nop"

    static let cases = [
        Case(feature: "A", screens: ["B"]),
        Case(feature: "Z", view: "Y", screens: ["A"], mocks: false),
        Case(feature: longA, screens: [longZ]),
        Case(feature: longZ, view: longA, screens: ["Folder/" + String(longZ.dropLast()) + "x"], mocks: false),
        Case(feature: "Default", screens: ["Class", "None", "HashValue", "Hash", "Encode"]),
        Case(feature: "URLList", screens: ["Text", "State", "Button", "Coordinator", "Preview"], iosOnly: true),
        Case(feature: "Text", view: "Image", screens: ["List", "Label"]),
        Case(feature: "Open", view: "Open2", screens: ["Some", "Checkout/Payment"], mocks: false, iosOnly: true),
    ]

    @Test(arguments: cases)
    func whateverTheNamesAndOptions(_ sample: Case) throws {
        let package = try SampleWorkspace.package()
        try package.feature(sample.feature, view: sample.view, mocks: sample.mocks, iosOnly: sample.iosOnly)
        for screen in sample.screens { try package.view("\(sample.feature)/\(screen)") }
        let part = sample.feature.count == 40 ? String(Self.longZ.dropLast()) + "v" : "Cash"
        try package.add(.model, "\(sample.feature)/\(part)")
        try package.add(.service, "\(sample.feature)/\(part)")

        let run = try package.test("FeaturePackages/\(sample.feature)")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(run.count == 19 + 2 * sample.screens.count)

        let lint = try package.lint()
        #expect(lint.output == "")
    }

    @Test func threeFeaturesWithFiveScreensEach() throws {
        let package = try SampleWorkspace.initialized()
        let screens = ["Summary", "Detail", "Search", "Settings", "Help"]
        let features = ["Cart", "Product", "Profile"]
        func runAll() throws -> [String] {
            try features.flatMap { feature in
                [try package.program("feature \(feature)")]
                    + (try screens.map { try package.program("view \(feature)/\($0)") })
            }
        }
        #expect(try runAll() == Array(repeating: "applied", count: 18))
        let made = try TreeSnapshot(of: try #require(AbsolutePath(package.root.path())), times: true)
        #expect(try runAll() == Array(repeating: "unchanged", count: 18))
        let after = try TreeSnapshot(of: try #require(AbsolutePath(package.root.path())), times: true)
        #expect(after.differences(from: made) == [])

        for feature in features {
            let run = try package.test("FeaturePackages/\(feature)")
            #expect(run.status == 0, "\(run.output)")
            #expect(run.complaints == [])
            #expect(run.count == 22)
        }
        let navigation = try package.test("SharedPackages/Navigation")
        #expect(navigation.status == 0, "\(navigation.output)")
        #expect(navigation.complaints == [])
        #expect(navigation.count == 18)

        let dump = try Tool(name: "swift").run(["package", "dump-package", "--package-path", package.root.path()])
        for feature in features {
            #expect(
                dump.output.contains("\"FeaturePackages/\(feature)\"")
                    || dump.output.contains("/FeaturePackages/\(feature)\""))
        }
        let root = try package.test("")
        #expect(root.status == 0, "\(root.output)")
        #expect(root.complaints == [])
        let lint = try package.lint()
        #expect(lint.output == "")
    }
}
