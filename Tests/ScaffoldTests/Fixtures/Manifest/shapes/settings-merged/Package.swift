// swift-tools-version: 5.9
import PackageDescription

let upcoming: [SwiftSetting] = ["ConciseMagicFile", "ForwardTrailingClosures"].map { .enableUpcomingFeature($0) }
let experimental = ["AccessLevelOnImport"].map { SwiftSetting.enableExperimentalFeature($0) }

let package = Package(
    name: "Merged",
    targets: [
        .target(name: "Merged", swiftSettings: upcoming + experimental + [.define("MERGED")]),
    ]
)
