import Foundation
import TestSupport

/// Runs lines in a shell, with the built program as `$SPMGEN`.
enum Shell {
    static func run(_ line: String) throws -> (code: Int32, output: String, error: String) {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/bash")
        shell.arguments = ["-c", line]
        shell.environment = ["SPMGEN": program, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        let output = Pipe()
        let error = Pipe()
        shell.standardOutput = output
        shell.standardError = error
        try shell.run()
        let outputText = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let errorText = String(decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        shell.waitUntilExit()
        return (shell.terminationStatus, outputText, errorText)
    }

    static let program = BuiltProgram.path
}
