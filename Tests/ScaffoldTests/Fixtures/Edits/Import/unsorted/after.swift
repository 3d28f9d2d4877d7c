import SwiftUI
import Navigation
import Cart

enum AppRoute {}
