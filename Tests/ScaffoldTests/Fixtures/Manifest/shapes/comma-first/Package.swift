// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Columns"
  , products: [
        .library(name: "Columns", targets: ["Columns"])
      , .library(name: "ColumnsUI", targets: ["ColumnsUI"])
    ]
  , dependencies: [
        .package(path: "../Grid")
      , .package(path: "../Rows")
    ]
  , targets: [
        .target(name: "Columns")
      , .target(name: "ColumnsUI", dependencies: ["Columns"])
      , .testTarget(name: "ColumnsTests", dependencies: ["Columns"])
    ]
)
