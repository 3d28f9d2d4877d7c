import ___VARIABLE_feature___
import SwiftUI
import WidgetKit

struct ___VARIABLE_feature___WidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: ___VARIABLE_feature___WidgetEntry

    var body: some View {
        content
            .containerBackground(.fill.tertiary, for: .widget)
    }

    @ViewBuilder
    private var content: some View {
        switch entry.content {
        case .items(let items) where items.isEmpty:
            Text("widget.empty", bundle: .module)
        case .items(let items):
            VStack(alignment: .leading) {
                ForEach(Self.shown(items, in: family)) { item in
                    Text(verbatim: item.title)
                        .lineLimit(1)
                }
            }
        case .failed:
            Text("widget.failed", bundle: .module)
        }
    }

    /// The items that fit.
    static func shown(
        _ items: [___VARIABLE_feature___Item],
        in family: WidgetFamily
    ) -> [___VARIABLE_feature___Item] {
        Array(items.prefix(family == .systemSmall ? 3 : 5))
    }
}
