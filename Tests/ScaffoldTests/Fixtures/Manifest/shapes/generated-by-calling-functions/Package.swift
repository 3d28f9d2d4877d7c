// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "cloud-sdk-functions",
    products: [],
    dependencies: [
        .package(url: "https://example.com/smithy/smithy.git", .exact("0.20.0")),
    ],
    targets: [
        .target(
            name: "Runtime",
            dependencies: [
                .product(name: "Smithy", package: "smithy"),
            ],
            path: "./Core/Runtime/Sources"
        ),
    ]
)

func addServiceTarget(_ name: String) {
    package.products += [
        .library(name: name, targets: [name]),
    ]
    package.targets += [
        .target(
            name: name,
            dependencies: ["Runtime"],
            path: "./release/\(name)"
        )
    ]
}

func addServiceTests(_ name: String) {
    package.targets += [
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.byName(name: name)],
            path: "./release/\(name)Tests"
        )
    ]
}

func excludeTests() {
    package.targets.removeAll { $0.name == "RuntimeTests" }
}

let serviceTargets: [String] = [
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
]

// Uncomment this line to exclude the tests
// excludeTests()

serviceTargets.forEach(addServiceTarget)
serviceTargets.forEach { addServiceTests($0) }
