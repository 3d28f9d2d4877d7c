import Foundation

/// A route that can be read from the path of a URL.
nonisolated public protocol LinkRoute {
    /// Reads one route from the front of `path` and removes what it has read; nil if it cannot.
    init?(path: inout ArraySlice<String>)
}

nonisolated extension Array where Element: LinkRoute {
    /// The screens that a link opens, or nil unless all of its path is understood.
    ///
    /// `app://product/detail/42/cart` and `https://example.com/product/detail/42/cart` say the
    /// same: the host of a web link names the site, that of any other link is the first component.
    public init?(link url: URL) {
        let isWeb = url.scheme == "https" || url.scheme == "http"
        let host = isWeb ? nil : url.host(percentEncoded: false)
        var path = ([host].compactMap(\.self) + url.pathComponents)[...]
        path.removeAll { $0.isEmpty || $0 == "/" }
        self = []
        while !path.isEmpty {
            guard let route = Element(path: &path) else { return nil }
            append(route)
        }
    }
}
