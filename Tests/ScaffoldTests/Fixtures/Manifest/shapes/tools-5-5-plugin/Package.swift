// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Stencils",
    targets: [
        .executableTarget(name: "stencil-gen"),
        .plugin(
            name: "StencilPlugin",
            capability: .buildTool(),
            dependencies: ["stencil-gen"]
        ),
        .target(name: "Stencils", plugins: ["StencilPlugin"]),
    ]
)
