// Authored by jane in Cart

import SwiftUI

struct SummaryView: View {
    @State private var model = Model()

    var body: some View {
        Text(model.title)
    }
}
