import Foundation
import Scaffold

@testable import spmgen

/// One run of the program in this process, with what it printed.
struct ProgramRun {
    let code: Int32
    /// Standard output and standard error, with `<workspace>` for the folder that it ran in.
    let report: String

    init(_ words: [String], in folder: URL) {
        final class Paper {
            var text = ""
        }
        let output = Paper()
        let error = Paper()
        let console = Console(
            output: Console.Stream(isTerminal: false) { output.text += $0 },
            error: Console.Stream(isTerminal: false) { error.text += $0 },
            noColor: true
        )
        let state = try? ScratchFolder()
        let surroundings = Surroundings(
            directory: AbsolutePath(folder.path()),
            state: state.flatMap { AbsolutePath($0.url.path()) },
            files: Disk(),
            isInterrupted: { false }
        )
        code = withExtendedLifetime(state) {
            Program(surroundings: surroundings, console: console).run(arguments: words)
        }
        report = (output.text + error.text).replacing(folder.path(), with: "<workspace>")
    }
}
