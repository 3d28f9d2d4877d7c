import Alpha
#if canImport(UIKit)
import UIKit
#endif

enum AppRoute {}
