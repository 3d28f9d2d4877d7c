// swift-tools-version: 5.9
import PackageDescription

let package = Package(
	name: "Typewriter",
	products: [
		.library(name: "Typewriter", targets: ["Typewriter"]),
		.library(name: "Ribbon", targets: ["Ribbon"]),
	],
	dependencies: [],
	targets: [
		.target(
			name: "Typewriter",
			dependencies: [
				"Ribbon",
			]
		),
		.target(name: "Ribbon"),
	]
)
