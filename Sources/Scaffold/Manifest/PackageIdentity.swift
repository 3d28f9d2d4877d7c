/// By what SwiftPM tells packages apart: the last component of a path or URL, or a registry identity; in lower case.
enum PackageIdentity {
    static func ofPath(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return String(parts.last ?? "").lowercased()
    }

    static func ofURL(_ url: String) -> String {
        var name = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
        if name.hasSuffix(".git") { name = name.dropLast(4) }
        return name.lowercased()
    }

    /// A path without `.` and doubled or trailing separators, so that spellings of one path are equal.
    static func normalizedPath(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// The host and the path of a URL, whatever way leads there: `github.com/apple/swift-log` for
    /// `git@github.com:apple/swift-log.git`, `ssh://git@github.com/apple/swift-log` and `https://github.com/apple/swift-log`.
    static func repository(of url: String) -> String {
        var text = normalizedURL(url)
        var isShort = true
        if let scheme = text.firstRange(of: "://") {
            text = String(text[scheme.upperBound...])
            isShort = false
        }
        let host = text.prefix { $0 != "/" }
        if let user = host.lastIndex(of: "@") { text = String(text[text.index(after: user)...]) }
        guard let colon = text.prefix(while: { $0 != "/" }).firstIndex(of: ":") else { return text }
        let behind = text[text.index(after: colon)...]
        // `git@host:path`; elsewhere a port stands there.
        return String(text[..<colon]) + (isShort ? "/" + String(behind) : String(behind.drop { $0.isNumber }))
    }

    /// A URL without what makes no difference to SwiftPM.
    static func normalizedURL(_ url: String) -> String {
        var text = url.lowercased()
        while text.hasSuffix("/") { text.removeLast() }
        if text.hasSuffix(".git") { text.removeLast(4) }
        return text
    }
}
