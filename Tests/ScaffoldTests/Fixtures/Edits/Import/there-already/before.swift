@preconcurrency internal import Cart
import SwiftUI

enum AppRoute {}
