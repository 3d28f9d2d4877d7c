import Cart
import SwiftUI

enum AppRoute {}
