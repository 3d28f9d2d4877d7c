/// Puts a value into a JSON object or list in the style of its file: its indentation, its blanks around colons, and
/// whether it escapes slashes.
struct JSONPlace {
    let file: EditedFile
    let list: ElementList

    private var tree: SyntaxTree { file.tree }

    func edit(inserting value: Expression, key: String?, at index: Int) -> TextEdit {
        let elements = list.elements
        guard let last = elements.last else { return edit(intoEmpty: value, key: key) }
        let spread = elements.first.map { tree.code[$0.span.start].startsLine } == true
        let indentation = file.indentation(of: elements[min(index, elements.count - 1)].span.start)
        let text = written(value, key: key, indentation: spread ? indentation : nil)
        let gap = spread ? "\n" + indentation : " "
        if index < elements.count {
            return file.insertion(text + "," + gap, at: elements[index].range.lowerBound)
        }
        return file.insertion("," + gap + text, at: last.range.upperBound)
    }

    private func edit(intoEmpty value: Expression, key: String?) -> TextEdit {
        let start = tree.code[list.open].range.upperBound
        let end = tree.code[list.close].range.lowerBound
        let outer = file.indentation(of: list.open)
        let inner = outer + unit
        guard file.text.lineStarts.count > 1 else {
            return file.insertion(written(value, key: key, indentation: nil), at: start)
        }
        let text = inner + written(value, key: key, indentation: inner)
        let breaks = tree.tokens[tree.tokenIndex(at: start)..<tree.tokenIndex(at: end)].filter { $0.kind == .newline }
        switch breaks.count {
        case 0: return file.insertion("\n" + text + "\n" + outer, at: start)
        case 1: return file.insertion("\n" + text, at: start)
        // Xcode puts an empty line into an empty object: it takes the entry.
        default: return file.insertion(text, at: breaks[0].range.upperBound)
        }
    }

    // MARK: Writing

    /// On one line where there is no indentation.
    private func written(_ value: Expression, key: String?, indentation: String?) -> String {
        let text = written(value, indentation: indentation)
        return key.map { "\"\(escaped($0))\"" + colon + text } ?? text
    }

    private func written(_ value: Expression, indentation: String?) -> String {
        switch value.form {
        case .dictionary(let members):
            let entries = members.elements.map { member in
                let inner = indentation.map { $0 + unit }
                return (member.key.map { written($0, indentation: inner) + colon } ?? "")
                    + written(member.value, indentation: inner)
            }
            return enclosed(entries, "{", "}", indentation)
        case .array(let elements):
            let entries = elements.elements.map { written($0.value, indentation: indentation.map { $0 + unit }) }
            return enclosed(entries, "[", "]", indentation)
        case .string: return slashed(value.text)
        default: return value.text
        }
    }

    private func enclosed(_ entries: [String], _ open: String, _ close: String, _ indentation: String?) -> String {
        guard let indentation else { return open + entries.joined(separator: ", ") + close }
        guard !entries.isEmpty else { return open + (open == "{" ? "\n\n" + indentation : "") + close }
        let lines = entries.map { "\n" + indentation + unit + $0 }
        return open + lines.joined(separator: ",") + "\n" + indentation + close
    }

    /// A key as the text of a string literal.
    private func escaped(_ key: String) -> String {
        var result = ""
        for scalar in key.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return slashed(result)
    }

    private func slashed(_ text: String) -> String {
        let plain = text.replacing("\\/", with: "/")
        return escapesSlashes ? plain.replacing("/", with: "\\/") : plain
    }

    // MARK: Style

    /// Xcode escapes the slashes of test plans, and not those of string catalogues.
    private var escapesSlashes: Bool {
        let bytes = file.text.bytes
        guard let slash = bytes.firstIndex(of: .slash) else { return file.path.fileExtension == "xctestplan" }
        return slash > 0 && bytes[slash - 1] == .backslash
    }

    private var colon: String {
        guard let index = tree.code.firstIndex(where: { $0.kind == .colon }), index > 0, index + 1 < tree.code.count
        else {
            return " : "
        }
        let before = tree.code[index - 1].range.upperBound
        let after = tree.code[index + 1].range.lowerBound
        let text = file.text.string(in: before..<after)
        return text.contains("\n") ? " : " : text
    }

    /// Whether the file is written as Xcode writes: it puts an empty line into an empty object.
    var isXcodes: Bool { colon == " : " && file.text.lineStarts.count > 1 }

    private var unit: String { file.text.indentation == nil ? "  " : file.unit }
}
