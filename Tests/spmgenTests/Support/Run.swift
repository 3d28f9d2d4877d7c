import Foundation

@testable import Scaffold
@testable import spmgen

/// One run of the program, with all that it printed.
struct Run {
    let code: Int32
    let output: String
    let error: String

    init(
        _ words: [String],
        directory: AbsolutePath? = AbsolutePath("/"),
        state: AbsolutePath? = nil,
        files: any FileSystem = Disk(),
        circumstances: Circumstances = Circumstances(),
        isInterrupted: @escaping @Sendable () -> Bool = { false },
        tools: PackageTools? = nil,
        isTerminal: Bool = false,
        noColor: Bool = false
    ) {
        final class Paper {
            var text = ""
        }
        let output = Paper()
        let error = Paper()
        let console = Console(
            output: Console.Stream(isTerminal: isTerminal) { output.text += $0 },
            error: Console.Stream(isTerminal: isTerminal) { error.text += $0 },
            noColor: noColor
        )
        var surroundings = Surroundings(
            directory: directory,
            state: state,
            files: files,
            circumstances: circumstances,
            isInterrupted: isInterrupted
        )
        if let tools { surroundings.tools = tools }
        code = Program(surroundings: surroundings, console: console).run(arguments: words)
        self.output = output.text
        self.error = error.text
    }
}
