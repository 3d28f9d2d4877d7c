import SwiftUI
import Navigation

enum AppRoute {}
