
   // swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Late",
    targets: [
        .target(name: "Late"),
    ]
)
