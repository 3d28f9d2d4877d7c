import SwiftUI

/// Not a screen.
enum SummaryLayout {
    static let columns = 2
}
