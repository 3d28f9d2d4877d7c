import Alpha
import Cart
#if canImport(UIKit)
import UIKit
#endif

enum AppRoute {}
