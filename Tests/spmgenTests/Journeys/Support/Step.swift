import Testing

/// A command that changes something, and the workspace that it is run in.
struct Step: Sendable, CustomTestStringConvertible {
    enum Start: Sendable {
        case package
        case withNetworking
        case app
        case xcodeProject
        /// Above a folder that is to be made.
        case nothing
    }

    let start: Start
    let before: [String]
    let line: String

    init(_ start: Start, after before: [String] = [], _ line: String) {
        self.start = start
        self.before = before
        self.line = line
    }

    var testDescription: String { "\(start): \(line)" }

    /// Makes the workspace, as it is before the command.
    func journey() throws -> Journey {
        switch start {
        case .package: try Journey(after: before)
        case .withNetworking: try Journey(Sample.withNetworking, after: before)
        case .app: try Journey.app(after: before)
        case .xcodeProject: try Journey(Sample.xcodeProject, after: before)
        case .nothing: try Journey([:], after: before)
        }
    }

    /// Every command with every option that decides what is written, in every kind of workspace.
    static let all = [
        Step(.package, "feature Cart"),
        Step(.package, "feature shopping-cart --view item-list"),
        Step(.package, "feature Cart --no-mocks"),
        Step(.package, "feature Cart --traits"),
        Step(.package, "feature Cart --ios-only"),
        Step(.package, "feature Cart --no-wire"),
        Step(.package, "feature Cart --into Shop"),
        Step(.package, after: ["feature Cart --no-wire"], "feature Cart --wire-only"),
        Step(.package, after: ["feature Cart"], "feature Product"),
        Step(.withNetworking, "feature Cart --depends-on Networking"),
        Step(.package, after: ["feature Cart"], "view Cart/Summary"),
        Step(.package, after: ["feature Cart"], "view cart/checkout/default-payment"),
        Step(.package, after: ["feature Cart"], "view Cart/Default"),
        Step(.package, after: ["feature Cart --no-mocks"], "view Cart/Summary"),
        Step(.package, after: ["feature Cart"], "view Cart/Summary --files-only"),
        Step(.package, after: ["feature Cart"], "model Cart/Order"),
        Step(.package, after: ["feature Cart --no-mocks"], "model cart/order-line"),
        Step(.package, after: ["feature Cart"], "service Cart/Payment"),
        Step(.package, after: ["feature Cart --no-mocks"], "service Cart/PaymentService"),
        Step(
            .package, after: ["feature Cart", "feature Order"],
            "dependency https://example.com/log.git --exact 1.2.0 --to Cart Order --product Log"),
        Step(.package, "manifest add-dependency ../Core --type path"),
        Step(.package, "manifest add-dependency https://example.com/log.git --from 1.2.0"),
        Step(.package, "manifest add-product ShopKit --targets Shop"),
        Step(.package, "manifest add-target Model --dependencies Shop"),
        Step(.package, "manifest add-target-dependency Model Shop"),
        Step(.app, "feature Cart"),
        Step(.app, "feature Cart --view Items --no-mocks"),
        Step(.app, "feature Cart --no-wire"),
        Step(.app, after: ["feature Cart --no-wire"], "feature Cart --wire-only"),
        Step(.app, after: ["feature Cart"], "feature Address"),
        Step(.app, after: ["feature Cart"], "view Cart/Summary"),
        Step(.app, after: ["feature Cart", "model Cart/Payment"], "service Cart/Payment"),
        Step(.app, after: ["feature Cart"], "widget Cart"),
        Step(.package, after: ["feature Cart"], "widget Cart --no-extension"),
        Step(.xcodeProject, "feature Cart"),
        Step(.xcodeProject, after: ["feature Cart"], "view Cart/Summary"),
        Step(.nothing, "init Bookstore"),
        Step(.nothing, "init Bookstore --feature Cart --feature Product/Catalog"),
    ]
}
