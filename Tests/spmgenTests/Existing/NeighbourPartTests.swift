import Testing

/// `spmgen model` and `spmgen service` in workspaces with habits of their own.
struct NeighbourPartTests {
    private static let service = """
        import Foundation

        public protocol ProfileLoading: Sendable {
            func load() async throws -> Data
        }

        public final class ProfileClient: ProfileLoading {
            private let session: URLSession

            public init(session: URLSession) {
                self.session = session
            }

            public func load() async throws -> Data { Data() }
        }

        """

    private static func journey() throws -> ExistingJourney {
        let journey = try ExistingJourney("modules-of-features")
        let sources = "Modules/ProfileFeature/Sources/ProfileFeature/"
        try journey.write(sources + "Networking/ProfileClient.swift", service)
        try journey.write(
            sources + "Models/Account.swift",
            "import Foundation\n\nstruct Account: Identifiable, Codable, Hashable {\n    let id: UUID\n    let name: String\n}\n"
        )
        try journey.write(
            "Modules/ProfileFeature/Tests/ProfileFeatureTests/ProfileClientTests.swift",
            "import XCTest\n@testable import ProfileFeature\n\nfinal class ProfileClientTests: XCTestCase {}\n")
        #expect(journey.run("feature Cart").code == 0)
        return journey
    }

    @Test(arguments: ["service Cart/Payment", "service cart/payment-client"])
    func aServiceIsLikeThatOfAnotherFeature(line: String) throws {
        let journey = try Self.journey()
        let before = try journey.files()
        let made = try journey.report(line)
        #expect(made.status == "applied", "\(made.text)")
        #expect(
            try journey.read("Modules/CartFeature/Sources/CartFeature/Networking/PaymentClient.swift") == """
                public protocol PaymentLoading: Sendable {}

                public final class PaymentClient: PaymentLoading {
                    public init() {}
                }

                """)
        let tests = try journey.read("Modules/CartFeature/Tests/CartFeatureTests/PaymentClientTests.swift")
        #expect(tests.contains("import XCTest\n"))
        #expect(tests.contains("final class PaymentClientTests: XCTestCase {\n    func testMaking() {\n"))
        #expect(try journey.report(line).status == "unchanged")
        journey.forget()
        let removed = try journey.report("remove Cart/PaymentClient")
        #expect(removed.status == "applied", "\(removed.text)")
        #expect(try journey.files() == before)
    }

    @Test func aModelIsLikeThatOfAnotherFeature() throws {
        let journey = try Self.journey()
        #expect(journey.run("model Cart/Order").code == 0)
        #expect(
            try journey.read("Modules/CartFeature/Sources/CartFeature/Models/Order.swift") == """
                import Foundation

                struct Order: Identifiable, Codable, Hashable {
                    let id: UUID
                }

                """)
        #expect(try journey.report("model Cart/Order").status == "unchanged")
        journey.forget()
        let removed = try journey.report("remove Cart")
        #expect(removed.status == "applied", "\(removed.text)")
        #expect(try !journey.files().keys.contains { $0.contains("CartFeature") })
    }

    @Test(arguments: [("service Orders/Payment", "service"), ("model Orders/Item", "model")])
    func whereNothingShowsWhatOneLooksLikeNoneIsMade(line: String, kind: String) throws {
        let journey = try ExistingJourney("modules-of-features")
        let before = try journey.files()
        let run = journey.run(line)
        #expect(run.code == 65)
        #expect(run.error.contains("no feature like `Orders` has a \(kind) in a file of its own"), "\(run.error)")
        #expect(run.error.contains("fix: write the first \(kind) by hand"))
        #expect(try journey.files() == before)
    }

    @Test func aTypeThatIsThereIsNotDeclaredAgain() throws {
        let journey = try Self.journey()
        try journey.write("Modules/CartFeature/Sources/CartFeature/Payment.swift", "struct PaymentClient {}\n")
        let run = journey.run("service Cart/Payment")
        #expect(run.code == 2)
        #expect(
            run.error.contains("`PaymentClient` is declared in `Modules/CartFeature/Sources/CartFeature/Payment.swift`")
        )
    }
}
