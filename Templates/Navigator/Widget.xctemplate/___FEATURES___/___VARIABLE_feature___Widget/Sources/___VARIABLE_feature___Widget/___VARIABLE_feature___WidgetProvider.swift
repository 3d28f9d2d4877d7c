import ___VARIABLE_feature___
import Foundation
import WidgetKit

/// Says what the widget shows, and when the system is to ask again.
struct ___VARIABLE_feature___WidgetProvider: TimelineProvider {
    /// How long what was loaded is shown; the system may take longer.
    static let interval: TimeInterval = 60 * 60
    /// How long after a failure it is tried again.
    static let retryInterval: TimeInterval = 15 * 60

    let load: ___VARIABLE_feature___Widget.Load

    func placeholder(in context: Context) -> ___VARIABLE_feature___WidgetEntry {
        ___VARIABLE_feature___WidgetEntry(date: Date(), content: .items([]))
    }

    func getSnapshot(
        in context: Context,
        completion: @escaping @Sendable (___VARIABLE_feature___WidgetEntry) -> Void
    ) {
        Task { completion(await entry(at: Date())) }
    }

    func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<___VARIABLE_feature___WidgetEntry>) -> Void
    ) {
        Task { completion(await timeline(at: Date())) }
    }

    func entry(at date: Date) async -> ___VARIABLE_feature___WidgetEntry {
        do {
            return ___VARIABLE_feature___WidgetEntry(date: date, content: .items(try await load()))
        } catch {
            return ___VARIABLE_feature___WidgetEntry(date: date, content: .failed)
        }
    }

    func timeline(at date: Date) async -> Timeline<___VARIABLE_feature___WidgetEntry> {
        let entry = await entry(at: date)
        let wait = entry.content == .failed ? Self.retryInterval : Self.interval
        return Timeline(entries: [entry], policy: .after(date.addingTimeInterval(wait)))
    }
}
