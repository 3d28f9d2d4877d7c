import Testing

/// How the views of a workspace get their models, and how a new one gets its own.
struct NeighbourInitializerTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let description: String
        let initializer: [String]
        let made: String

        var testDescription: String { description }

        func initializer(of name: String) -> String {
            initializer.map { "    " + $0.replacing("*", with: name) }.joined(separator: "\n")
        }

        func made(for name: String) -> String { made.replacing("*", with: name) }
    }

    static let samples = [
        Sample(
            description: "a label of its own",
            initializer: ["public init(model viewModel: *ViewModel) {", "    self.viewModel = viewModel", "}"],
            made: "*View(model: *ViewModel())"
        ),
        Sample(
            description: "no label",
            initializer: ["public init(_ viewModel: *ViewModel) {", "    self.viewModel = viewModel", "}"],
            made: "*View(*ViewModel())"
        ),
        Sample(
            description: "an autoclosure",
            initializer: [
                "public init(viewModel: @autoclosure @escaping () -> *ViewModel) {",
                "    _viewModel = State(initialValue: viewModel())", "}",
            ],
            made: "*View(viewModel: *ViewModel())"
        ),
        Sample(
            description: "a closure",
            initializer: [
                "public init(makeViewModel: () -> *ViewModel) {",
                "    _viewModel = State(initialValue: makeViewModel())", "}",
            ],
            made: "*View(makeViewModel: { *ViewModel() })"
        ),
    ]

    @Test(arguments: samples)
    func aNewScreenTakesItsModelAsItsNeighbourDoes(sample: Sample) throws {
        let journey = try ExistingJourney("modules-of-features")
        try journey.write(
            "Modules/ProfileFeature/Sources/ProfileFeature/ProfileView.swift", Self.view(sample, "Profile"))
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        let made = try journey.read("Modules/CartFeature/Sources/CartFeature/CartView.swift")
        #expect(made.contains(sample.initializer(of: "Cart") + "\n"), "\(made)")
        #expect(made.contains("\n    \(sample.made(for: "Cart"))\n"), "\(made)")
    }

    private static func view(_ sample: Sample, _ name: String) -> String {
        """
        import SwiftUI

        public struct \(name)View: View {
            @State private var viewModel: \(name)ViewModel

        \(sample.initializer(of: name))

            public var body: some View {
                Text(viewModel.title)
            }
        }

        #Preview {
            \(sample.made(for: name))
        }

        """
    }
}
