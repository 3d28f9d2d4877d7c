import Foundation

/// A program that the tests ask for a judgement: the compiler, the linter, SwiftPM.
struct Tool {
    struct Result {
        let status: Int32
        /// What it wrote, both streams as they came.
        let output: String

        /// The lines in which a compiler or a linter complains.
        var complaints: [String] {
            output.split(separator: "\n").map(String.init).filter { line in
                line.contains("error:") || line.contains("warning:")
            }
        }
    }

    let name: String

    /// Waits for the program, which is looked up in `PATH`.
    func run(_ arguments: [String], in folder: URL = Repository.root) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
