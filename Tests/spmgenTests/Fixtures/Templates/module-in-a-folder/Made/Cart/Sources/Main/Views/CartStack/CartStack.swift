import SwiftUI

struct CartStack: View {
    @State var model: Model

    var body: some View {
        Text(model.title)
    }
}
