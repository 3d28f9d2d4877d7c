// swift-tools-version: 5.8
import PackageDescription

let note = """
    let package = Package(
        targets: [
            .target(name: "Nothing"),
    """

let package = Package(
    name: #"Raw"#,
    targets: [
        .target(
            name: ##"Raw"##,
            path: #"Sources/Raw "quoted""#,
            cSettings: [.define("TEXT", to: #""[\(])""#)]
        ),
        .target(name: "Plain\u{65}r"),
    ]
)
