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

    /// A URL without what makes no difference to SwiftPM.
    static func normalizedURL(_ url: String) -> String {
        var text = url.lowercased()
        while text.hasSuffix("/") { text.removeLast() }
        if text.hasSuffix(".git") { text.removeLast(4) }
        return text
    }
}
