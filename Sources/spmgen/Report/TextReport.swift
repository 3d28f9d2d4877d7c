import Scaffold

/// A report for people: the result, and apart from it what is to be said about it.
struct TextReport {
    let options: ReportOptions
    let outputStyle: TextStyle
    let errorStyle: TextStyle
    /// Whether a terminal shows the output, so that nothing in it may steer one.
    let isTerminal: Bool

    /// The result, for standard output.
    func output(of report: RunReport) -> String {
        switch report.result {
        case .text(let text, _): return text.isEmpty ? "" : text + "\n"
        case .diff(let diffs): return joined(diffs.flatMap(\.lines).map(shown))
        case .answer(.takenBack): break
        case .answer(let answer): return joined(AnswerText(all: options.all, style: outputStyle).lines(of: answer))
        case .nothing: break
        }
        switch report.status {
        case .planned: return joined(summary(of: report))
        case .applied, .unchanged, .ok: return options.quiet ? "" : joined(summary(of: report))
        case .findings, .refused, .failed: return ""
        }
    }

    /// The diagnostics, for standard error.
    func errors(of report: RunReport) -> String {
        let text = DiagnosticText(style: errorStyle)
        let shown = options.quiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics
        let limited = options.all ? shown : Array(shown.prefix(ReportLimits.list))
        let rest = shown.count - limited.count
        return joined(limited.flatMap(text.lines) + (rest > 0 ? [Self.rest(rest)] : []))
    }

    private static func rest(_ count: Int) -> String { "and \(count) more; --all shows them" }

    private func joined(_ lines: [String]) -> String {
        lines.map { $0 + "\n" }.joined()
    }

    // MARK: Summary

    private func summary(of report: RunReport) -> [String] {
        let changes = report.plan?.changes ?? []
        let lines = ChangeSummary(changes, everyFile: options.verbose).lines
        let shown = options.all ? lines : Array(lines.prefix(ReportLimits.list))
        var rows = heading(of: report)
        rows += shown.map { (Self.verb($0.action, report.status), VisibleText($0.text).escaped) }
        if shown.count < lines.count { rows.append(("", Self.rest(lines.count - shown.count))) }
        if changes.isEmpty { rows.append(("unchanged", Self.reason(report))) }
        if options.verbose, let digest = report.digest { rows.append(("plan", digest)) }
        return columns(rows) + next(of: report)
    }

    private func heading(of report: RunReport) -> [(String, String)] {
        var rows: [(String, String)] = []
        if let workspace = report.workspace { rows.append(("workspace", VisibleText(workspace.description).escaped)) }
        if case .answer(.takenBack(let plan)) = report.result {
            rows.append((report.status == .planned ? "would undo" : "undone", ShellWords.line(plan.command)))
        }
        if let subject = report.subject, subject.name != subject.typed {
            rows.append(("name", "\(VisibleText(subject.typed).escaped) -> \(subject.name)"))
        }
        return rows
    }

    private static func reason(_ report: RunReport) -> String {
        if case .answer(.takenBack) = report.result { return "somebody else has taken it back already" }
        return "everything is there already"
    }

    private static func verb(_ action: String, _ status: RunReport.Status) -> String {
        if status == .planned { return "would \(action)" }
        return switch action {
        case "create": "created"
        case "edit": "edited"
        case "delete": "deleted"
        default: "moved"
        }
    }

    private func columns(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { label, text in
            let gap = String(repeating: " ", count: width - label.count + 2)
            return outputStyle.apply(Self.mark(of: label), label) + gap + text
        }
    }

    private static func mark(of label: String) -> TextStyle.Mark {
        switch label {
        case "created", "would create": .green
        case "edited", "moved", "would edit", "would move": .yellow
        case "deleted", "would delete": .red
        default: .dim
        }
    }

    /// What to say where the report could not be printed.
    static func loss(of report: RunReport, _ error: StreamError) -> String {
        let changed = report.status == .applied ? "; what it tells of was done, and stays" : ""
        return "error: cannot write the report: \(error.reason)\(changed)\n"
    }

    private func next(of report: RunReport) -> [String] {
        // What comes next needs what was only planned.
        guard report.status != .planned, !report.next.isEmpty else { return [] }
        return report.next.map { outputStyle.apply(.bold, "next:") + " " + ShellWords.line($0) }
    }

    // MARK: Diff

    private func shown(_ line: UnifiedDiff.Line) -> String {
        let text = isTerminal ? Self.harmless(line.text) : line.text
        return Self.mark(of: line.kind).map { outputStyle.apply($0, text) } ?? text
    }

    /// A line of a file for a terminal; the end of a line that CRLF ends is not worth showing.
    private static func harmless(_ line: String) -> String {
        VisibleText(line.unicodeScalars.last == "\r" ? String(line.unicodeScalars.dropLast()) : line, keeping: ["\t"])
            .escaped
    }

    private static func mark(of kind: UnifiedDiff.Line.Kind) -> TextStyle.Mark? {
        switch kind {
        case .header: .bold
        case .hunk: .cyan
        case .added: .green
        case .removed: .red
        case .context, .note: nil
        }
    }
}
