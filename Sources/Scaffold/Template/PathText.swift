/// A path in a macro's value, taken apart by spelling as `NSString` does it.
struct PathText {
    private let text: Substring
    private let isAbsolute: Bool

    init(_ path: String) {
        var text = Substring(path)
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        self.text = text
        isAbsolute = path.hasPrefix("/")
    }

    /// `scratch.tiff` of `/tmp/scratch.tiff`; `/` of `/`.
    var lastComponent: String {
        guard text != "/", let slash = text.lastIndex(of: "/") else { return String(text) }
        return String(text[text.index(after: slash)...])
    }

    /// `/tmp` of `/tmp/scratch.tiff`; `/` of `/tmp`; nothing of `scratch.tiff`.
    var deletingLastComponent: String {
        var folder = text.dropLast(lastComponent.count)
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return folder.isEmpty && isAbsolute ? "/" : String(folder)
    }

    /// `tiff` of `scratch.tiff`; nothing of `.gitignore`.
    var fileExtension: String {
        guard let dot = extensionDot else { return "" }
        return String(text[text.index(after: dot)...])
    }

    /// `/tmp/scratch` of `/tmp/scratch.tiff`.
    var deletingExtension: String {
        guard let dot = extensionDot else { return String(text) }
        return String(text[..<dot])
    }

    private var extensionDot: Substring.Index? {
        guard let dot = text.lastIndex(of: "."), dot != text.startIndex,
            text[text.index(before: dot)] != "/", !text[dot...].contains("/"),
            text.index(after: dot) != text.endIndex
        else { return nil }
        return dot
    }
}
