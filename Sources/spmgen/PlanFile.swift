import Scaffold

/// The file that `--plan-out` names.
struct PlanFile {
    let path: AbsolutePath
    /// As it is written on the command line.
    let typed: String
    let files: any FileSystem

    /// Writes the plan; replaces a plan that is there, and nothing else.
    ///
    /// - Throws: `PlanFileError` where something else is at the path, or the disk refuses.
    func write(_ plan: Plan) throws(PlanFileError) {
        let contents = PlanDocument(plan).json
        do throws(FileError) {
            guard let status = try files.status(of: path) else {
                return try files.create(path, contents: contents, mode: .regular, flushed: false)
            }
            if status.kind == .file, try Self.isPlan(files.read(path)) {
                return try files.replace(
                    path, with: contents, mode: status.mode,
                    draft: path.parent.appending(".\(path.name).spmgen-draft")
                )
            }
        } catch {
            throw .disk(error)
        }
        throw .taken(typed)
    }

    private static func isPlan(_ bytes: [UInt8]) -> Bool {
        let mark = Array("\"\(PlanDocument.schema)\"".utf8)
        return bytes.first == UInt8(ascii: "{")
            && bytes.indices.contains { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
    }
}

/// Why a plan could not be written to its file.
enum PlanFileError: DiagnosticError {
    case taken(String)
    case disk(FileError)

    var diagnostics: [Diagnostic] {
        switch self {
        case .disk(let error): error.diagnostics
        case .taken(let typed):
            [
                Diagnostic(
                    .pathBlocked,
                    "`\(VisibleText(typed).escaped)` is there already, and it is no plan",
                    remedy: "write the plan to another file"
                )
            ]
        }
    }
}
