// swift-tools-version:5.7
import PackageDescription

enum Environment: String {
    static let `default`: Environment = .local
    case local, development, production
}

extension Target {
    static func remoteBinary(name: String, zip: String, checksum: String) -> Target {
        switch Environment.default {
        case .local: return .binaryTarget(name: name, path: "Frameworks/\(name).xcframework")
        case .development, .production: return .binaryTarget(name: name, url: "https://example.com/\(zip)", checksum: checksum)
        }
    }
}

let package = Package(
    name: "Frameworks",
    products: [.library(name: "Core", targets: ["CoreBinary", "Core"])],
    targets: [
        .remoteBinary(name: "CoreBinary", zip: "core.zip", checksum: "00"),
        .target(name: "Core", dependencies: ["CoreBinary"]),
    ]
)
