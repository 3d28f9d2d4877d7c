// swift-tools-version:5.7
import class PackageDescription.Package
import PackageDescription

let package = PackageDescription.Package(
    name: "Qualified",
    products: [PackageDescription.Product.library(name: "Qualified", targets: ["Qualified"])],
    dependencies: [Package.Dependency.package(url: "https://example.com/q/quality.git", from: Version(1, 2, 3))],
    targets: [PackageDescription.Target.target(name: "Qualified", dependencies: [Target.Dependency.product(name: "Quality", package: "quality")])]
)
