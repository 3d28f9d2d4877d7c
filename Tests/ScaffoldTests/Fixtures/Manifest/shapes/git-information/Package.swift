// swift-tools-version: 6.0
import PackageDescription

let version = Context.gitInformation?.currentTag ?? "0.0.0-dev"

let package = Package(
    name: "Tagged",
    targets: [
        .executableTarget(
            name: "tagged",
            cSettings: [.define("VERSION", to: "\"\(version)\"")]
        )
    ]
)
