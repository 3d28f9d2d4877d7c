/// Renders a template in every combination of its options, twice, before anybody else does.
struct TemplateTrial {
    private let blueprint: Blueprint
    /// A team's own macros.
    private let macros: [String: String]

    init(_ blueprint: Blueprint, macros: [String: String] = [:]) {
        self.blueprint = blueprint
        self.macros = macros
    }

    /// What came of it.
    struct Outcome: Sendable {
        /// How many combinations were rendered.
        let count: Int
        /// Whether these are all there are.
        let isComplete: Bool
        /// What failed, each once, with the first combination in which it did.
        let diagnostics: [Diagnostic]
    }

    func run() -> Outcome {
        let combinations = TemplateCombinations(of: blueprint)
        var diagnostics: [Diagnostic] = []
        var known: Set<Diagnostic> = []
        for combination in combinations.all {
            for diagnostic in faults(of: combination) where known.insert(diagnostic).inserted {
                let place = combination.description.isEmpty ? "" : " (with \(combination.description))"
                diagnostics.append(diagnostic.adding(place))
            }
        }
        return Outcome(count: combinations.all.count, isComplete: combinations.isComplete, diagnostics: diagnostics)
    }

    private func faults(of combination: TemplateCombinations.Combination) -> [Diagnostic] {
        do throws(TemplateError) {
            var bindings = combination.bindings
            bindings.macros.merge(macros) { _, own in own }
            let first = try blueprint.render(bindings)
            let second = try blueprint.render(bindings)
            guard first.files != second.files || first.edits != second.edits else { return first.warnings }
            return [
                Diagnostic(
                    .internalFault,
                    "the template gives two results for one input",
                    at: DiagnosticLocation(file: blueprint.bundle.label),
                    remedy: "report this; it is a fault in spmgen"
                )
            ]
        } catch {
            return error.diagnostics
        }
    }
}

extension Diagnostic {
    /// The same with more at the end of its message.
    fileprivate func adding(_ text: String) -> Diagnostic {
        Diagnostic(id, severity: severity, message + text, at: location, remedy: remedy, paste: paste, command: command)
    }
}
