/// The branch that is to be inserted, as it is written in a template.
struct NewBranch {
    let branch: SwitchBranch
    /// `case .summary:`
    let label: String
    /// The lines below it without their common indentation.
    private(set) var body: [String]

    /// Nil for a text that is no branch.
    init?(_ text: String) {
        let tree = SyntaxTree(lexing: SourceText("switch it {\n" + text + "\n}"))
        guard tree.firstUnbalanced == nil, let branch = Switch(at: 0, in: tree).branches.first else { return nil }
        self.branch = branch
        label = tree.text.string(in: branch.range.lowerBound..<tree.code[branch.colon].range.upperBound)
        let rest = tree.text.string(in: tree.code[branch.colon].range.upperBound..<branch.range.upperBound)
        let lines = rest.split(separator: "\n").map(String.init).filter { !$0.allSatisfy { $0 == " " } }
        let common = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        body = lines.map { String($0.dropFirst(common)) }
    }

    /// Whether it can stand on one line, its statements parted by semicolons.
    var isFlat: Bool { body.allSatisfy { !$0.hasPrefix(" ") } }

    /// The branch as its neighbours are: where they return what they show, assign it to a variable, or wrap it in
    /// `AnyView`, so does it.
    func adapted(to place: SwitchSite.Place) -> NewBranch {
        let statements = branch.body.statements
        guard statements.count == 1, case .expression(let value) = statements[0].kind, isFlat, body.count == 1 else {
            return self
        }
        if case .assignment = value.form { return self }
        let neighbours = place.statement.branches.compactMap { Outcome(of: $0) }
        var adapted = self
        let isErased =
            neighbours.isEmpty
            ? place.function.returnType?.text == "AnyView"
            : neighbours.allSatisfy { $0.value.callValue?.name == "AnyView" }
        if isErased, value.callValue?.name != "AnyView" { adapted.body[0] = "AnyView(\(adapted.body[0]))" }
        if neighbours.contains(where: { $0.lead == "return" }) {
            adapted.body[0] = "return " + adapted.body[0]
        } else if let lead = neighbours.first?.lead, neighbours.allSatisfy({ $0.lead == lead }) {
            adapted.body[0] = lead + " " + adapted.body[0]
        }
        return adapted
    }

    /// What a branch comes to with its last statement.
    private struct Outcome {
        /// `return`, `text =`; nil where the value alone stands there.
        let lead: String?
        let value: Expression

        /// Nil for a branch that comes to nothing, such as one that falls through.
        init?(of branch: SwitchBranch) {
            switch branch.body.statements.last?.kind {
            case .jump("return", let value?):
                lead = "return"
                self.value = value
            case .expression(let expression):
                guard case .assignment(let target, let sign, let assigned) = expression.form else {
                    lead = nil
                    value = expression
                    return
                }
                lead = target.text + " " + sign.text
                value = assigned
            default: return nil
            }
        }
    }
}
