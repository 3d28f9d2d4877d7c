// swift-tools-version: 5.9
import PackageDescription

extension Target {
    func adding(_ dependencies: Target.Dependency...) -> Target {
        self.dependencies.append(contentsOf: dependencies)
        return self
    }

    var asDependency: Target.Dependency { .target(name: name) }
}

let model = Target.target(name: "Model")
let view = Target.target(name: "View").adding(model.asDependency, "Theme")

let package = Package(
    name: "Chained",
    targets: [model, view, .target(name: "Theme")]
)
