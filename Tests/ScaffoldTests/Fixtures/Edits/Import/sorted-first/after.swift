import Cart
import Navigation
import SwiftUI

enum AppRoute {}
