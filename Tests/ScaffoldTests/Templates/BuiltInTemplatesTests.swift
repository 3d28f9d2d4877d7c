import Foundation
import Testing

@testable import Scaffold

/// What holds for every rendering of the built-in bundles and can be seen without a compiler.
struct BuiltInTemplatesTests {
    /// One way to render a bundle.
    struct Sample: CustomTestStringConvertible {
        /// Its category and name.
        let template: String
        let feature: String
        let view: String
        var mocks = true
        var iosOnly = false
        var hasApp = false

        var testDescription: String { "\(template) \(feature)/\(view) \(mocks) \(iosOnly) \(hasApp)" }

        func files() throws -> [RenderedFile] {
            var bindings = Bindings()
            let values = [
                "feature": feature, "view": view, "model": view, "service": view, "app": feature,
                "linkScheme": feature.lowercased(), "name": feature,
            ]
            bindings.overrides = values.merging(["mocks": String(mocks), "iosOnly": String(iosOnly)]) { first, _ in
                first
            }
            bindings.folders = [
                "FEATURES": try RelativePath("FeaturePackages"),
                "FEATURE_ROOT": try RelativePath("FeaturePackages/\(feature)"),
                "SHARED": try RelativePath("SharedPackages"),
                "ROOT": hasApp ? try RelativePath("FeaturePackages/AppRoot") : .root,
            ]
            bindings.facts = ["appRoot": hasApp, "xcodeProject": hasApp, "testPlan": hasApp]
            return try Catalog().blueprint(named: template).render(bindings).files
        }

        static func all(_ feature: String, _ view: String) -> [Sample] {
            EmbeddedTemplates.bundles.map { "\($0.category)/\($0.name)" }.flatMap { template in
                [(true, false, false), (false, true, false), (true, true, true), (false, false, true)].map { options in
                    Sample(
                        template: template,
                        feature: feature,
                        view: view,
                        mocks: options.0,
                        iosOnly: options.1,
                        hasApp: options.2
                    )
                }
            }
        }
    }

    static let ordinary = Sample.all("Bookstore", "Catalogue")
    static let longest = Sample.all(String(repeating: "Wordy", count: 8), String(repeating: "Lengt", count: 8))

    @Test(arguments: longest)
    func noLineOfCodePassesTheLimitWhateverTheNames(_ sample: Sample) throws {
        for file in try sample.files() where file.path.fileExtension == "swift" {
            #expect(lines(of: file).allSatisfy { $0.count <= 120 }, "\(file.path)")
        }
    }

    @Test(arguments: ordinary)
    func codeFitsIntoAHundredColumnsWithOrdinaryNames(_ sample: Sample) throws {
        for file in try sample.files() where file.path.fileExtension == "swift" {
            #expect(lines(of: file).allSatisfy { $0.count <= 100 }, "\(file.path)")
        }
    }

    @Test(arguments: ordinary)
    func everyFileEndsInOneLineBreakAndHasNoTrailingBlanks(_ sample: Sample) throws {
        for file in try sample.files() where !file.contents.contains(0) {
            let text = String(decoding: file.contents, as: UTF8.self)
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(file.path)")
            #expect(!text.contains(" \n"), "\(file.path)")
            #expect(!file.isExecutable, "\(file.path)")
        }
    }

    @Test(arguments: ordinary)
    func markdownLiesInsideManagedMarks(_ sample: Sample) throws {
        // What is published speaks to its readers alone.
        let published = ["README.md", "CHANGELOG.md"]
        for file in try sample.files()
        where file.path.fileExtension == "md" && !published.contains(file.path.name) {
            let lines = lines(of: file)
            #expect(lines.first == "<!-- spmgen:begin -->", "\(file.path)")
            #expect(lines.last == "<!-- spmgen:end -->", "\(file.path)")
            #expect(lines.count { $0.contains("spmgen:") } == 2, "\(file.path)")
        }
    }

    @Test(arguments: ordinary.filter { $0.template.hasSuffix("/Feature") })
    func aFeaturesPageForAgentsIsShort(_ sample: Sample) throws {
        let page = try #require(try sample.files().first { $0.path.name == "AGENTS.md" })
        #expect(lines(of: page).count <= 20)
    }

    @Test(arguments: ordinary)
    func jsonAndPropertyListsCanBeRead(_ sample: Sample) throws {
        for file in try sample.files() {
            let data = Data(file.contents)
            switch file.path.fileExtension {
            case "json", "xcstrings", "xctestplan":
                #expect(throws: Never.self, "\(file.path)") { try JSONSerialization.jsonObject(with: data) }
            case "pbxproj":
                #expect(throws: Never.self, "\(file.path)") {
                    try PropertyListSerialization.propertyList(from: data, format: nil)
                }
            default: break
            }
        }
    }

    @Test(arguments: ordinary.filter { $0.template.hasSuffix("/App") || $0.template.hasSuffix("/Host") })
    func everyObjectOfTheProjectIsReferencedAndEveryReferenceIsAnObject(_ sample: Sample) throws {
        let project = try #require(try sample.files().first { $0.path.fileExtension == "pbxproj" })
        let list = try PropertyListSerialization.propertyList(from: Data(project.contents), format: nil)
        let root = try #require(list as? [String: Any])
        let objects = try #require(root["objects"] as? [String: [String: Any]])
        func identifiers(in value: Any) -> [String] {
            switch value {
            case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
            case let array as [Any]: array.flatMap(identifiers)
            case let dictionary as [String: Any]:
                dictionary.flatMap { identifiers(in: $0.key) + identifiers(in: $0.value) }
            default: []
            }
        }
        let referenced = Set(objects.values.flatMap { identifiers(in: $0) } + identifiers(in: root["rootObject"] ?? ""))
        #expect(referenced == Set(objects.keys))
        let counts = [
            "Coordinator/App": 20, "Microapp/App": 19, "Navigator/App": 20,
            "Coordinator/Host": sample.mocks ? 25 : 23, "Microapp/Host": 18, "Navigator/Host": 21,
        ]
        #expect(objects.count == counts[sample.template])

        let text = String(decoding: project.contents, as: UTF8.self)
        let definitions = text.matches(of: /(?m)^\t\t([0-9A-F]{24}) .*\{/).map { String($0.1) }
        #expect(definitions.count == objects.count)
        let sections = text.matches(of: /Begin (\w+) section/).map { String($0.1) }
        #expect(sections == sections.sorted())
    }

    @Test(arguments: Catalog().architectures)
    func theGuideListsTheNamesThatAreReserved(architecture: String) throws {
        let page = Self.repository.appending(path: "docs/\(architecture.lowercased()).md")
        let guide = try String(contentsOf: page, encoding: .utf8)
        let listed = guide.matches(of: /\| `(\w+)` \| (.*) \|/).map { "\($0.1): \($0.2)" }
        var declared: [String] = []
        for (template, option) in [("Feature", "feature"), ("Feature", "view"), ("App", "app")] {
            let blueprint = try Catalog().blueprint(named: "\(architecture)/\(template)")
            let info = try blueprint.bundle.info()["Scaffold"]?.dictionary?["Reserved"]?.dictionary?[option]?.dictionary
            let names = try #require(info)
            declared += names.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text ?? "")" }
        }
        #expect(listed == declared)
    }

    @Test(arguments: Catalog().architectures)
    func aScreenAddedLaterCannotHaveANameThatAFirstOneCannotHave(architecture: String) throws {
        let feature = try #require(try Catalog().blueprint(named: "\(architecture)/Feature").scaffold)
        let view = try #require(try Catalog().blueprint(named: "\(architecture)/View").scaffold)
        let types = (feature.reserved["view"] ?? [:]).map { ($0.key + "view", $0.value) }
        #expect(Dictionary(uniqueKeysWithValues: types) == view.reserved["viewType"])
    }

    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func lines(of file: RenderedFile) -> [Substring] {
        var lines = String(decoding: file.contents, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
