// swift-tools-version: 5.8
import PackageDescription

infix operator <-: AdditionPrecedence

func <- (target: Target, dependencies: [Target.Dependency]) -> Target {
    target.dependencies += dependencies
    return target
}

let package = Package(
    name: "Arrows",
    targets: [
        .target(name: "Tail"),
        Target.target(name: "Head") <- ["Tail"],
    ]
)
