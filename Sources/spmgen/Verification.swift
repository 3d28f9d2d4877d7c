import Scaffold

/// `--verify`: lets the package tools judge the edit of a manifest before anything is written.
struct Verification {
    let surroundings: Surroundings
    let change: ManifestChange

    private var files: any FileSystem { surroundings.files }

    /// Compares what the tools say about each manifest before and after, in a copy of it.
    ///
    /// - Throws: `Refusal` with `verify-mismatch`, `program-missing` or `disk-refused`.
    func check(_ plan: Plan) throws(Refusal) {
        guard !plan.changes.isEmpty else { return }
        guard let scratch = ChildProcess.temporaryFolder() else { throw noPlace }
        defer { try? remove(scratch) }
        for change in plan.changes {
            guard let before = change.before, let contents = change.contents else { continue }
            let name = plan.workspace.appending(change.path).parent.name
            let folder = scratch.appending(name.isEmpty ? "package" : name)
            do {
                try check(change.path, from: before, to: contents, in: folder)
            } catch let refusal as Refusal {
                throw Refusal(refusal.diagnostics, workspace: plan.workspace.description)
            } catch {
                throw noPlace
            }
            try surroundings.checkInterruption(in: plan.workspace)
        }
    }

    /// - Throws: `Refusal`, `FileError`.
    private func check(
        _ path: RelativePath,
        from before: [UInt8],
        to contents: [UInt8],
        in folder: AbsolutePath
    ) throws {
        let old: [UInt8]
        do {
            old = try dump(before, in: folder)
        } catch PackageTools.Failure.refused where path.name != "Package.swift" {
            // A manifest for newer tools than are installed is not for them to judge.
            return
        } catch PackageTools.Failure.refused(let message) {
            throw refusal("the package tools refuse the manifest as it is: \(Self.reason(message))", path)
        }
        do {
            let new = try dump(contents, in: folder)
            guard let fault = ManifestVerification(of: change).fault(before: old, after: new) else { return }
            throw refusal("the edit would be wrong: \(fault)", path)
        } catch PackageTools.Failure.refused(let message) {
            throw refusal("the package tools refuse the edited manifest: \(Self.reason(message))", path)
        }
    }

    /// What the tools say about a manifest, alone in a folder of the package's name.
    private func dump(_ contents: [UInt8], in folder: AbsolutePath) throws -> [UInt8] {
        let file = folder.appending("Package.swift")
        if try files.status(of: folder) == nil { try files.makeDirectory(folder) }
        if try files.status(of: file) != nil { try files.removeFile(file) }
        try files.create(file, contents: contents, mode: .regular, flushed: false)
        do {
            return try surroundings.tools.dump(folder)
        } catch PackageTools.Failure.missing {
            throw Refusal(
                Diagnostic(
                    .programMissing,
                    "`--verify` asks the package tools, and there is no `swift` on the search path",
                    remedy: "install a Swift toolchain, or run the command without `--verify`"
                )
            )
        }
    }

    /// What the tools say is wrong, in one line: the first error of the compiler without the path of the copy, and not
    /// the compiler's own command line.
    static func reason(_ message: String) -> String {
        let lines = message.split(separator: "\n").map { String($0) }
        let errors = lines.filter { $0.contains("error: ") && !$0.contains("compiled with: ") }
        if let line = errors.first, let mark = line.firstRange(of: "error: ") {
            let place = line[..<mark.lowerBound].split(separator: ":").dropFirst()
            let number = place.first.flatMap { Int($0) }
            let text = String(line[mark.upperBound...].prefix(300))
            return number.map { "line \($0): \(text)" } ?? text
        }
        if lines.contains(where: { $0.contains("compiled with: ") }) { return "the compiler could not build it" }
        return lines.first.map { String($0.prefix(300)) } ?? "no reason is given"
    }

    private func refusal(_ message: String, _ path: RelativePath) -> Refusal {
        Refusal(
            Diagnostic(
                .verifyMismatch,
                message,
                at: DiagnosticLocation(file: path.description),
                remedy: "nothing was changed; see the edit with `--diff`"
            )
        )
    }

    private var noPlace: Refusal {
        Refusal(
            Diagnostic(
                .diskRefused,
                "there is no place for a copy of the manifest",
                remedy: "set TMPDIR to a folder that can be written"
            )
        )
    }

    private func remove(_ folder: AbsolutePath) throws(FileError) {
        for name in try files.entries(of: folder) {
            let path = folder.appending(name)
            if try files.status(of: path)?.kind == .directory { try remove(path) } else { try files.removeFile(path) }
        }
        try files.removeDirectory(folder)
    }
}
