import Scaffold
import Testing

@testable import spmgen

/// What people type as names, and what becomes of it, seen from the command line.
struct NameTableTests {
    @Test(arguments: acceptedFeatures)
    func aFeatureNameIsRaised(typed: String, name: String, caseName: String) throws {
        let request = try #require(Self.feature(typed))
        #expect(request.name.rawValue == name)
        #expect(request.name.caseName.declared == caseName)
        #expect(request.typed == typed)
        // A name that is typed again is itself.
        #expect(Self.feature(name)?.name == request.name)
    }

    @Test(arguments: acceptedScreens)
    func aScreenPathIsSplitAndRaised(typed: String, path: String, caseName: String) throws {
        let action = try ArgumentParser.parse(["view", typed]).action
        guard case .write(.view(let request)) = action else {
            Issue.record("\(typed) is no view request")
            return
        }
        let parts = [request.feature.rawValue] + request.folders.map(\.rawValue) + [request.screen.rawValue]
        #expect(parts.joined(separator: "/") == path)
        #expect(request.screen.caseName.declared == caseName)
        #expect(request.typed == typed)
    }

    @Test(arguments: refusedFeatures)
    func aFeatureNameIsRefusedWithOneThatIsAccepted(typed: String, id: DiagnosticID, suggestion: String) throws {
        let diagnostic = try #require(Self.refusal(["feature", "--", typed]))
        #expect(diagnostic.id == id)
        #expect(diagnostic.id.exitCode == 64)
        #expect(diagnostic.remedy == "use another name, such as `\(suggestion)`")
        #expect(Self.feature(suggestion)?.name.rawValue == suggestion)
        #expect(!VisibleText(diagnostic.message).isEscaped)
    }

    @Test(arguments: refusedScreens)
    func aScreenPathIsRefusedWithOneThatIsAccepted(typed: String, id: DiagnosticID, suggestion: String) throws {
        let diagnostic = try #require(Self.refusal(["view", "--", typed]))
        #expect(diagnostic.id == id)
        #expect(diagnostic.id.exitCode == 64)
        #expect(diagnostic.remedy.contains("`\(suggestion)`"))
        #expect(Self.refusal(["view", suggestion]) == nil)
        #expect(!VisibleText(diagnostic.message).isEscaped)
    }

    @Test(arguments: [
        (["feature", "Cart", "--view", "1"], "Summary1"),
        (["feature", "Cart", "--view", "Type"], "TypePage"),
        (["feature", "Cart", "--view", "View"], "Summary"),
    ])
    func theFirstScreenOfAFeatureIsANameAsWell(line: [String], suggestion: String) throws {
        let diagnostic = try #require(Self.refusal(line))
        #expect(diagnostic.remedy == "use another name, such as `\(suggestion)`")
    }

    @Test func aScreenAsFeatureIsToldHowToMakeBoth() throws {
        let diagnostic = try #require(Self.refusal(["feature", "cart/summary"]))
        #expect(diagnostic.id == .badName)
        #expect(diagnostic.command == ["spmgen", "feature", "Cart", "--view", "Summary"])
    }

    private static func feature(_ typed: String) -> FeatureRequest? {
        let action = try? ArgumentParser.parse(["feature", "--", typed]).action
        guard case .write(.feature(let request)) = action else { return nil }
        return request
    }

    private static func refusal(_ line: [String]) -> Diagnostic? {
        do {
            _ = try ArgumentParser.parse(line)
            return nil
        } catch {
            return error.diagnostics.first
        }
    }
}

private let long = String(repeating: "a", count: 39)

private let acceptedFeatures: [(String, String, String)] = [
    ("Cart", "Cart", "cart"),
    ("cart", "Cart", "cart"),
    ("CART", "CART", "cart"),
    ("shopping-cart", "ShoppingCart", "shoppingCart"),
    ("shopping_cart", "ShoppingCart", "shoppingCart"),
    ("shopping cart", "ShoppingCart", "shoppingCart"),
    ("ShoppingCart", "ShoppingCart", "shoppingCart"),
    ("shoppingCart", "ShoppingCart", "shoppingCart"),
    ("SHOPPING-cart", "SHOPPINGCart", "shoppingCart"),
    ("-cart-", "Cart", "cart"),
    ("__cart", "Cart", "cart"),
    ("  cart  ", "Cart", "cart"),
    ("iPad", "IPad", "iPad"),
    ("URLList", "URLList", "urlList"),
    ("URL", "URL", "url"),
    ("Cart2", "Cart2", "cart2"),
    ("cart-2", "Cart2", "cart2"),
    ("cart-2go", "Cart2go", "cart2go"),
    ("X509", "X509", "x509"),
    ("a", "A", "a"),
    ("Z", "Z", "z"),
    ("a" + long, "A" + long, "a" + long),
    ("Default", "Default", "`default`"),
    ("class", "Class", "`class`"),
    ("Open", "Open", "open"),
    ("Switch", "Switch", "`switch`"),
    ("import", "Import", "`import`"),
    ("true", "True", "`true`"),
    ("Await", "Await", "await"),
    ("None", "None", "none"),
    ("Live", "Live", "live"),
    ("Text", "Text", "text"),
    // The ending counts as it is written.
    ("Preview", "Preview", "preview"),
    ("Contests", "Contests", "contests"),
    ("Views", "Views", "views"),
    ("ViewCart", "ViewCart", "viewCart"),
    ("TestsOverview", "TestsOverview", "testsOverview"),
    ("Types", "Types", "types"),
    ("Anything", "Anything", "anything"),
    ("SwiftUIKitchen", "SwiftUIKitchen", "swiftUIKitchen"),
]

private let acceptedScreens: [(String, String, String)] = [
    ("Cart/Summary", "Cart/Summary", "summary"),
    ("cart/summary", "Cart/Summary", "summary"),
    ("Cart/SummaryView", "Cart/Summary", "summary"),
    ("Cart/summary-view", "Cart/Summary", "summary"),
    ("Cart/SummaryViewView", "Cart/Summary", "summary"),
    ("Cart/Default", "Cart/Default", "`default`"),
    ("Cart/Checkout/Payment", "Cart/Checkout/Payment", "payment"),
    ("cart/check-out/pay ment", "Cart/CheckOut/PayMent", "payMent"),
    ("Cart/A/B/C/D", "Cart/A/B/C/D", "d"),
    // A screen is no module: only its types have its name.
    ("Cart/Charts", "Cart/Charts", "charts"),
    ("Cart/Tests", "Cart/Tests", "tests"),
    ("Cart/ItemMocks", "Cart/ItemMocks", "itemMocks"),
    ("Cart/View/Summary", "Cart/View/Summary", "summary"),
    ("Cart/HashValue", "Cart/HashValue", "hashValue"),
    ("Cart/URLListView", "Cart/URLList", "urlList"),
    // The 40 characters are those of the name, without the `View` of the type.
    ("Cart/A" + long + "View", "Cart/A" + long, "a" + long),
]

private let refusedFeatures: [(String, DiagnosticID, String)] = [
    ("", .badName, "Cart"),
    (" ", .badName, "Cart"),
    ("-", .badName, "Cart"),
    ("_-_", .badName, "Cart"),
    ("..", .badName, "Cart"),
    ("../Cart", .badName, "Cart"),
    ("..Cart", .badName, "Cart"),
    ("cart..list", .badName, "CartList"),
    ("/etc/passwd", .badName, "EtcPasswd"),
    ("a/b/c/", .badName, "ABC"),
    ("Cart\\List", .badName, "CartList"),
    (".", .badName, "Cart"),
    ("Cart.swift", .badName, "CartSwift"),
    ("~cart", .badName, "Cart"),
    ("$(cart)", .badName, "Cart"),
    ("cart;ls", .badName, "CartLs"),
    ("cart\"", .badName, "Cart"),
    ("`cart`", .badName, "Cart"),
    ("cart\n", .badName, "Cart"),
    ("cart\r\n", .badName, "Cart"),
    ("cart\tlist", .badName, "CartList"),
    ("\u{0}cart", .badName, "Cart"),
    ("cart\u{1b}[31m", .badName, "Cart31m"),
    ("cart\u{7f}", .badName, "Cart"),
    ("Café", .badName, "Cafe"),
    ("Cafe\u{301}", .badName, "Cafe"),
    ("Übersicht", .badName, "Ubersicht"),
    ("Корзина", .badName, "Cart"),
    ("カート", .badName, "Cart"),
    ("Cart🛒", .badName, "Cart"),
    ("Ｃａｒｔ", .badName, "Cart"),
    ("cart\u{200b}", .badName, "Cart"),
    ("cart\u{202e}trac", .badName, "CartTrac"),
    ("cart\u{a0}list", .badName, "CartList"),
    ("cart٣", .badName, "Cart"),
    ("2fa", .badName, "Fa2"),
    ("3DModel", .badName, "DModel3"),
    ("1", .badName, "Cart1"),
    ("2-cart", .badName, "Cart2"),
    ("a" + long + "b", .badName, "A" + long),
    (String(repeating: "x", count: 5_000), .badName, "X" + String(repeating: "x", count: 39)),
    ("Any", .reservedName, "AnyFeature"),
    ("any", .reservedName, "AnyFeature"),
    ("Self", .reservedName, "SelfFeature"),
    ("type", .reservedName, "TypeFeature"),
    ("Protocol", .reservedName, "ProtocolFeature"),
    ("init", .reservedName, "InitFeature"),
    ("Foundation", .reservedName, "FoundationFeature"),
    ("foundation", .reservedName, "FoundationFeature"),
    ("SwiftUI", .reservedName, "SwiftUIFeature"),
    ("swift-ui", .reservedName, "SwiftUiFeature"),
    ("swift", .reservedName, "SwiftFeature"),
    ("Testing", .reservedName, "TestingFeature"),
    ("Contacts", .reservedName, "ContactsFeature"),
    ("os", .reservedName, "OsFeature"),
    ("CartView", .reservedName, "Cart"),
    ("cart-view", .reservedName, "Cart"),
    ("CartTests", .reservedName, "Cart"),
    ("CartMocks", .reservedName, "Cart"),
    ("CartConcurrent", .reservedName, "Cart"),
    ("CartViewTests", .reservedName, "Cart"),
    ("View", .reservedName, "Cart"),
    ("tests", .reservedName, "Cart"),
    ("ChartsView", .reservedName, "ChartsFeature"),
]

private let refusedScreens: [(String, DiagnosticID, String)] = [
    ("Cart", .badName, "Cart/Summary"),
    ("", .badName, "Cart/Summary"),
    ("/", .badName, "Cart/Summary"),
    ("Cart/", .badName, "Cart/Summary"),
    ("/Summary", .badName, "Summary/Summary"),
    ("Cart//Summary", .badName, "Cart/Summary"),
    ("Cart/Checkout/", .badName, "Cart/Checkout"),
    ("Cart/../Summary", .badName, "Cart/Summary"),
    ("../Cart/Summary", .badName, "Cart/Summary"),
    ("../../etc/passwd", .badName, "Etc/Passwd"),
    ("Cart/./Summary", .badName, "Cart/Summary"),
    ("Cart\\Summary", .badName, "Cart/Summary"),
    ("Cart/Sum\u{7}mary", .badName, "Cart/SumMary"),
    ("Cart/Übersicht", .badName, "Cart/Ubersicht"),
    ("Cart/2Summary", .badName, "Cart/Summary2"),
    ("Cart/A" + long + "b", .badName, "Cart/A" + long),
    ("Cart/View", .badName, "Cart/Summary"),
    ("Cart/Any", .reservedName, "Cart/AnyPage"),
    ("Cart/AnyView", .reservedName, "Cart/AnyPage"),
    ("Cart/init", .reservedName, "Cart/InitPage"),
    ("Cart/Type/Summary", .reservedName, "Cart/TypePage/Summary"),
    ("CartTests/Summary", .reservedName, "Cart/Summary"),
    ("SwiftUI/Summary", .reservedName, "SwiftUIFeature/Summary"),
]
