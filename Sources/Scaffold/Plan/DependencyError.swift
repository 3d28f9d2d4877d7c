/// Why a package cannot be what several features depend on.
enum DependencyError: DiagnosticError, Equatable {
    /// Manifests have the package with other requirements.
    case conflicts([Conflict])

    /// One entry that stands in the way.
    struct Conflict: Equatable, Sendable {
        let package: String
        /// What is there, on one line.
        let known: String
        let place: DiagnosticLocation
        /// What is asked for, on one line.
        let asked: String
        /// Where that would go.
        let askedPlace: DiagnosticLocation
        /// The command with the requirement that is there; empty where it cannot be said so.
        let command: [String]
    }

    var diagnostics: [Diagnostic] {
        switch self {
        case .conflicts(let conflicts): conflicts.map(\.diagnostic)
        }
    }
}

extension DependencyError.Conflict {
    fileprivate var diagnostic: Diagnostic {
        Diagnostic(
            .entryDiffers,
            "the workspace has `\(package)` with another requirement: `\(known)` is here, and `\(asked)` would go to"
                + " \(askedPlace.spelled)",
            at: place,
            remedy: (command.isEmpty ? "" : "take the requirement that is here, or ")
                + "change this entry to the one that is asked for, here and wherever else it stands, and run the"
                + " command again",
            command: command
        )
    }
}

extension DiagnosticLocation {
    /// `Package.swift:12:5`, as the compiler writes it.
    fileprivate var spelled: String {
        "`" + file + (position.map { ":\($0.line):\($0.column)" } ?? "") + "`"
    }
}
