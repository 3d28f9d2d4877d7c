import Scaffold

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

Terminal.prepare()
let program = Program(directory: Terminal.directory, files: Disk(), console: Terminal.console)
exit(program.run(arguments: Array(CommandLine.arguments.dropFirst())))
