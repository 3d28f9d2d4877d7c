import DesignSystem
import SwiftUI

struct ___VARIABLE_view___View: View {
    @State private var viewModel: ViewModel

    init(viewModel: ViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .navigationTitle(Text("___VARIABLE_viewKey___.title", bundle: .module))
            .safeAreaInset(edge: .bottom) {
                Button {
                    viewModel.handle(.continueTapped)
                } label: {
                    Text("___VARIABLE_viewKey___.continue", bundle: .module)
                }
                .buttonStyle(.main)
                .padding(Spacing.medium)
            }
    }

    @ViewBuilder
    private var content: some View {
        if viewModel.items.isEmpty {
            ContentUnavailableView {
                Label {
                    Text("___VARIABLE_viewKey___.empty", bundle: .module)
                } icon: {
                    Image(systemName: "tray")
                }
            }
        } else {
            List(viewModel.items) { item in
                Button {
                    viewModel.handle(.selected(item.id))
                } label: {
                    // Without a shape, a plain button is tapped only where its label draws.
                    row(for: item)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .contentShape(.rect)
                }
                .buttonStyle(.plain)
            }
        }
    }

    private func row(for item: ___VARIABLE_feature___Item) -> some View {
        Label {
            VStack(alignment: .leading, spacing: Spacing.small) {
                Text(verbatim: item.title)
                    .font(.headline)
                if viewModel.unfolded.contains(item.id) {
                    Text(verbatim: item.body)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        } icon: {
            Image(systemName: item.systemImage)
                .foregroundStyle(.brand)
        }
    }
}
