// swift-tools-version: 5.10

import PackageDescription

let package = Package(
	name: "Folders",
	platforms: [.iOS(.v16), .macOS(.v13)],
	products: [
		.library(name: "FoldersUI", targets: ["FoldersUI"]),
		.library(name: "FoldersCore", targets: ["FoldersCore"])
	],
	targets: [
		.target(name: "FoldersUI", dependencies: ["FoldersCore"]),
		.target(name: "FoldersCore"),
		.testTarget(name: "FoldersCoreTests", dependencies: ["FoldersCore"]),
		.testTarget(name: "FoldersUITests", dependencies: ["FoldersUI"])
	]
)
