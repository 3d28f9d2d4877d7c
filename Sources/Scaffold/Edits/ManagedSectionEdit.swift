/// The text between two marks in a Markdown file, which belongs to `spmgen`; all else in the file belongs to people.
///
///     <!-- spmgen:begin features -->
///     …
///     <!-- spmgen:end features -->
struct ManagedSectionEdit: Sendable {
    let name: String
    let text: String

    static func opening(_ name: String) -> String { "<!-- spmgen:begin \(name) -->" }
    static func closing(_ name: String) -> String { "<!-- spmgen:end \(name) -->" }

    /// The section with its marks, as it stands in a new file.
    var section: String {
        Self.opening(name) + "\n" + body + Self.closing(name)
    }

    private var body: String { text.isEmpty || text.hasSuffix("\n") ? text : text + "\n" }

    /// - Throws: `EditError` unless the file has both marks, once and in order.
    func textEdits(path: RelativePath, contents: [UInt8]) throws(EditError) -> [TextEdit] {
        let source = SourceText(contents)
        let openings = lines(of: source, holding: Self.opening(name))
        let closings = lines(of: source, holding: Self.closing(name))
        guard let open = openings.first, let close = closings.first, openings.count == 1, closings.count == 1,
            open.upperBound < close.lowerBound
        else {
            let place = (openings + closings).first.map {
                DiagnosticLocation(file: path.description, offset: $0.lowerBound, in: source)
            }
            let reason = "the file does not have the marks of the section `\(name)`, once each and in order"
            throw EditError(reason, at: place ?? DiagnosticLocation(file: path.description), paste: section)
        }
        guard let start = source.lineStarts.first(where: { $0 > open.lowerBound }) else { return [] }
        let range = start..<close.lowerBound
        let replacement = Array(source.lineEnding.applied(to: body).utf8)
        guard !source.bytes[range].elementsEqual(replacement) else { return [] }
        return [TextEdit(range: range, replacement: replacement)]
    }

    private func lines(of source: SourceText, holding mark: String) -> [TextRange] {
        source.lineStarts.map { source.lineRange(at: $0) }.filter { line in
            source.string(in: line).trimmingBlanks == mark
        }
    }
}

extension String {
    /// Without the spaces and tabs at its ends.
    fileprivate var trimmingBlanks: Substring {
        var part = self[...]
        while let first = part.first, first == " " || first == "\t" { part.removeFirst() }
        while let last = part.last, last == " " || last == "\t" { part.removeLast() }
        return part
    }
}
