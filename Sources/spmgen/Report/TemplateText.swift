import Scaffold

/// A template's options and files, for people.
struct TemplateText {
    private let template: TemplateSummary
    private let style: TextStyle

    init(_ template: TemplateSummary, style: TextStyle) {
        self.template = template
        self.style = style
    }

    var lines: [String] {
        heading + section("options", options) + section("makes", files) + section("edits", edits)
            + section("needs", template.requires)
    }

    private var heading: [String] {
        var lines = [style.apply(.bold, shown("\(template.category)/\(template.name)"))]
        if let description = template.description, !description.isEmpty { lines.append("  " + shown(description)) }
        if let command = template.command {
            let version = template.version.map { ", version \($0)" } ?? ""
            lines.append("  what `spmgen \(shown(command))` makes\(shown(version))")
        }
        return lines
    }

    /// Each option that can be given, with its values and descriptions below.
    private var options: [String] {
        let given = template.options.filter { $0.type != "static" }
        let rows = given.map { option in
            [
                option.identifier, option.type, option.isRequired ? "required" : "",
                option.defaultValue.map { "default: \($0)" } ?? "", option.name == option.identifier ? "" : option.name,
            ]
        }
        return zip(TextTable(rows.map { $0.map(shown) }).lines, given).flatMap { line, option in
            [line] + remarks(on: option).map { "    " + $0 }
        }
    }

    private func remarks(on option: TemplateSummary.Option) -> [String] {
        var remarks: [String] = []
        if let description = option.description, !description.isEmpty { remarks.append(shown(description)) }
        if !option.values.isEmpty { remarks.append("values: " + shown(option.values.joined(separator: ", "))) }
        for (identifier, values) in option.requiredOptions.sorted(by: { $0.key < $1.key }) {
            remarks.append(shown("only with \(identifier) = \(values.joined(separator: " or "))"))
        }
        return remarks
    }

    private var files: [String] { template.files.map(shown) }

    private var edits: [String] {
        template.edits == 0 ? [] : ["\(template.edits) places in files that exist"]
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [style.apply(.bold, title)] + lines.map { "  " + $0 }
    }

    private func shown(_ text: String) -> String { VisibleText(text).escaped }
}
