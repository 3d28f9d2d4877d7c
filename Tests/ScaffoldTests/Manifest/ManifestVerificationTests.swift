import Testing

@testable import Scaffold

/// The comparison behind `--verify`, with dumps that a wrong edit would give.
struct ManifestVerificationTests {
    private static func dump(
        targets: String = #"{"name": "A", "type": "regular", "dependencies": [], "settings": ["x", "y"]}"#,
        products: String = #"{"name": "A", "targets": ["A"], "type": {"library": ["automatic"]}}"#,
        name: String = "P"
    ) -> [UInt8] {
        Array(#"{"name": "\#(name)", "products": [\#(products)], "targets": [\#(targets)], "dependencies": []}"#.utf8)
    }

    private static let a = #"{"name": "A", "type": "regular", "dependencies": [], "settings": ["y", "x"]}"#
    private static let b = #"{"name": "B", "type": "regular", "dependencies": [], "settings": ["z"]}"#
    private static let umbrella = #"{"name": "A", "targets": ["A", "B"], "type": {"library": ["automatic"]}}"#

    @Test func whatWasAskedForIsRight() {
        let added = ManifestVerification(of: .addTarget(TargetSpec(name: "B")))
        #expect(added.fault(before: Self.dump(), after: Self.dump(targets: Self.a + "," + Self.b)) == nil)
        // A product that lists every target follows.
        let following = Self.dump(targets: Self.a + "," + Self.b, products: Self.umbrella)
        #expect(added.fault(before: Self.dump(), after: following) == nil)
        let removed = ManifestVerification(of: .removeTarget("B"))
        #expect(removed.fault(before: following, after: Self.dump()) == nil)
    }

    @Test(arguments: [
        (dump(), "`targets` would stay as it is"),
        (dump(targets: a + "," + b, name: "Q"), "`name` would change as well"),
        (dump(targets: b), "an entry of `targets` would change that was not meant"),
        (dump(targets: a + "," + b + "," + b), "`targets` would change by 2 entries"),
        (dump(targets: a + "," + b.replacing("regular", with: "test")), "another entry than the one"),
        (Array("[]".utf8), "no manifest"),
    ])
    func everythingElseIsWrong(after: [UInt8], fault: String) {
        let verification = ManifestVerification(of: .addTarget(TargetSpec(name: "B")))
        #expect(verification.fault(before: Self.dump(), after: after)?.contains(fault) == true)
    }

    @Test func aTargetGetsOneEntryAndNothingElseChanges() {
        let spec = TargetDependencySpec(name: "K", target: "A", package: "kit")
        let verification = ManifestVerification(of: .addTargetDependency(spec))
        let entry = #"{"product": ["K", "kit", null, null]}"#
        let right = Self.a.replacing("[],", with: "[\(entry)],")
        #expect(verification.fault(before: Self.dump(), after: Self.dump(targets: right)) == nil)
        let other = Self.a.replacing("[],", with: "[\(entry.replacing("kit", with: "kat"))],")
        #expect(verification.fault(before: Self.dump(), after: Self.dump(targets: other)) != nil)
        let more = right.replacing("regular", with: "test")
        #expect(verification.fault(before: Self.dump(), after: Self.dump(targets: more)) != nil)
    }
}
