/// Finds the switches that list every case of an enum and so stop compiling when it gets another one.
struct OtherSwitches: Sendable {
    let declares: DeclarationQuery
    /// The case that is added.
    let newCase: String

    /// The switches in the files that have no branch for the new case and nothing that matches everything.
    ///
    /// A switch is over the enum if each pattern names one of its cases and every case is named: types are not known
    /// here, but a switch without a `default` has to be complete.
    func places(in files: [EditedFile]) -> [DiagnosticLocation] {
        let present = Set(
            files.flatMap { file in
                declares.find(in: file).declarations.flatMap { $0.members.flatMap { $0.cases.map(\.name) } }
            }
        )
        let cases = present.subtracting([newCase])
        guard !cases.isEmpty else { return [] }
        return files.flatMap { file in
            SwitchSite.switches(in: file.tree.span, of: file.tree)
                .filter { Self.lists(cases, $0) }
                .map { file.location(of: $0.range.lowerBound) }
        }
    }

    private static func lists(_ cases: Set<String>, _ statement: Switch) -> Bool {
        var named: Set<String> = []
        for branch in statement.branches where !branch.isUnknown {
            guard !branch.isCatchAll else { return false }
            for pattern in branch.patterns {
                guard let name = pattern.caseName, cases.contains(name) else { return false }
                named.insert(name)
            }
        }
        return named == cases
    }
}
