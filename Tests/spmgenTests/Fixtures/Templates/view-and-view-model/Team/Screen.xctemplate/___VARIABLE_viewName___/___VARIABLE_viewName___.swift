//___FILEHEADER___

import SwiftUI

struct ___VARIABLE_viewName___: View {
    @State private var model = Model()

    var body: some View {
        Text(model.title)
    }
}
