import Scaffold

/// A diagnostic as a terminal shows it: like the compiler's, and with what to do.
struct DiagnosticText {
    let style: TextStyle

    func lines(of diagnostic: Diagnostic) -> [String] {
        var lines = [place(of: diagnostic) + severity(of: diagnostic) + " " + message(of: diagnostic)]
        if let location = diagnostic.location { lines += excerpt(of: location) }
        let colon = diagnostic.paste == nil ? "" : ":"
        lines.append(style.apply(.boldGreen, "fix:") + " " + VisibleText(diagnostic.remedy).escaped + colon)
        if let paste = diagnostic.paste {
            lines += paste.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.isEmpty ? "" : "    " + VisibleText(String(line), keeping: ["\t"]).escaped
            }
        }
        if !diagnostic.command.isEmpty {
            lines.append(style.apply(.boldGreen, "run:") + " " + ShellWords.line(diagnostic.command))
        }
        return lines
    }

    private func place(of diagnostic: Diagnostic) -> String {
        guard let location = diagnostic.location else { return "" }
        let file = VisibleText(location.file).escaped
        let position = location.position.map { "\($0.line):\($0.column):" } ?? ""
        return style.apply(.bold, "\(file):\(position)") + " "
    }

    private func severity(of diagnostic: Diagnostic) -> String {
        let word = diagnostic.severity.rawValue + ":"
        return switch diagnostic.severity {
        case .error: style.apply(.boldRed, word)
        case .warning: style.apply(.boldYellow, word)
        case .note: style.apply(.bold, word)
        }
    }

    private func message(of diagnostic: Diagnostic) -> String {
        style.apply(.bold, VisibleText(diagnostic.message).escaped)
    }

    private func excerpt(of location: DiagnosticLocation) -> [String] {
        guard let position = location.position, let line = location.line else { return [] }
        let excerpt = SourceExcerpt(line, column: position.column - location.leftOut)
        let number = String(position.line)
        let gap = String(repeating: " ", count: number.utf8.count)
        return [
            style.apply(.dim, "\(number) │") + " " + excerpt.line,
            style.apply(.dim, "\(gap) │") + " " + excerpt.padding + style.apply(.boldGreen, "^"),
        ]
    }
}
