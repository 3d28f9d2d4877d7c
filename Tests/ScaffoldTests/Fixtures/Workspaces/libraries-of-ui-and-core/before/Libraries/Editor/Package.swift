// swift-tools-version: 5.10

import PackageDescription

let package = Package(
	name: "Editor",
	platforms: [.iOS(.v16), .macOS(.v13)],
	products: [
		.library(name: "EditorUI", targets: ["EditorUI"]),
		.library(name: "EditorCore", targets: ["EditorCore"])
	],
	targets: [
		.target(name: "EditorUI", dependencies: ["EditorCore"]),
		.target(name: "EditorCore"),
		.testTarget(name: "EditorCoreTests", dependencies: ["EditorCore"]),
		.testTarget(name: "EditorUITests", dependencies: ["EditorUI"])
	]
)
