// swift-tools-version:5.3
import PackageDescription
let package = Package(
 name: "Narrow",
 products: [
  .library(name: "Narrow", targets: ["Narrow"])
 ],
 targets: [
  .target(
   name: "Narrow"
  ),
  .target(
   name: "Narrower"
  )
 ]
)
