import SwiftUI
#if canImport(Cart)
import Cart
#endif

enum AppRoute {}
