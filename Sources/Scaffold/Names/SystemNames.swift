/// Names that much code means of the system's types: alone they say little of ours.
enum SystemNames {
    /// Types with static members, which a module called so is not meant by: `Task.sleep`.
    static let types: Set<String> = [
        "Animation", "Array", "Bundle", "Calendar", "Character", "Clock", "Color", "Data", "Date", "Dictionary",
        "Duration", "Font", "Image", "Locale", "Logger", "Notification", "Path", "Process", "Result", "Set", "String",
        "Task", "Thread", "Timer", "Transaction", "URL", "UUID", "Unit",
    ]

    /// Names behind a dot.
    static let members: Set<String> = [
        // Collections, optionals and results.
        "count", "endIndex", "failure", "first", "index", "indices", "isEmpty", "keys", "last", "lazy", "max", "min",
        "none", "some", "startIndex", "success", "values",
        // Values of all kinds.
        "debugDescription", "description", "hashValue", "id", "init", "name", "rawValue", "self", "title", "value",
        // Paths, dates, tasks.
        "cancelled", "date", "host", "isCancelled", "now", "path", "scheme", "url",
        // What SwiftUI and UIKit take behind a dot alone.
        "automatic", "bottom", "center", "leading", "top", "trailing",
        "compact", "inline", "large", "medium", "mini", "regular", "small",
        "bar", "body", "bold", "button", "callout", "caption", "footnote", "headline", "icon", "italic", "menu", "page",
        "plain", "prominent", "sheet", "sidebar", "subheadline",
        "active", "accent", "background", "black", "blue", "clear", "gray", "green", "orange", "primary", "red",
        "secondary", "selection", "tint", "white", "yellow",
        "cancel", "close", "confirm", "default", "destructive", "navigation", "search", "status", "tab",
        "contextMenu", "onAppear", "onDisappear", "popover", "refreshable", "swipeActions", "task",
        "all", "hidden", "horizontal", "identity", "infinity", "move", "opacity", "scale", "slide", "vertical",
        "visible", "zero",
    ]
}
