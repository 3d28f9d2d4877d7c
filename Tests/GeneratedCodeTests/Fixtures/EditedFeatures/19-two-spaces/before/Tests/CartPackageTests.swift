import Cart
import Foundation
import Testing

struct CartPackageTests {
  @Test func itHasItsOwnBundle() {
    let bundle = CartPackage.bundle.bundleURL.deletingPathExtension()
    let name = bundle.lastPathComponent
    #expect(name == "Cart_Cart")
  }
}
