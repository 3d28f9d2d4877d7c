import SwiftUI
#if DEBUG
import Cart
#endif

enum AppRoute {}
