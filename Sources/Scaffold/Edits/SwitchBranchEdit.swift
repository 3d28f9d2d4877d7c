/// A branch for a `switch`: before what matches everything, or before the chain that falls through into it, else last.
///
/// It is there already where a branch without a `where` matches the same case or literal.
struct SwitchBranchEdit: SourceEdit {
    let declares: DeclarationQuery
    /// The way from the declaration to the switch: `func view(for:)`, `switch`.
    let at: [String]
    /// The label, and below it the statements, one level deeper.
    let text: String
    /// Members that the type must have for the branch to compile.
    let needs: [String]

    /// - Throws: `EditError` where there is no switch, or it is not certain which.
    func proposal(in files: [EditedFile]) throws(EditError) -> [FileEdits] {
        let type = try DeclaredType(declares, in: files, paste: text)
        let (wanted, pattern) = try branch()
        var result: [FileEdits] = []
        for place in try places(for: pattern, in: type) {
            try check(place)
            guard !Self.isThere(pattern, in: place.statement) else { continue }
            for need in needs where !type.hasMember(named: need) {
                let reason = "`\(declares)` has no member `\(need)`, which the branch uses"
                throw EditError(reason, at: type.declarations.first?.place, paste: text)
            }
            let branch = wanted.adapted(to: place)
            let edit = BranchPlace(file: place.file, statement: place.statement).edit(inserting: branch)
            result.add([edit], to: place.file.path)
        }
        return result
    }

    /// The branches that match nothing else; of one that matches more, the pattern.
    func sites(in files: [EditedFile]) throws(EditError) -> [EditRemoval.Site] {
        let type = try DeclaredType(declares, in: files, paste: text)
        let wanted = try branch().pattern
        return try places(for: wanted, in: type).flatMap { place in
            place.statement.branches.flatMap { branch -> [EditRemoval.Site] in
                let meant = branch.patterns.filter { Self.isSame(wanted, $0) }
                if meant.count == branch.patterns.count, !meant.isEmpty {
                    return [EditRemoval.Site(file: place.file, range: branch.range)]
                }
                return meant.map { EditRemoval.Site(file: place.file, range: $0.expression.range) }
            }
        }
    }

    private func branch() throws(EditError) -> (branch: NewBranch, pattern: SwitchBranch.Pattern) {
        guard let wanted = NewBranch(text), let pattern = wanted.branch.patterns.first else {
            throw EditError("`\(text)` is no branch of a `switch`", at: nil, paste: text)
        }
        return (wanted, pattern)
    }

    private func places(
        for pattern: SwitchBranch.Pattern,
        in type: DeclaredType
    ) throws(EditError) -> [SwitchSite.Place] {
        guard let function = at.first.flatMap(DeclarationQuery.init), at.dropFirst().allSatisfy({ $0 == "switch" })
        else {
            throw EditError("`\(at.joined(separator: " / "))` leads to no `switch`", at: nil, paste: text)
        }
        return try SwitchSite(type: type, function: function, pattern: pattern, paste: text).places()
    }

    private func check(_ place: SwitchSite.Place) throws(EditError) {
        let tree = place.file.tree
        guard tree.kind(place.statement.open) == .openBrace else {
            let location = place.file.location(of: place.statement.range.lowerBound)
            throw EditError("this `switch` has no body", at: location, paste: text)
        }
        if let stray = place.statement.strayToken {
            let location = place.file.location(of: tree.code[stray].range.lowerBound)
            throw EditError("this belongs to no branch of its `switch`", at: location, paste: text)
        }
    }

    private static func isThere(_ wanted: SwitchBranch.Pattern, in statement: Switch) -> Bool {
        statement.branches.contains { branch in branch.patterns.contains { isSame(wanted, $0) } }
    }

    private static func isSame(_ wanted: SwitchBranch.Pattern, _ pattern: SwitchBranch.Pattern) -> Bool {
        guard pattern.condition == nil else { return false }
        if let name = wanted.caseName { return pattern.caseName == name }
        if let value = wanted.expression.stringValue { return pattern.expression.stringValue == value }
        let span = pattern.expression.span
        return pattern.expression.tree.compact(span) == wanted.expression.tree.compact(wanted.expression.span)
    }
}
