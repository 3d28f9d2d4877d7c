import ___VARIABLE_feature___
import Foundation
import WidgetKit

/// What the widget shows from a date on.
struct ___VARIABLE_feature___WidgetEntry: TimelineEntry, Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case items([___VARIABLE_feature___Item])
        case failed
    }

    let date: Date
    let content: Content
}
