import Scaffold

/// What a question found out, for people.
struct AnswerText {
    /// Whether lists are shown whole.
    let all: Bool
    let style: TextStyle

    func lines(of answer: Answer) -> [String] {
        switch answer {
        case .listing(let listing): lines(of: listing)
        case .manifest(let manifest):
            outline((try? JSONValueEncoder.value(of: manifest)) ?? .null, depth: 0)
        }
    }

    // MARK: Listing

    private func lines(of listing: Listing) -> [String] {
        let features = listing.features.map { [$0.name, $0.path, $0.screens.joined(separator: ", ")] }
        let packages = listing.packages.map { [$0.name, $0.path] }
        let templates = listing.templates.map { template in
            [template.name, template.category, template.command.map { "spmgen \($0)" } ?? ""]
        }
        return section("features", features, none: "none; `spmgen feature <Feature>` makes one")
            + section("packages", packages, none: "none")
            + section("templates", templates, none: "none")
    }

    private func section(_ title: String, _ rows: [[String]], none: String) -> [String] {
        let shown = limited(rows).map { $0.map { VisibleText($0).escaped } }
        var lines = [style.apply(.bold, title)]
        lines += TextTable(shown).lines.map { "  " + $0 }
        if shown.count < rows.count { lines.append("  " + Self.rest(rows.count - shown.count)) }
        if rows.isEmpty { lines.append("  " + none) }
        return lines
    }

    private func limited<Element>(_ list: [Element]) -> [Element] {
        all ? list : Array(list.prefix(ReportLimits.list))
    }

    private static func rest(_ count: Int) -> String { "and \(count) more; --all shows them" }

    // MARK: Outline

    /// Any document as indented lines: `key: value`, and `-` for the entries of a list.
    private func outline(_ value: JSONValue, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        switch value {
        case .object(let members):
            return members.sorted { $0.key < $1.key }.flatMap { key, member -> [String] in
                if let word = scalar(member) { return ["\(indent)\(style.apply(.bold, key)): \(word)"] }
                return ["\(indent)\(style.apply(.bold, key)):"] + outline(member, depth: depth + 1)
            }
        case .array(let values):
            var lines = limited(values).flatMap { element -> [String] in
                if let word = scalar(element) { return ["\(indent)- \(word)"] }
                let lines = outline(element, depth: depth + 1)
                return lines.enumerated().map { $0 == 0 ? indent + "- " + $1.dropFirst(indent.count + 2) : $1 }
            }
            if !all, values.count > ReportLimits.list {
                lines.append(indent + Self.rest(values.count - ReportLimits.list))
            }
            return lines
        default:
            return ["\(indent)\(scalar(value) ?? "")"]
        }
    }

    private func scalar(_ value: JSONValue) -> String? {
        switch value {
        case .null: "none"
        case .bool(let value): value ? "yes" : "no"
        case .int(let value): String(value)
        case .double(let value): String(value)
        case .string(let value): VisibleText(value).escaped
        case .array(let values): values.isEmpty ? "none" : nil
        case .object(let members): members.isEmpty ? "none" : nil
        }
    }
}
