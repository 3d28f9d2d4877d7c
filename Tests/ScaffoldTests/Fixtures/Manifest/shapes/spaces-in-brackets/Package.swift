// swift-tools-version:5.6
import PackageDescription

let package = Package(
    name: "Airy",
    products: [ .library( name: "Airy", targets: [ "Airy" ] ) ],
    dependencies: [ ],
    targets: [
        .target( name: "Airy", dependencies: [ ] ),
        .testTarget( name: "AiryTests", dependencies: [ "Airy" ] ),
    ]
)
