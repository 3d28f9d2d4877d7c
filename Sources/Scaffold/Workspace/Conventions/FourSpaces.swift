extension String {
    /// The text with four spaces a level, as templates are written.
    func inFours(from unit: Indentation?) -> String {
        guard let unit = unit?.unit, unit != Indentation.spaces(4).unit else { return self }
        let lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var rest = line
            var levels = 0
            while rest.hasPrefix(unit) {
                rest = rest.dropFirst(unit.count)
                levels += 1
            }
            return String(repeating: "    ", count: levels) + rest
        }
        return lines.joined(separator: "\n")
    }
}
