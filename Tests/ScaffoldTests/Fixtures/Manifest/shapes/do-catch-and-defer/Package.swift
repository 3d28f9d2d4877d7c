// swift-tools-version: 5.9
import Foundation
import PackageDescription

var note = "none"
do {
    note = try String(contentsOfFile: "/nowhere/at/all")
} catch {
    note = "missing"
}

defer { note = "done" }

let package = Package(
    name: "Careful",
    products: [.library(name: "Careful", targets: ["Careful"])],
    targets: [.target(name: "Careful")]
)
