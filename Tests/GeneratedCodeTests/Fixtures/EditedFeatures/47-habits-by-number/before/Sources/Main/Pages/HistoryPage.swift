import SwiftUI

struct HistoryPage: View {
    var body: some View {
        Text(verbatim: "History")
    }
}
