import Scaffold

/// The plan that `apply` is given.
struct KeptPlan {
    /// As it is written on the command line; `-` for standard input.
    let typed: String
    let directory: AbsolutePath
    let surroundings: Surroundings

    /// - Throws: `Refusal` where there is no such file, or it cannot be read.
    func request() throws(Refusal) -> ApplyRequest {
        if typed == "-" { return try piped() }
        do throws(FileError) {
            let path = AbsolutePath(typed, in: directory)
            if try surroundings.files.status(of: path) != nil {
                return ApplyRequest(json: try surroundings.files.read(path), file: typed)
            }
        } catch {
            throw Refusal(error.diagnostics)
        }
        throw Refusal(
            Diagnostic(
                .noSuchPlan,
                "there is no file `\(VisibleText(typed).escaped)`",
                remedy: "keep a plan first, with `--plan-out <file>` of the command that is to be planned"
            )
        )
    }

    private func piped() throws(Refusal) -> ApplyRequest {
        do {
            return ApplyRequest(json: try surroundings.input())
        } catch {
            let remedy = "give the plan's file, or send it to standard input"
            throw Refusal(
                Diagnostic(.diskRefused, "cannot read standard input: \(error.reason)", remedy: remedy)
            )
        }
    }
}
