import Alpha
import Navigation
import SwiftUI

enum AppRoute {}
