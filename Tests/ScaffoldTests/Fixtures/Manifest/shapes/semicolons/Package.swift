// swift-tools-version:5.9
import PackageDescription; import Foundation

let name = "Dots"; let package = Package(name: name, targets: [.target(name: name)]);
package.products = [.library(name: name, targets: [name])]; package.dependencies += [.package(path: "../Dashes")];
