/// Replaces the text macros of a template with their values.
struct TextMacros: Sendable {
    let scope: MacroScope

    /// How deep a value may hold macros whose values hold macros.
    static let depthLimit = 16
    /// How many bytes a value may have once its macros are replaced: a few values that name each other can ask for more
    /// than any machine has.
    static let valueLimit = 4 << 20
    /// How many bytes the macros of one text may add to it.
    static let growthLimit = 256 << 20

    init(in scope: MacroScope) {
        self.scope = scope
    }

    /// The text with all macros replaced.
    ///
    /// - Throws: `TemplateError` with every macro that cannot be replaced.
    func expand(_ text: SourceText, file: String) throws(TemplateError) -> SourceText {
        let expansion = expansion(of: text.bytes)
        guard expansion.problems.isEmpty else {
            throw TemplateError(expansion.problems.map { $0.diagnostic(in: text, file: file) })
        }
        return SourceText(expansion.bytes)
    }

    /// The bytes with all macros replaced that can be, and the others as they stand.
    ///
    /// - Parameter ranges: what is kept of the bytes; all of them where nil.
    func expansion(of bytes: [UInt8], ranges: [TextRange]? = nil) -> MacroExpansion {
        var result = MacroExpansion()
        for range in ranges ?? [bytes.startIndex..<bytes.endIndex] {
            expand(bytes, in: range, depth: 0, into: &result)
        }
        return result
    }

    /// As `expansion(of:ranges:)`, for a short text such as an option's value or a file name.
    func expansion(of text: String) -> MacroExpansion {
        expansion(of: Array(text.utf8))
    }

    private func expand(_ bytes: [UInt8], in range: TextRange, depth: Int, into result: inout MacroExpansion) {
        var reader = MacroReader(bytes, in: range)
        var copied = range.lowerBound
        while let finding = reader.next() {
            switch finding {
            case .unclosed(let range, let name):
                if let problem = problem(unclosed: name, at: range) { result.add([problem]) }
            case .macro(let reference):
                switch value(of: reference, depth: depth) {
                case .success(let value):
                    result.bytes += bytes[copied..<reference.range.lowerBound]
                    if needsBlanks(reference, value, in: bytes) { result.bytes += "  ".utf8 }
                    result.bytes += value.utf8
                    copied = reference.range.upperBound
                    let isTooLong = result.bytes.count > (depth == 0 ? bytes.count + Self.growthLimit : Self.valueLimit)
                    if isTooLong {
                        result.add([MacroProblem(.tooLong(reference.name), at: reference.range)])
                        return
                    }
                case .failure(let problem):
                    result.add([problem], naming: depth == 0 ? scope : nil)
                    // Values multiply: one problem says enough, and all of them could be billions.
                    if depth > 0 { return }
                }
            }
        }
        result.bytes += bytes[copied..<range.upperBound]
    }

    /// Since Xcode 9 templates say `//___COPYRIGHT___`, which leaves a bare `//` where there is no organisation.
    private func needsBlanks(_ reference: MacroReference, _ value: String, in bytes: [UInt8]) -> Bool {
        reference.name == "COPYRIGHT" && !value.isEmpty
            && bytes[..<reference.range.lowerBound].suffix(2).elementsEqual("//".utf8)
    }

    private func problem(unclosed name: String, at range: TextRange) -> MacroProblem? {
        if Directives.isDirective(name) { return MacroProblem(.straySign(name), at: range) }
        let isMacro = name.hasPrefix(MacroReference.optionPrefix) || scope.knows(name)
        return isMacro ? MacroProblem(.unclosed(name), at: range) : nil
    }

    private func value(of reference: MacroReference, depth: Int) -> Result<String, MacroProblem> {
        func problem(_ reason: MacroProblem.Reason) -> MacroProblem { MacroProblem(reason, at: reference.range) }
        guard let value = scope.value(of: reference) else {
            let isDirective = Directives.isDirective(reference.name)
            let unknown = MacroProblem.Reason.unknown(reference.name, nearest: nil)
            return .failure(problem(isDirective ? .straySign(reference.name) : unknown))
        }
        guard depth < Self.depthLimit else { return .failure(problem(.tooDeep(reference.name))) }
        var text: String
        switch value {
        case .final(let value):
            text = value
        case .unbound(let remedy):
            return .failure(problem(.unbound(reference.name, remedy: remedy)))
        case .expandable(let value), .derived(let value, _):
            guard value.contains("___") else {
                text = value
                break
            }
            var inner = MacroExpansion()
            let bytes = Array(value.utf8)
            expand(bytes, in: bytes.startIndex..<bytes.endIndex, depth: depth + 1, into: &inner)
            if let first = inner.problems.first { return .failure(problem(first.reason)) }
            text = String(decoding: inner.bytes, as: UTF8.self)
        }
        if case .derived(_, let modifier) = value { text = modifier.applied(to: text) }
        guard reference.name != MacroScope.uuid else { return .success(text) }
        for name in reference.arguments {
            guard let modifier = MacroModifier(named: name) else {
                let nearest = NearestName(among: MacroModifier.allCases.map(\.rawValue)).to(name)
                return .failure(problem(.unknownModifier(name, nearest: nearest)))
            }
            text = modifier.applied(to: text)
        }
        return .success(text)
    }
}

/// A text after its macros were replaced.
struct MacroExpansion: Sendable {
    var bytes: [UInt8] = []
    private(set) var problems: [MacroProblem] = []

    /// More of one kind say nothing new, and a file may hold a million.
    private static let problemLimit = 1000

    /// Adds problems as far as there are not too many: those that end a run have room beside those that may not.
    ///
    /// - Parameter scope: where the nearest name to one that is unknown is looked for, which takes its time.
    mutating func add(_ problems: [MacroProblem], naming scope: MacroScope? = nil) {
        for problem in problems
        where self.problems.count < (problem.isForgivable ? Self.problemLimit : 2 * Self.problemLimit) {
            guard let scope, case .unknown(let name, _) = problem.reason else {
                self.problems.append(problem)
                continue
            }
            let nearest = MacroProblem.Reason.unknown(name, nearest: scope.nearest(to: name))
            self.problems.append(MacroProblem(nearest, at: problem.range))
        }
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }
}
