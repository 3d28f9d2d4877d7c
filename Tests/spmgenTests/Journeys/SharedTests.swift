import Scaffold
import TestSupport
import Testing

/// `spmgen shared` and `spmgen host`: what each option brings, and what is refused.
struct SharedTests {
    private static let package = "SharedPackages/Brand/"

    @Test func eachOptionBringsItsFiles() throws {
        func files(_ options: String) throws -> Set<String> {
            let journey = try Journey.app()
            let report = try journey.does("shared Brand" + options)
            return Set(report.changes.filter { $0.action == "create" }.map(\.path))
        }
        let plain = try files("")
        #expect(plain.count == 5 && plain.allSatisfy { $0.hasPrefix(Self.package) })
        let resources = try files(" --resources")
        #expect(resources.contains(Self.package + "Sources/Brand/Resources/Fonts/SampleDisplay-Regular.ttf"))
        #expect(resources.contains(Self.package + "Sources/Brand/Assets/BrandColor.swift"))
        #expect(try files(" --dynamic") == plain)
        let published = try files(" --publish").subtracting(plain)
        let pages = [".github/workflows/ci.yml", ".spi.yml", "CHANGELOG.md", "LICENSE", "README.md"]
        #expect(published.sorted() == pages.map { Self.package + $0 })
    }

    /// Whatever its name is: the example has one import only, so that a rename need not sort.
    @Test(arguments: ["coordinator", "navigator"], ["Brand", "Tokens"])
    func theExampleOfAPublishedPackageHasItsImportsSorted(architecture: String, name: String) throws {
        let journey = try Journey.app(architecture)
        let before = try journey.snapshot().withoutTimes
        try journey.does("shared \(name) --resources --publish")
        let page = try journey.read("SharedPackages/\(name)/README.md")
        #expect(page.contains("In a file that imports SwiftUI:\n\n```swift\nimport \(name)\n\nColor("))
        try journey.does("rename \(name) \(name == "Brand" ? "Tokens" : "Brand")")
        try journey.does("remove \(name == "Brand" ? "Tokens" : "Brand")")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: Generator.architectures)
    func aPackageSaysWhatItsColourIsForWhereItHasOne(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "shared Kit", "shared Brand --resources"])
        let files = try journey.snapshot().files.keys
        let end = architecture == "microapp" ? "Module.swift" : "Package.swift"
        for name in ["Cart", "Kit", "Brand"] {
            let hasColour = files.contains { $0.hasSuffix("/\(name)BundleAnchor.colorset/Contents.json") }
            #expect(hasColour == (name != "Brand"))
            let file = try #require(files.first { $0.hasSuffix("/\(name)\(end)") })
            #expect(try journey.read(file).contains("/// `\(name)BundleAnchor` ") == hasColour, "\(file)")
        }
    }

    @Test func theManifestFollowsThatOfTheRoot() throws {
        let journey = try Journey([:], named: "Bookstore")
        try #require(journey.start("init Bookstore --platforms iOS18", in: journey.folder.path).code == 0)
        try journey.does("shared Brand --dynamic --publish")
        let manifest = try journey.read(Self.package + "Package.swift")
        #expect(manifest.contains("    platforms: [.iOS(.v18)],\n"))
        #expect(manifest.contains("            type: .dynamic,\n            targets: [\"Brand\"]\n"))
        #expect(try journey.read(Self.package + "README.md").contains("\niOS 18, Swift 6.2.\n"))
        #expect(try !journey.read(Self.package + ".github/workflows/ci.yml").contains("run: swift test"))
        let plan = try journey.read("Bookstore.xctestplan")
        #expect(
            plan.contains("\"container:SharedPackages\\/Brand\"") || plan.contains("\"container:SharedPackages/Brand\"")
        )
    }

    @Test func withoutAWorkspaceThePackageStandsAlone() throws {
        let journey = try Journey([:], named: "Shop")
        let place = journey.folder.path
        let first = journey.start("shared brand --publish", in: place)
        #expect(first.code == 0, "\(first.output)\(first.error)")
        #expect(first.output.contains("next: swift test --package-path Brand\n"), "\(first.output)")
        let again = journey.start("shared brand --publish", in: place)
        #expect(again.output.contains("unchanged"), "\(again.output)")
        let disk = Disk()
        for name in [".gitignore", ".swift-format", "LICENSE", "Package.swift"] {
            #expect(try disk.status(of: place.appending("Brand").appending(name)) != nil, "\(name)")
        }
    }

    @Test(arguments: [
        ("shared Navigation", 64, "the package that all features share has that name"),
        ("shared UI", 64, "UIKit's"), ("shared SwiftUI", 64, "SwiftUI"), ("shared cart", 2, "is taken"),
        ("shared Bookstore", 2, "the app's own module"), ("shared Networking --resources", 2, "says something else"),
        ("host Nowhere", 66, "no feature `Nowhere`"), ("host Cart --bundle-id cart", 64, "no bundle identifier"),
        ("feature Networking", 2, "is taken"), ("remove NowhereHost", 66, "no feature"),
        ("rename Networking cart", 2, "is taken"),
    ])
    func whatCannotBeIsRefused(line: String, code: Int, message: String) throws {
        let journey = try Journey.app(after: ["feature Cart", "shared Networking"])
        let report = try journey.refuses(line)
        #expect(report.exitCode == code)
        #expect(report.text.contains(message), "\(report.text)")
    }

    @Test func whatPeopleHaveWrittenStays() throws {
        let journey = try Journey.app(after: ["shared Brand --resources", "feature Cart", "host Cart"])
        let image = Self.package + "Sources/Brand/Assets/BrandImage.swift"
        try journey.write([
            image: try journey.read(image).replacing("case welcome", with: "case welcome\n    case farewell")
        ])
        try journey.keeps("shared Brand --resources")
        #expect(try journey.refuses("remove Brand").diagnostics.map(\.file) == [image])
        let host = "Hosts/Cart/App/CartHostApp.swift"
        try journey.write([host: try journey.read(host) + "\nstruct Log {}\n"])
        try journey.keeps("host Cart")
        #expect(try journey.refuses("remove Cart").diagnostics.map(\.file) == [host])
    }

    @Test func theHostKeepsItsIdentifierAndItsRoute() throws {
        let journey = try Journey.app(after: ["feature Cart", "view Cart/Summary"])
        try journey.does("host Cart --bundle-id com.example.cart")
        try journey.keeps("host Cart")
        let project = try journey.read("Hosts/Cart/CartHost.xcodeproj/project.pbxproj")
        #expect(project.contains("PRODUCT_BUNDLE_IDENTIFIER = com.example.cart;"))
        #expect(try journey.read("Hosts/Cart/App/CartHostApp.swift").contains("FeatureHost(.cart)"))
    }
}
