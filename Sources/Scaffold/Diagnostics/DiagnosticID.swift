/// Every kind of thing that can go wrong, by the name under which `docs/errors.md` explains it.
public enum DiagnosticID: String, Sendable, CaseIterable {
    // The command line.
    case unknownCommand = "unknown-command"
    case unknownOption = "unknown-option"
    case missingArgument = "missing-argument"
    case unexpectedArgument = "unexpected-argument"
    case badOptionValue = "bad-option-value"
    case conflictingOptions = "conflicting-options"
    case badName = "bad-name"
    case reservedName = "reserved-name"
    case targetAmbiguous = "target-ambiguous"
    case partAmbiguous = "part-ambiguous"
    // What is there already.
    case conflict = "conflict"
    case nameTaken = "name-taken"
    case pathBlocked = "path-blocked"
    case entryDiffers = "entry-differs"
    case platformTooLow = "platform-too-low"
    case requirementUnmet = "requirement-unmet"
    case dependencyCycle = "dependency-cycle"
    case fileEdited = "file-edited"
    case stillUsed = "still-used"
    // Files that could not be understood.
    case manifestUnreadable = "manifest-unreadable"
    case manifestEditUnclear = "manifest-edit-unclear"
    case editSiteUnclear = "edit-site-unclear"
    case noTargetToWire = "no-target-to-wire"
    case templateInvalid = "template-invalid"
    case unknownMacro = "unknown-macro"
    case planInvalid = "plan-invalid"
    case escapesWorkspace = "escapes-workspace"
    case conventionsInvalid = "conventions-invalid"
    // Things that are not there.
    case noWorkspace = "no-workspace"
    case noManifest = "no-manifest"
    case noSuchFeature = "no-such-feature"
    case noSuchScreen = "no-such-screen"
    case noSuchPart = "no-such-part"
    case noSuchPackage = "no-such-package"
    case noSuchTarget = "no-such-target"
    case noSuchEntry = "no-such-entry"
    case noSuchTemplate = "no-such-template"
    case noSuchCommand = "no-such-help-topic"
    case noSuchDirectory = "no-such-directory"
    case noSuchPlan = "no-such-plan"
    case nothingToUndo = "nothing-to-undo"
    // Faults and the world around.
    case programMissing = "program-missing"
    case internalFault = "internal-fault"
    case verifyMismatch = "verify-mismatch"
    case diskRefused = "disk-refused"
    case workspaceMoved = "workspace-moved"
    case workspaceBusy = "workspace-busy"
    case interruptedRun = "interrupted-run"
    case interrupted = "interrupted"
    // Warnings and notes, which change no exit code.
    case editSkipped = "edit-skipped"
    case otherSwitches = "other-switches"
    case platformsAdded = "platforms-added"
    case platformRaised = "platform-raised"
    case stepLeftInXcode = "step-left-in-xcode"
    case platformMissing = "platform-missing"
    case undoNotKept = "undo-not-kept"
    case templateSuspect = "template-suspect"
    case statementAdded = "statement-added"
    case exportLoses = "export-loses"
    case exportReplaces = "export-replaces"
    case fileKept = "file-kept"
    case mentionLeft = "mention-left"
    case newerXcodeNeeded = "newer-xcode-needed"
    case renamedBefore = "renamed-before"
    case productNotNamed = "product-not-named"
    case packageUnused = "package-unused"

    /// The exit code of a run that ends with this as an error; 0 for what only warns.
    public var exitCode: Int32 {
        switch self {
        case .conflict, .nameTaken, .pathBlocked, .entryDiffers, .platformTooLow, .requirementUnmet, .dependencyCycle,
            .fileEdited, .stillUsed:
            2
        case .unknownCommand, .unknownOption, .missingArgument, .unexpectedArgument, .badOptionValue,
            .conflictingOptions, .badName, .reservedName, .targetAmbiguous, .partAmbiguous:
            64
        case .manifestUnreadable, .manifestEditUnclear, .editSiteUnclear, .noTargetToWire, .templateInvalid,
            .unknownMacro, .planInvalid, .escapesWorkspace, .conventionsInvalid:
            65
        case .noWorkspace, .noManifest, .noSuchFeature, .noSuchScreen, .noSuchPart, .noSuchPackage, .noSuchTarget,
            .noSuchEntry,
            .noSuchTemplate, .noSuchCommand, .noSuchDirectory, .noSuchPlan, .nothingToUndo:
            66
        case .programMissing:
            69
        case .internalFault, .verifyMismatch:
            70
        case .diskRefused:
            74
        case .workspaceMoved, .workspaceBusy, .interruptedRun:
            75
        case .interrupted:
            130
        case .editSkipped, .otherSwitches, .platformsAdded, .platformRaised, .stepLeftInXcode, .platformMissing,
            .undoNotKept,
            .templateSuspect, .statementAdded, .exportLoses, .exportReplaces, .fileKept,
            .mentionLeft, .newerXcodeNeeded, .renamedBefore, .productNotNamed, .packageUnused:
            0
        }
    }
}
