import Scaffold

/// A command that writes, from its request to its report: previewed, or carried out.
struct Writing {
    let surroundings: Surroundings
    /// Where the run looks for its workspace, and from where the path of a plan is seen.
    let directory: AbsolutePath
    let invocation: Invocation

    func report(on request: Request) throws(Refusal) -> RunReport {
        let generator = surroundings.generator(in: directory)
        let writing = invocation.writing
        guard writing.isPreview else {
            var expected = writing.expectedPlan
            if writing.verify {
                let outcome = try generator.plan(request, command: invocation.words)
                try verify(request, outcome)
                // What is written is what was judged.
                expected = expected ?? outcome.plan?.digest
            }
            let outcome = try generator.run(
                request,
                command: invocation.words,
                expecting: expected,
                wait: invocation.report.wait
            )
            var report = RunReport(command: invocation.command, outcome)
            if outcome.status == .applied, surroundings.state == nil { report.diagnostics.append(Self.homeless) }
            return report
        }
        let outcome = try generator.plan(request, command: invocation.words)
        try surroundings.checkInterruption(in: outcome.workspace)
        try verify(request, outcome)
        if let path = writing.planOut, let plan = outcome.plan {
            let file = PlanFile(path: AbsolutePath(path, in: directory), typed: path, files: surroundings.files)
            do throws(PlanFileError) {
                try file.write(plan)
            } catch {
                throw Refusal(error.diagnostics, workspace: outcome.workspace?.description)
            }
        }
        var report = RunReport(command: invocation.command, outcome)
        if writing.diff { report.result = .diff(outcome.plan?.changes.map(\.diff) ?? []) }
        return report
    }

    private func verify(_ request: Request, _ outcome: Outcome) throws(Refusal) {
        guard invocation.writing.verify, case .manifest(let request) = request, let plan = outcome.plan else { return }
        try Verification(surroundings: surroundings, change: request.change).check(plan)
    }

    /// What to say where there is no folder to remember anything in.
    private static let homeless = Diagnostic(
        .undoNotKept,
        severity: .warning,
        "what this run changed is not remembered: neither XDG_STATE_HOME nor HOME names a folder",
        remedy: "set XDG_STATE_HOME to a folder where spmgen can write, to be able to undo"
    )
}
