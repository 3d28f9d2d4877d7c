/// Why a plan was not, or could not be, applied.
struct PlanError: DiagnosticError, Equatable {
    let problems: [Problem]

    init(_ problems: [Problem]) {
        self.problems = problems
    }

    init(_ problem: Problem) {
        problems = [problem]
    }

    var diagnostics: [Diagnostic] { problems.flatMap(\.diagnostics) }

    /// Runs file operations for a plan.
    static func onDisk<Value>(_ body: () throws(FileError) -> Value) throws(PlanError) -> Value {
        do {
            return try body()
        } catch {
            throw PlanError(.disk(error))
        }
    }

    /// One thing that stands in the way.
    enum Problem: Sendable, Hashable {
        /// The file is not as it was when the plan was made.
        case moved(RelativePath)
        /// Something of the wrong kind is at `obstacle`, which is the path or a folder of it.
        case blocked(RelativePath, by: RelativePath, Obstacle)
        /// A symlink on the way leads out of the workspace.
        case escapes(RelativePath, link: RelativePath)
        /// `--expect-plan` named another plan.
        case unexpected(digest: String, expected: String)
        /// A plan document that is none, or was changed.
        case invalid(String)
        /// Another run has held the workspace for as long as this one was to wait.
        case busy(seconds: Int)
        /// What an earlier run left must be finished first.
        case unfinished(command: [String])
        /// An earlier run's folder that this spmgen cannot read.
        case foreignJournal(AbsolutePath)
        /// The user stopped the run.
        case interrupted
        case disk(FileError)
        /// The disk refused, and then refused to put back what had been changed.
        case stuck(FileError)
        /// The files of the last plan are no longer as it left them.
        case editedSince(RelativePath)
        /// There is nothing to take back.
        case nothingToUndo
    }

    /// What is where something else must be.
    enum Obstacle: Sendable, Hashable {
        case file
        case folder
        /// A symlink that leads nowhere, or one that would have to be deleted or moved.
        case symlink
        case other

        init(_ kind: FileStatus.Kind) {
            switch kind {
            case .file: self = .file
            case .directory: self = .folder
            case .symlink: self = .symlink
            case .other: self = .other
            }
        }

        fileprivate var words: String {
            switch self {
            case .file: "a file"
            case .folder: "a folder"
            case .symlink: "a symbolic link"
            case .other: "neither a file nor a folder"
            }
        }
    }
}

extension PlanError.Problem {
    var diagnostics: [Diagnostic] {
        switch self {
        case .disk(let error): error.diagnostics
        default: [diagnostic]
        }
    }

    private var diagnostic: Diagnostic {
        switch self {
        case .moved(let path):
            Diagnostic(
                .workspaceMoved,
                "`\(path)` is not as it was when the plan was made",
                at: DiagnosticLocation(file: path.description),
                remedy: "make the plan again, look at it, and apply that one"
            )
        case .blocked(let path, let obstacle, let kind):
            Diagnostic(
                .pathBlocked,
                path == obstacle
                    ? "`\(path)` is \(kind.words), where a file must be"
                    : "`\(path)` cannot be written: `\(obstacle)` is \(kind.words), where a folder must be",
                at: DiagnosticLocation(file: obstacle.description),
                remedy: "move it out of the way, or choose another name"
            )
        case .escapes(let path, let link):
            Diagnostic(
                .escapesWorkspace,
                "`\(path)` lies outside the workspace: the symbolic link `\(link)` leads there",
                at: DiagnosticLocation(file: link.description),
                remedy: "put a folder in the place of the link, or work in the folder that it leads to"
            )
        case .unexpected(let digest, let expected):
            Diagnostic(
                .workspaceMoved,
                "the plan is now \(digest), not \(expected)",
                remedy: "look at the new plan with `--dry-run`, then expect that one"
            )
        case .editedSince(let path):
            Diagnostic(
                .conflict,
                "`\(path)` has changed since spmgen wrote it, so taking that back would lose the change",
                at: DiagnosticLocation(file: path.description),
                remedy: "take that change out, or undo by hand"
            )
        case .invalid(let reason):
            Diagnostic(.planInvalid, reason, remedy: "make the plan again with `--plan-out`; a plan cannot be edited")
        default:
            runDiagnostic
        }
    }

    private static func counted(_ seconds: Int) -> String {
        "\(seconds) second\(seconds == 1 ? "" : "s")"
    }

    /// Of what is about the run, not about a file.
    private var runDiagnostic: Diagnostic {
        switch self {
        case .busy(let seconds):
            Diagnostic(
                .workspaceBusy,
                "another run is working in this workspace; "
                    + (seconds == 0 ? "this one did not wait for it" : "this one waited for \(Self.counted(seconds))"),
                remedy: "wait for it to end, or wait longer with `--wait <seconds>`"
            )
        case .unfinished(let command):
            Diagnostic(
                .interruptedRun,
                "`\(command.joined(separator: " "))` was interrupted and left its work half done",
                remedy: "run any spmgen command that writes: it first takes back what was left"
            )
        case .foreignJournal(let folder):
            Diagnostic(
                .interruptedRun,
                "`\(folder.name)` was left by an interrupted run, but not as this spmgen writes it",
                at: DiagnosticLocation(file: folder.name),
                remedy: "finish it with the spmgen that began it, or look into the folder and remove it"
            )
        case .interrupted:
            Diagnostic(
                .interrupted,
                "the run was interrupted; what it had changed was taken back",
                remedy: "run the command again"
            )
        case .stuck(let error):
            Diagnostic(
                .diskRefused,
                "cannot \(error.operation.rawValue) \(error.path): \(error.reason); "
                    + "what was changed until then could not be taken back",
                at: DiagnosticLocation(file: error.path.description),
                remedy: "\(error.remedy): it first takes back what is left"
            )
        default:
            Diagnostic(
                .nothingToUndo,
                "there is no applied plan to take back in this workspace",
                remedy: "take back what you have to by hand, or with git; `spmgen undo --list` tells what is kept"
            )
        }
    }
}
