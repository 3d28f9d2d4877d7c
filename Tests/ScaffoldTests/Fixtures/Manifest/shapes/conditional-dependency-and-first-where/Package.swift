// swift-tools-version:5.2
import PackageDescription

let package = Package(
    name: "signer",
    products: [
        .library(name: "Signer", targets: ["Signer"]),
    ],
    targets: [
        .target(name: "CryptoShim", dependencies: []),
        .target(name: "Signer", dependencies: ["CryptoShim"]),
        .testTarget(name: "SignerTests", dependencies: ["Signer"])
    ]
)

#if os(Linux)
let useCrypto = true
#else
let useCrypto = false
#endif

if useCrypto {
    package.dependencies.append(.package(url: "https://example.com/apple/crypto.git", from: "1.0.0"))
    package.targets.first { $0.name == "CryptoShim" }?.dependencies.append(.product(name: "Crypto", package: "crypto"))
}
