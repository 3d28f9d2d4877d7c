import Foundation
import SwiftUI

public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

public struct TimelineEntryRelevance: Codable, Hashable {
    public let score: Float
    public let duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

public struct TimelineReloadPolicy: Equatable {
    private enum Kind: Equatable {
        case atEnd, never
        case after(Date)
    }
    private let kind: Kind
    public static var atEnd: TimelineReloadPolicy { .init(kind: .atEnd) }
    public static var never: TimelineReloadPolicy { .init(kind: .never) }
    public static func after(_ date: Date) -> TimelineReloadPolicy { .init(kind: .after(date)) }
}

public struct Timeline<EntryType> where EntryType: TimelineEntry {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

public struct TimelineProviderContext {
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize
}

public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    @preconcurrency func getTimeline(
        in context: Self.Context,
        completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void
    )
}

public enum WidgetFamily: Int, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    #if !STANDIN_MACOS
    case accessoryCircular, accessoryRectangular, accessoryInline
    #endif
}

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { .systemSmall }
        set {}
    }
}

extension ContainerBackgroundPlacement {
    public static var widget: ContainerBackgroundPlacement { .init(_placement: "widget") }
}

@MainActor @preconcurrency public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
    @MainActor @preconcurrency public init<Provider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider: TimelineProvider {}
    public typealias Body = Never
    public var body: Never { fatalError("Nothing is rendered.") }
}

/// What a modifier makes of a configuration.
@MainActor @preconcurrency public struct _ModifiedConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public var body: Never { fatalError("Nothing is rendered.") }
}

extension WidgetConfiguration {
    @MainActor @preconcurrency public func configurationDisplayName(
        _ displayName: Text
    ) -> some WidgetConfiguration { _ModifiedConfiguration() }
    @MainActor @preconcurrency public func description(_ description: Text) -> some WidgetConfiguration {
        _ModifiedConfiguration()
    }
    @MainActor @preconcurrency public func supportedFamilies(
        _ families: [WidgetFamily]
    ) -> some WidgetConfiguration { _ModifiedConfiguration() }
}
