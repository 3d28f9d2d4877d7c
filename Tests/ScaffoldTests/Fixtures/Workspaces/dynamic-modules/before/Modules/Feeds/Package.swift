// swift-tools-version: 6.0
import PackageDescription

let package = Package(
	name: "Feeds",
	platforms: [.macOS(.v14), .iOS(.v17)],
	products: [
		.library(
			name: "Feeds",
			type: .dynamic,
			targets: ["Feeds"]
		)
	],
	dependencies: [
		.package(path: "../Core")
	],
	targets: [
		.target(
			name: "Feeds",
			dependencies: ["Core"],
			swiftSettings: [
				.swiftLanguageMode(.v6),
				.enableUpcomingFeature("NonisolatedNonsendingByDefault")
			]
		),
		.testTarget(
			name: "FeedsTests",
			dependencies: ["Feeds"],
			swiftSettings: [
				.swiftLanguageMode(.v6),
				.enableUpcomingFeature("NonisolatedNonsendingByDefault")
			]
		)
	]
)
