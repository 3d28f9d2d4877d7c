import ___VARIABLE_feature___
import SwiftUI
import WidgetKit

/// The widget of the ___VARIABLE_feature___ feature.
///
/// The app's extension lists it in its bundle, and says how the items are loaded there.
public struct ___VARIABLE_feature___Widget: Widget {
    /// By which the system knows the widget; the app has it loaded again with
    /// `WidgetCenter.shared.reloadTimelines(ofKind:)`.
    nonisolated public static let kind = "___VARIABLE_feature___Widget"

    /// An extension is a process of its own: it loads for itself, and each time anew.
    public typealias Load = @Sendable () async throws -> [___VARIABLE_feature___Item]

    private let load: Load

    /// Without items, as the system asks for a widget that can be made of nothing.
    public init() {
        self.init(load: { [] })
    }

    public init(load: @escaping Load) {
        self.load = load
    }

    public var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: Self.kind,
            provider: ___VARIABLE_feature___WidgetProvider(load: load)
        ) { entry in
            ___VARIABLE_feature___WidgetView(entry: entry)
        }
        .configurationDisplayName(Text("widget.title", bundle: .module))
        .description(Text("widget.description", bundle: .module))
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
