import TestSupport
import Testing

/// `spmgen feature --traits`: mocks that are built only when they are asked for.
struct TraitTests {
    private static let package = "FeaturePackages/Cart/"

    @Test func theTraitIsDeclaredAndOffAndEveryMockIsBehindIt() throws {
        let journey = try Journey()
        let report = try journey.does("feature Cart --traits")
        let test = ["swift", "test", "--package-path", "FeaturePackages/Cart", "--traits", "Mocks"]
        #expect(report.next == [test])
        let manifest = try journey.read(Self.package + "Package.swift")
        #expect(manifest.contains("    traits: [\n        .trait(name: \"Mocks\","))
        #expect(!manifest.contains(".default("))
        #expect(manifest.contains(#".target(name: "CartMocks", condition: .when(traits: ["Mocks"]))"#))
        #expect(manifest.components(separatedBy: "            dependencies: [\"CartConcurrent\"]").count == 2)
        let mocks = try journey.read(Self.package + "Sources/Mocks/CartServiceMock.swift")
        #expect(mocks.hasPrefix("#if Mocks\n") && mocks.hasSuffix("#endif\n") && !mocks.contains("DEBUG"))
        for file in ["CartPreview", "Views/CartView"] {
            #expect(try !journey.read(Self.package + "Sources/Main/\(file).swift").contains("Mock"), "\(file)")
        }
        try journey.keeps("feature Cart --traits")
    }

    @Test func whatComesLaterIsBehindItAsWell() throws {
        let journey = try Journey(after: ["feature Cart --traits"])
        let before = try journey.snapshot().withoutTimes
        let screen = try journey.does("view Cart/Summary")
        #expect(screen.next.first?.suffix(2) == ["--traits", "Mocks"])
        let tests = try journey.read(Self.package + "Tests/CartCoordinatorTests.swift")
        #expect(tests.contains("(.summary, { $0.shows(SummaryView.self) })"))
        try journey.does("model Cart/Order")
        try journey.does("service Cart/Payment")
        for file in ["Order+Fixtures", "PaymentServiceMock"] {
            #expect(try journey.read(Self.package + "Sources/Mocks/\(file).swift").hasPrefix("#if Mocks\n"), "\(file)")
        }
        #expect(try journey.read(Self.package + "Tests/OrderTests.swift").hasPrefix("#if Mocks\n"))
        try journey.does("remove Cart/Payment")
        try journey.does("remove Cart/Order")
        try journey.does("remove Cart/Summary")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: ["feature Cart --traits", "feature Cart --traits --ios-only"], [true, false])
    func theFeatureIsRenamedAndTakenOutAgain(line: String, isApp: Bool) throws {
        let journey = try isApp ? Journey.app() : Journey()
        let before = try journey.snapshot().withoutTimes
        try journey.does(line)
        try journey.does("service Cart/Payment")
        try journey.does("rename Cart Basket")
        try journey.does("remove Basket")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func itIsRefusedWithoutMocks() throws {
        try Journey().refuses("feature Cart --traits --no-mocks", 64, "conflicting-options")
    }

    // MARK: The other architectures

    @Test func inNavigatorTheMocksOfTheModuleAreBehindIt() throws {
        let journey = try Journey.app("navigator")
        let before = try journey.snapshot().withoutTimes
        let condition = "SWIFT_ACTIVE_COMPILATION_CONDITIONS=$(inherited) Mocks"
        let report = try journey.does("feature Cart --traits")
        #expect(report.next.first?.suffix(2) == ["-only-testing:CartTests", condition])
        #expect(try journey.read(Self.package + "Package.swift").contains("        .trait(name: \"Mocks\","))
        let mocks = Self.package + "Sources/Cart/Mocks/"
        #expect(try journey.read(mocks + "CartServiceMock.swift").hasPrefix("#if Mocks\n"))
        #expect(try !journey.read(Self.package + "Sources/Cart/Views/CartView.swift").contains("CartServiceMock"))
        try journey.keeps("feature Cart --traits")
        let alone = try journey.snapshot().withoutTimes
        for line in ["view Cart/Summary", "model Cart/Order", "service Cart/Payment"] {
            #expect(try journey.does(line).next.first?.last == condition, "\(line)")
            try journey.keeps(line)
        }
        for file in ["Order+Fixtures", "PaymentServiceMock"] {
            #expect(try journey.read(mocks + file + ".swift").hasPrefix("#if Mocks\n"), "\(file)")
        }
        #expect(try journey.read(Self.package + "Tests/CartTests/OrderTests.swift").hasPrefix("#if Mocks\n"))
        for line in ["remove Cart/Payment", "remove Cart/Order", "remove Cart/Summary"] { try journey.does(line) }
        #expect(try journey.snapshot().withoutTimes.differences(from: alone) == [])
        try journey.does("service Cart/Payment")
        try journey.does("rename Cart Basket")
        try journey.does("remove Basket")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    private static let root = "BookstoreLibrary/"
    private static let trait = "    traits: [\n        .trait(name: \"Mocks\","

    @Test func inMicroappTheRootPackageHasItAsLongAsAFeatureAsksForIt() throws {
        let journey = try Journey.app("microapp", after: ["feature Plain"])
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("feature Cart --traits")
        #expect(report.next.first?.suffix(4) == ["--filter", "CartTests", "--traits", "Mocks"])
        #expect(try journey.read(Self.root + "Package.swift").contains(Self.trait))
        let feature = Self.root + "Features/Cart/"
        #expect(try journey.read(feature + "Sources/Mocks/CartItem+Samples.swift").hasPrefix("#if Mocks\n"))
        #expect(try !journey.read(feature + "Sources/Models/CartItem.swift").contains("samples"))
        let coordinator = try journey.read(Self.root + "Root/Sources/AppCoordinator.swift")
        #expect(coordinator.contains("CartView(items: [], onFinish: finish)"))
        try journey.keeps("feature Cart --traits")
        // Of a feature that does not ask for it, nothing is said.
        #expect(try journey.does("model Plain/Order").next.first?.contains("--traits") == false)
        try journey.does("remove Plain/Order")
        let one = try journey.snapshot().withoutTimes
        try journey.does("feature Wish --traits")
        #expect(try journey.read(Self.root + "Package.swift").components(separatedBy: ".trait(").count == 2)
        let two = try journey.snapshot().withoutTimes
        for line in ["view Cart/Summary", "model Cart/Order", "service Cart/Payment"] {
            #expect(try journey.does(line).next.first?.suffix(2) == ["--traits", "Mocks"], "\(line)")
            try journey.keeps(line)
        }
        for file in ["Order+Fixtures", "PaymentServiceMock"] {
            #expect(try journey.read(feature + "Sources/Mocks/\(file).swift").hasPrefix("#if Mocks\n"), "\(file)")
        }
        for line in ["remove Cart/Payment", "remove Cart/Order", "remove Cart/Summary"] { try journey.does(line) }
        #expect(try journey.snapshot().withoutTimes.differences(from: two) == [])
        try journey.does("remove Wish")
        #expect(try journey.snapshot().withoutTimes.differences(from: one) == [])
        try journey.does("rename Cart Cash")
        try journey.does("remove Cash")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    /// Features that are packages have the trait themselves; those that are targets share the root manifest's.
    @Test func amongTheTargetsOfTheAppRootItIsOfTheFeaturesThatAskForIt() throws {
        let journey = try Journey.app(after: ["feature Plain --layout targets"])
        let manifest = "FeaturePackages/AppRoot/Package.swift"
        let before = try journey.snapshot().withoutTimes
        let test = ["swift", "test", "--package-path", "FeaturePackages/AppRoot", "--filter"]
        #expect(try journey.does("feature Cart --traits").next == [test + ["CartTests", "--traits", "Mocks"]])
        #expect(try journey.read(manifest).contains(Self.trait))
        // Only tests use the mocks.
        #expect(try journey.read(manifest).components(separatedBy: "\"CartMocks\"").count == 5)
        let feature = "FeaturePackages/AppRoot/Features/Cart/"
        #expect(try journey.read(feature + "Sources/Mocks/CartServiceMock.swift").hasPrefix("#if Mocks\n"))
        #expect(try !journey.read(feature + "Sources/Main/CartPreview.swift").contains("Mock"))
        let check = (test + ["CartTests", "--traits", "Mocks"]).joined(separator: " ")
        #expect(try journey.read(feature + "AGENTS.md").contains("- Check: `\(check)`.\n"))
        try journey.keeps("feature Cart --traits")
        #expect(try journey.refuses("feature Cart", 2, "conflict").diagnostics[0].remedy.contains("`--traits`"))
        let one = try journey.snapshot().withoutTimes
        for line in ["model Plain/Order", "view Plain/Summary"] {
            #expect(try journey.does(line).next == [test + ["PlainTests"]], "\(line)")
        }
        for line in ["view Cart/Summary", "model Cart/Order", "service Cart/Payment"] {
            #expect(try journey.does(line).next.first?.suffix(3) == ["CartTests", "--traits", "Mocks"], "\(line)")
            try journey.keeps(line)
        }
        try journey.does("host Cart")
        #expect(try journey.read("Hosts/Cart/CartHost.xcodeproj/project.pbxproj").contains("Mocks"))
        for line in [
            "CartHost", "Cart/Payment", "Cart/Order", "Cart/Summary", "Plain/Summary", "Plain/Order",
        ] { try journey.does("remove " + line) }
        #expect(try journey.snapshot().withoutTimes.differences(from: one) == [])
        try journey.does("feature Wish --traits")
        try journey.does("remove Cart")
        #expect(try journey.read(manifest).contains(Self.trait))
        try journey.does("rename Wish Cash")
        try journey.does("remove Cash")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    /// A trait that people have stays as it is, also where it serves.
    @Test(arguments: [
        "[\n        \"Mocks\",\n    ]", "[\n        \"Other\"\n    ]", "[.default(enabledTraits: [])]", "[]",
    ])
    func theTraitsOfPeopleStay(traits: String) throws {
        let journey = try Journey.app("microapp")
        try journey.edit(Self.root + "Package.swift", "    targets: [\n", "    traits: \(traits),\n    targets: [\n")
        let before = try journey.snapshot().withoutTimes
        try journey.does("feature Cart --traits")
        #expect(try journey.read(Self.root + "Package.swift").contains("Mocks"))
        try journey.does("feature Wish --traits")
        try journey.does("remove Cart")
        try journey.does("remove Wish")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func codeOfPeopleThatAsksForItKeepsIt() throws {
        let journey = try Journey.app("microapp", after: ["feature Cart --traits"])
        try journey.write([Self.root + "Root/Sources/Debugging.swift": "#if Mocks\nlet isDebugging = true\n#endif\n"])
        try journey.does("remove Cart")
        #expect(try journey.read(Self.root + "Package.swift").contains(Self.trait))
    }

    /// What a feature is wired in with is what it was made with.
    @Test(arguments: ["", " --traits"])
    func aFeatureThatIsWiredInLaterHasNoSamplesInTheApp(option: String) throws {
        let journey = try Journey.app("microapp", after: ["feature Cart --traits"])
        let wired = try journey.snapshot().withoutTimes
        try journey.does("remove Cart")
        try journey.does("feature Cart --traits --no-wire")
        try journey.does("feature Cart --wire-only" + option)
        #expect(try journey.snapshot().withoutTimes.differences(from: wired) == [])
    }

    @Test func toolsThatKnowNoTraitsAreNamed() throws {
        let journey = try Journey.app("microapp")
        try journey.edit(Self.root + "Package.swift", "swift-tools-version: 6.2", "swift-tools-version: 6.0")
        let report = try journey.refuses("feature Cart --traits", 2, "requirement-unmet")
        #expect(report.diagnostics.first?.message.contains("needs tools version 6.1") == true, "\(report.text)")
    }

    @Test(arguments: ["coordinator", "navigator", "microapp"])
    func itIsSaidThatTheFeatureWasMadeInTheOtherWay(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "feature Wish --traits"])
        for (line, words) in [
            ("feature Cart --traits", "made without `--traits`"), ("feature Wish", "made with `--traits`"),
        ] {
            let report = try journey.refuses(line, 2, "conflict")
            #expect(report.diagnostics.count == 1, "\(report.text)")
            #expect(report.diagnostics.first?.message.contains(words) == true, "\(report.text)")
        }
    }

    /// The host runs the feature with its mocks, so its project asks for the trait.
    @Test(arguments: ["coordinator", "navigator", "microapp"])
    func aHostAWidgetAndAPackageOfOthersGoWithIt(architecture: String) throws {
        let journey = try Journey.app(architecture)
        let before = try journey.snapshot().withoutTimes
        try journey.does("feature Cart --traits")
        let feature = try journey.snapshot().withoutTimes
        let report = try journey.does("host Cart")
        #expect(report.note("newer-xcode-needed")?.severity == "note")
        let project = try journey.read("Hosts/Cart/CartHost.xcodeproj/project.pbxproj")
        #expect(project.components(separatedBy: "\t\t\ttraits = (\n\t\t\t\tMocks,\n\t\t\t);\n\t\t};\n").count == 2)
        for path in report.paths("create") where path.hasSuffix(".swift") {
            #expect(try !journey.read(path).contains("#if DEBUG"), "\(path)")
        }
        try journey.keeps("host Cart")
        // The widget shows no mocks.
        let next = try journey.does("widget Cart").next.joined()
        #expect(!next.contains { $0.contains("Mocks") }, "\(next)")
        try journey.does("service Cart/Payment")
        try journey.does("remove Cart/Payment")
        let log = "https://github.com/apple/swift-log.git"
        try journey.does("dependency \(log) --exact 1.6.4 --to Cart --product Logging")
        try journey.does("undo")
        try journey.does("remove Cart --kind widget")
        try journey.does("remove CartHost")
        #expect(try journey.snapshot().withoutTimes.differences(from: feature) == [])
        try journey.does("remove Cart")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }
}
