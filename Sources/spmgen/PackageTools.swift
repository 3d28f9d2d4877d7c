import Scaffold

/// The package tools of the user's toolchain, for the commands that ask for them.
struct PackageTools: Sendable {
    /// Why the tools gave no answer.
    enum Failure: Error {
        /// There is no `swift`.
        case missing
        /// They refuse the manifest; what they print.
        case refused(String)
    }

    /// What `swift package dump-package` prints about the package in a folder.
    let dump: @Sendable (_ folder: AbsolutePath) throws(Failure) -> [UInt8]

    /// Those that `PATH` leads to.
    static func installed(reading files: any FileSystem) -> PackageTools {
        PackageTools { folder throws(Failure) in
            let output = folder.appending("dump-output")
            let errors = folder.appending("dump-errors")
            let words = ["swift", "package", "--package-path", folder.description, "dump-package"]
            guard let status = ChildProcess.run(words, output: output, errors: errors), status != ChildProcess.notFound
            else { throw .missing }
            let printed = try? files.read(status == 0 ? output : errors)
            guard status == 0, let printed else {
                throw .refused(String(decoding: printed ?? [], as: UTF8.self))
            }
            return printed
        }
    }
}
