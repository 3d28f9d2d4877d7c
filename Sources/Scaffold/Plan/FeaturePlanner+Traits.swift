extension FeaturePlanner {
    /// A feature that is there and only wired in has its mocks as it was made.
    var isWithTrait: Bool {
        guard let existing, let isMade = try? workspace.hasMocksTrait(existing) else { return request.traits }
        return isMade
    }

    /// What a feature is that was made with the trait, and is asked for without it, or the other way round.
    func otherMocks() throws -> Refusal? {
        guard try workspace.feature(in: folder) != nil, (try? workspace.hasMocksTrait(folder)) == !request.traits else {
            return nil
        }
        let words = request.traits ? ("without", "leave out `--traits`") : ("with", "add `--traits`")
        return Refusal(
            Diagnostic(
                .conflict,
                "the feature `\(request.name.rawValue)` is there already, made \(words.0) `--traits`",
                at: DiagnosticLocation(file: folder.description),
                remedy: words.1
                    + " to run the command again; a feature gets its mocks in the other way when it is removed"
                    + " and made anew"
            )
        )
    }
}
