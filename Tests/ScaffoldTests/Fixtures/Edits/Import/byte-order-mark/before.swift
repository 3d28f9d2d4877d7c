import SwiftUI

enum AppRoute {}
