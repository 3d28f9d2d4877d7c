// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "Optional",
    dependencies: [.package(url: "https://example.com/docs/docc.git", from: "1.0.0")],
    targets: [
        .target(name: "Content"),
        .testTarget(name: "ContentTests", dependencies: ["Content"]),
        .binaryTarget(name: "Tool", path: "Tool.artifactbundle"),
    ]
)

package.targets = package.targets.map { target -> Target in
    if target.type == .regular || target.type == .test {
        if target.plugins == nil {
            target.plugins = []
        }
        target.plugins?.append(.plugin(name: "LintPlugin", package: "docc"))
    }

    return target
}
