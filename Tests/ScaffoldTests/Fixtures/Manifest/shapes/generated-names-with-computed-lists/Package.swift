// swift-tools-version:5.7

import Foundation
import class Foundation.FileManager
import PackageDescription

// MARK: - Generated

private let services: [String] = [
    "Service000",
    "Service001",
    "Service002",
    "Service003",
    "Service004",
    "Service005",
    "Service006",
    "Service007",
    "Service008",
    "Service009",
    "Service010",
    "Service011",
    "Service012",
    "Service013",
    "Service014",
    "Service015",
    "Service016",
    "Service017",
    "Service018",
    "Service019",
    "Service020",
    "Service021",
    "Service022",
    "Service023",
    "Service024",
    "Service025",
    "Service026",
    "Service027",
    "Service028",
    "Service029",
    "Service030",
    "Service031",
    "Service032",
    "Service033",
    "Service034",
    "Service035",
    "Service036",
    "Service037",
    "Service038",
    "Service039",
    "Service040",
    "Service041",
    "Service042",
    "Service043",
    "Service044",
    "Service045",
    "Service046",
    "Service047",
    "Service048",
    "Service049",
    "Service050",
    "Service051",
    "Service052",
    "Service053",
    "Service054",
    "Service055",
    "Service056",
    "Service057",
    "Service058",
    "Service059",
    "Service060",
    "Service061",
    "Service062",
    "Service063",
    "Service064",
    "Service065",
    "Service066",
    "Service067",
    "Service068",
    "Service069",
    "Service070",
    "Service071",
    "Service072",
    "Service073",
    "Service074",
    "Service075",
    "Service076",
    "Service077",
    "Service078",
    "Service079",
]

// MARK: - Dynamic Content

let env = ProcessInfo.processInfo.environment
let excludeUnitTests = false

let package = Package(
    name: "cloud-sdk-dynamic",
    platforms: [
        .macOS(.v10_15),
        .iOS(.v13),
    ],
    products: runtimeProducts + serviceProducts,
    dependencies: clientRuntimeDependency + crtDependency,
    targets: runtimeTargets + runtimeTestTargets + serviceTargets + serviceTestTargets
)

// MARK: Products

private var runtimeProducts: [Product] {
    ["ClientRuntime", "ClientTestUtil"].map { .library(name: $0, targets: [$0]) }
}

private var serviceProducts: [Product] {
    services.map { .library(name: $0, targets: [$0]) }
}

// MARK: Dependencies

private var clientRuntimeDependency: [Package.Dependency] {
    let path = "../smithy"
    let gitURL = "https://example.com/smithy/smithy.git"
    let useLocal = env["USE_LOCAL_DEPS"] != nil
    return useLocal ? [.package(path: path)] : [.package(url: gitURL, exact: "0.36.0")]
}

private var crtDependency: [Package.Dependency] {
    [.package(url: "https://example.com/crt/crt.git", exact: "0.22.0")]
}

// MARK: Targets

private var runtimeTargets: [Target] {
    [
        .target(
            name: "ClientRuntime",
            dependencies: [.product(name: "SmithyCore", package: "smithy")],
            path: "./Sources/Core/ClientRuntime"
        ),
        .target(
            name: "ClientTestUtil",
            dependencies: ["ClientRuntime"],
            path: "./Sources/Core/ClientTestUtil"
        ),
    ]
}

private var runtimeTestTargets: [Target] {
    guard !excludeUnitTests else { return [] }
    return [
        .testTarget(
            name: "ClientRuntimeTests",
            dependencies: ["ClientRuntime", "ClientTestUtil"],
            path: "./Tests/Core/ClientRuntimeTests",
            resources: [.process("Resources")]
        )
    ]
}

private var serviceTargets: [Target] {
    services.map { .target(name: $0, dependencies: ["ClientRuntime"], path: "./Sources/Services/\($0)") }
}

private var serviceTestTargets: [Target] {
    guard !excludeUnitTests else { return [] }
    return services.map {
        .testTarget(name: "\($0)Tests", dependencies: [.byName(name: $0)], path: "./Tests/Services/\($0)Tests")
    }
}

