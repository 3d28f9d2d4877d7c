/// Why a manifest cannot be read, or a change cannot be made in it.
public struct ManifestError: DiagnosticError, Equatable {
    public let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    init(_ diagnostic: Diagnostic) {
        diagnostics = [diagnostic]
    }
}

extension ManifestError {
    /// Whether all that is wrong is that something is not there.
    var isOfAbsence: Bool { diagnostics.allSatisfy { $0.id == .noSuchTarget || $0.id == .noSuchEntry } }
}

/// Manifests that cannot be read.
extension ManifestError {
    static func byteOrderMark(file: String, _ text: SourceText) -> ManifestError {
        ManifestError(
            Diagnostic(
                .manifestUnreadable,
                "the manifest begins with a byte order mark, which SwiftPM does not accept",
                at: DiagnosticLocation(file: file, offset: 0, in: text),
                remedy: "save it as UTF-8 without a byte order mark, then run the command again"
            )
        )
    }

    static func unbalanced(_ unbalanced: Unbalanced, file: String, _ text: SourceText) -> ManifestError {
        ManifestError(
            Diagnostic(
                .manifestUnreadable,
                "\(unbalanced.message), so the manifest cannot be read",
                at: DiagnosticLocation(file: file, offset: unbalanced.range.lowerBound, in: text),
                remedy: unbalanced.isNeverClosed
                    ? "close it, then run the command again"
                    : "remove it, or open what it closes, then run the command again"
            )
        )
    }

    static func noToolsVersion(file: String, _ text: SourceText) -> ManifestError {
        ManifestError(
            Diagnostic(
                .manifestUnreadable,
                "the manifest does not say which tools version it is for, which means 3.1, and that is no longer supported",
                at: DiagnosticLocation(file: file, offset: 0, in: text),
                remedy: "begin the file with a line such as `// swift-tools-version: 6.2`"
            )
        )
    }

    static func oldTools(_ declared: ToolsVersion.Declaration, file: String, _ text: SourceText) -> ManifestError {
        ManifestError(
            Diagnostic(
                .manifestUnreadable,
                "the manifest is for tools version \(declared.version), which is no longer supported",
                at: DiagnosticLocation(file: file, offset: declared.range.lowerBound, in: text),
                remedy: "raise it to a version such as 6.2, and the manifest with it"
            )
        )
    }

    static func noPackage(file: String, _ text: SourceText) -> ManifestError {
        ManifestError(
            Diagnostic(
                .manifestUnreadable,
                "the manifest declares no package",
                at: DiagnosticLocation(file: file, offset: 0, in: text),
                remedy: "declare one: `let package = Package(name: \"…\", targets: [])`"
            )
        )
    }
}

/// Changes that cannot be made.
extension ManifestError {
    /// There is an entry of that name, and it means something else.
    static func differs(
        _ message: String,
        asked: String,
        at location: DiagnosticLocation,
        _ known: String
    ) -> ManifestError {
        ManifestError(
            Diagnostic(
                .entryDiffers,
                "\(message): `\(known)` is there, `\(asked)` is asked for",
                at: location,
                remedy: "change or remove the entry that is there, or ask for another name"
            )
        )
    }

    /// There is no certain place for an entry.
    static func unclear(
        _ message: String,
        remedy: String = "put this where it belongs, then run the command again",
        paste: String? = nil,
        at location: DiagnosticLocation
    ) -> ManifestError {
        ManifestError(Diagnostic(.manifestEditUnclear, message, at: location, remedy: remedy, paste: paste))
    }

    /// An edit was made, and the manifest reads as if it had not been.
    static func ineffective(_ change: ManifestChange, file: String) -> ManifestError {
        ManifestError(
            Diagnostic(
                .manifestEditUnclear,
                "the manifest computes its lists in a way in which an edit does not last",
                at: DiagnosticLocation(file: file),
                remedy: "make the change by hand: what it is stands in the command"
            )
        )
    }

    static func overlapping(_ error: OverlappingEdits, file: String, _ text: SourceText) -> ManifestError {
        ManifestError(
            Diagnostic(
                .internalFault,
                "two edits of the manifest touch the same bytes; this is a fault in spmgen",
                at: DiagnosticLocation(file: file, offset: error.second.lowerBound, in: text),
                remedy: "report it, with the manifest; nothing was changed"
            )
        )
    }
}
