// swift-tools-version:5.7
import PackageDescription

let package: Package = {
    let core = Target.target(name: "Core")
    let app = Target.target(name: "App", dependencies: [.target(name: core.name)])
    let package = Package(
        name: "Closed",
        products: [.library(name: "App", targets: ["App"])],
        targets: [core, app]
    )
    package.platforms = [.macOS(.v12)]
    return package
}()
