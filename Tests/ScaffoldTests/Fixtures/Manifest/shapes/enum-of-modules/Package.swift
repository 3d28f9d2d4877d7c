// swift-tools-version: 5.9
import PackageDescription

enum Module: String, CaseIterable {
    case analytics = "Analytics"
    case billing = "Billing"
    case chat

    var name: String { rawValue }

    var dependencies: [Module] {
        switch self {
        case .analytics: []
        case .billing: [.analytics]
        case .chat: [.analytics, .billing]
        }
    }

    var target: Target {
        .target(name: name, dependencies: dependencies.map { .target(name: $0.name) })
    }

    var product: Product { .library(name: name, targets: [name]) }
}

let package = Package(
    name: "Enumerated",
    products: Module.allCases.map(\.product),
    targets: Module.allCases.map(\.target)
)
