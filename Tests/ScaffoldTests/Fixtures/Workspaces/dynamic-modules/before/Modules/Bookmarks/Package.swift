// swift-tools-version: 6.0
import PackageDescription

let package = Package(
	name: "Bookmarks",
	platforms: [.macOS(.v14), .iOS(.v17)],
	products: [
		.library(
			name: "Bookmarks",
			type: .dynamic,
			targets: ["Bookmarks"]
		)
	],
	dependencies: [
		.package(path: "../Core")
	],
	targets: [
		.target(
			name: "Bookmarks",
			dependencies: ["Core"],
			swiftSettings: [
				.swiftLanguageMode(.v6),
				.enableUpcomingFeature("NonisolatedNonsendingByDefault")
			]
		),
		.testTarget(
			name: "BookmarksTests",
			dependencies: ["Bookmarks"],
			swiftSettings: [
				.swiftLanguageMode(.v6),
				.enableUpcomingFeature("NonisolatedNonsendingByDefault")
			]
		)
	]
)
