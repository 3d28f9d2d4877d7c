// swift-tools-version: 5.8
import PackageDescription

@resultBuilder
enum TargetBuilder {
    static func buildExpression(_ target: Target) -> [Target] { [target] }
    static func buildBlock(_ targets: [Target]...) -> [Target] { targets.flatMap { $0 } }
    static func buildOptional(_ targets: [Target]?) -> [Target] { targets ?? [] }
    static func buildArray(_ targets: [[Target]]) -> [Target] { targets.flatMap { $0 } }
}

func targets(@TargetBuilder _ make: () -> [Target]) -> [Target] { make() }

let package = Package(
    name: "Built",
    targets: targets {
        Target.target(name: "Built")
        for name in ["X", "Y"] {
            Target.target(name: name)
        }
    }
)
