/// Why a package cannot be what several features depend on.
enum DependencyError: DiagnosticError, Equatable {
    /// It is not known what of the package is used; the products that the workspace uses already.
    case noProduct(String, known: [String])
    /// Manifests have the package with other requirements.
    case conflicts([Conflict])

    /// One entry that stands in the way.
    struct Conflict: Equatable, Sendable {
        /// In what the entry differs from the one that is asked for.
        enum Difference: Equatable, Sendable {
            case requirement
            /// The same repository under another URL.
            case url
            /// Another package, which SwiftPM would not tell from this one.
            case package
        }

        let difference: Difference
        let package: String
        /// What is there, on one line.
        let known: String
        let place: DiagnosticLocation
        /// What is asked for, on one line.
        let asked: String
        /// Where that would go; nil where it is this place.
        let askedPlace: DiagnosticLocation?
        /// The command with the requirement that is there; empty where it cannot be said so.
        let command: [String]
    }

    var diagnostics: [Diagnostic] {
        switch self {
        case .noProduct(let package, let known):
            [
                Diagnostic(
                    .missingArgument,
                    "it is not known which product of `\(package)` is wanted"
                        + (known.isEmpty
                            ? "" : "; the workspace uses " + known.map { "`\($0)`" }.joined(separator: ", ")),
                    remedy: "add `--product <name>`",
                    command: ["spmgen", "help", "dependency"]
                )
            ]
        case .conflicts(let conflicts): conflicts.map(\.diagnostic)
        }
    }
}

extension DependencyError.Conflict {
    fileprivate var diagnostic: Diagnostic {
        Diagnostic(.entryDiffers, "\(problem): \(places)", at: place, remedy: remedy, command: command)
    }

    private var problem: String {
        switch difference {
        case .requirement: "the workspace has `\(package)` with another requirement"
        case .url: "the workspace has the repository of `\(package)` under another URL"
        case .package:
            "the workspace has another package that SwiftPM calls `\(PackageIdentity.ofURL(package))`, and takes one of"
                + " that name"
        }
    }

    private var places: String {
        let there = "`\(known)` is here, and `\(asked)`"
        return askedPlace.map { "\(there) would go to \($0.spelled)" } ?? "\(there) is asked for"
    }

    private var remedy: String {
        let change =
            "change this entry to the one that is asked for, here and wherever else it stands, and run the command again"
        return switch difference {
        case .requirement: command.isEmpty ? change : "take the requirement that is here, or " + change
        case .url: command.isEmpty ? change : "take the URL that is here, or " + change
        case .package: "use the package that is here, or take its entries out before you ask for another"
        }
    }
}

extension DiagnosticLocation {
    /// `Package.swift:12:5`, as the compiler writes it.
    fileprivate var spelled: String {
        "`" + file + (position.map { ":\($0.line):\($0.column)" } ?? "") + "`"
    }
}
