import Scaffold

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

Terminal.prepare()
Interruption.install()
let program = Program(
    surroundings: Surroundings(
        directory: Terminal.directory,
        state: Terminal.stateFolder,
        files: Disk(),
        circumstances: Terminal.circumstances,
        isInterrupted: { Interruption.isRequested },
        input: { () throws(StreamError) in try Terminal.input() }
    ),
    console: Terminal.console
)
exit(program.run(arguments: Array(CommandLine.arguments.dropFirst())))
