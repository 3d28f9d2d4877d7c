import SwiftUI

struct SummaryView: View {
    var body: some View {
        Text(verbatim: "3 items")
    }
}
