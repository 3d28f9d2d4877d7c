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
            let outcome = try generator.run(
                request,
                command: invocation.words,
                expecting: writing.expectedPlan,
                wait: invocation.report.wait
            )
            return RunReport(command: invocation.command, outcome)
        }
        let outcome = try generator.plan(request, command: invocation.words)
        try surroundings.checkInterruption(in: outcome.workspace)
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
}
