// swift-tools-version: 5.8
import PackageDescription

protocol Unit { var title: String { get } }
struct Plain: Unit { let title: String }

func make<U: Unit>(_ unit: U) -> Target { .target(name: unit.title) }

let package = Package(
    name: "Generic",
    targets: [
        make(Plain(title: "First")),
        make(Plain(title: "Second")),
    ]
)
