// swift-tools-version: 6.0
import PackageDescription

let package = Package(
	name: "Core",
	platforms: [.iOS(.v17), .macOS(.v14)],
	products: [
		.library(name: "Core", targets: ["Core"]),
	],
	targets: [
		.target(name: "Core"),
	]
)
