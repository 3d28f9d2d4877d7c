// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "CLibs",
    pkgConfig: "clibs",
    providers: [
        .brew(["clibs"]),
        .apt(["clibs-dev"]),
    ],
    products: [
        .library(name: "SQLClient", targets: ["SQLClient"]),
    ],
    targets: [
        .systemLibrary(name: "CSQL", path: "Modules/CSQL", pkgConfig: "sqlite3", providers: [.brew(["sqlite"]), .apt(["libsqlite3-dev"])]),
        .target(name: "SQLClient", dependencies: ["CSQL"]),
    ]
)
