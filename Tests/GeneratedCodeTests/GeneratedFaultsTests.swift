import Foundation
import Testing

/// The generated tests notice nine in ten single mistakes in the generated code.
@Suite(.enabled(if: LongTests.areWanted))
struct GeneratedFaultsTests {
    @Test func nineInTenFaultsAreNoticed() throws {
        let app = try SampleWorkspace.bookstore()
        try app.add(.model, "Cart/Order")
        try app.add(.service, "Cart/Payment")
        try app.widget("Cart")
        for package in ["FeaturePackages/Cart", "FeaturePackages/CartWidget", "FeaturePackages/AppRoot"] {
            let run = try app.test(package)
            #expect(run.status == 0, "\(run.output)")
        }
        var missed: [Fault] = []
        for fault in Fault.all {
            let isNoticed = try notices(fault, in: app)
            if !isNoticed { missed.append(fault) }
            print(
                isNoticed ? "noticed" : "missed ", fault.part, "|", Self.brief(fault.text), "→",
                Self.brief(fault.replacement))
        }
        print("\(Fault.all.count - missed.count) of \(Fault.all.count) faults are noticed")
        #expect(missed.count * 10 <= Fault.all.count)
        let parts = Dictionary(grouping: Fault.all, by: \.part)
        #expect(parts.count == 10 && parts.values.allSatisfy { $0.count >= 3 })
    }

    /// Whether the tests of the package that has the fault, or those of the app root, fail.
    private func notices(_ fault: Fault, in app: SampleWorkspace) throws -> Bool {
        let correct = try app.read(fault.file)
        let faulty = correct.replacing(fault.text, with: fault.replacement, maxReplacements: 1)
        try #require(faulty != correct, "`\(fault.text)` is not in \(fault.file)")
        try app.write(faulty, at: fault.file)
        defer { try? app.write(correct, at: fault.file) }
        for package in Set([fault.package, "FeaturePackages/AppRoot"]).sorted().reversed() {
            if try app.test(package).status != 0 { return true }
        }
        return false
    }

    private static func brief(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
