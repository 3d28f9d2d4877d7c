import AppFeature
import SwiftUI
