// swift-tools-version: 6.0
import PackageDescription

let package = Package(
	name: "Articles",
	platforms: [.macOS(.v14), .iOS(.v17)],
	products: [
		.library(
			name: "Articles",
			type: .dynamic,
			targets: ["Articles"]
		)
	],
	dependencies: [
		.package(path: "../Core")
	],
	targets: [
		.target(
			name: "Articles",
			dependencies: ["Core"],
			swiftSettings: [
				.swiftLanguageMode(.v6),
				.enableUpcomingFeature("NonisolatedNonsendingByDefault")
			]
		),
		.testTarget(
			name: "ArticlesTests",
			dependencies: ["Articles"],
			swiftSettings: [
				.swiftLanguageMode(.v6),
				.enableUpcomingFeature("NonisolatedNonsendingByDefault")
			]
		)
	]
)
