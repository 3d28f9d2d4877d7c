import Scaffold

/// A command that writes, from its request to its report: previewed, or carried out.
struct Writing {
    let files: any FileSystem
    /// Where the run starts.
    let directory: AbsolutePath
    let invocation: Invocation

    func report(on request: Request) throws(Refusal) -> RunReport {
        let generator = Generator(files: files, directory: directory)
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
        return RunReport(command: invocation.command, outcome)
    }
}
