import Navigation
import SwiftUI

enum AppRoute {}
