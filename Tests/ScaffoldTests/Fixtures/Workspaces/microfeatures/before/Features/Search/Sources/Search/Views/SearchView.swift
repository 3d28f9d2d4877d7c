import SwiftUI

public struct SearchView: View {
    @State private var viewModel: SearchViewModel

    public init(viewModel: SearchViewModel = SearchViewModel()) {
        self.viewModel = viewModel
    }

    public var body: some View {
        Text(viewModel.text)
    }
}
