// swift-tools-version:5.3
import PackageDescription

#if swift(>=5.9)
let package = Package(
    name: "Newer",
    targets: [
        .target(name: "Newer", dependencies: []),
        .target(name: "Extra"),
    ]
)
#elseif swift(>=5.5)
let package = Package(
    name: "Newer",
    targets: [.target(name: "Newer"), .target(name: "Extra")]
)
#else
let package = Package(name: "Newer", targets: [.target(name: "Newer")])
#endif
