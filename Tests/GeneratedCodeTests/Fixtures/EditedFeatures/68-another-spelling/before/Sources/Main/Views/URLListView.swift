import SwiftUI

struct URLListView: View {
    var body: some View {
        Text(verbatim: "Links")
    }
}
