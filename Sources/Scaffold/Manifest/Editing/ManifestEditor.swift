/// Turns changes of a manifest into edits of its text.
///
/// Changes are made one after another, each in what the ones before have left; the edits are those of the first text.
struct ManifestEditor {
    let file: String
    let text: SourceText
    /// Characters a line: from the workspace's `.swift-format`, else 100.
    let lineLength: Int
    /// Whether the workspace has a `.swift-format`.
    let isFormatted: Bool

    init(file: String, text: SourceText, lineLength: Int? = nil) {
        self.file = file
        self.text = text
        self.lineLength = lineLength ?? 100
        isFormatted = lineLength != nil
    }

    /// What changes come to.
    struct Result: Sendable, Hashable {
        /// Edits of the text as it was; none where all is there already.
        let edits: [TextEdit]
        /// The text with the edits made.
        let text: SourceText
        /// What the report should say besides.
        let notes: [Diagnostic]
    }

    /// - Throws: `ManifestError`: `manifest-unreadable`, `entry-differs` where an entry of that name means something
    ///   else, `no-such-target`, `requirement-unmet`, and `manifest-edit-unclear`, with the text to paste.
    func result(of changes: [ManifestChange]) throws(ManifestError) -> Result {
        var composition = EditComposition(of: text)
        var notes: [Diagnostic] = []
        for change in changes {
            if change.isRemoval {
                try make(change, in: &composition, &notes)
                continue
            }
            // Once for each package that the file declares; then it is there.
            var attempts = 0
            while try make(change, in: &composition, &notes) {
                attempts += 1
                guard attempts <= Self.mostPackages else { throw ManifestError.ineffective(change, file: file) }
            }
        }
        return Result(edits: composition.edits, text: composition.text, notes: notes)
    }
}

extension ManifestEditor {
    /// More packages than any manifest declares in its branches.
    private static let mostPackages = 12

    /// Makes a change as far as one edit goes.
    ///
    /// - Returns: whether there was anything to do.
    @discardableResult
    private func make(
        _ change: ManifestChange,
        in composition: inout EditComposition,
        _ notes: inout [Diagnostic]
    ) throws(ManifestError) -> Bool {
        let source = try ManifestSource(reading: composition.text, file: file)
        var draft = EditDraft(of: source, lineLength: lineLength, isFormatted: isFormatted)
        try draft.make(change)
        do {
            try draft.apply(to: &composition)
        } catch {
            throw ManifestError.overlapping(error, file: file, composition.text)
        }
        notes += draft.notes.filter { !notes.contains($0) }
        return !draft.edits.isEmpty
    }
}

extension ManifestChange {
    var isRemoval: Bool {
        switch self {
        case .removeDependency, .removeProduct, .removeTarget, .removeTargetDependency, .removeTargetPlugin,
            .removeTrait:
            true
        default: false
        }
    }

    /// Whether it is about something that must be there: an entry that goes, or a target that gets one.
    var isOfAnEntry: Bool {
        switch self {
        case .addTargetDependency, .addTargetPlugin: true
        default: isRemoval
        }
    }
}

/// The edits of one change, while they are found.
struct EditDraft {
    let source: ManifestSource
    let manifest: Manifest
    let page: Page
    let habits: ListHabits
    let isFormatted: Bool
    /// Whether an entry is added to see what that gives: to the first place that lacks it, and one place alone.
    var isReplay = false
    /// Whether the edits take something out, which makes no room for anything.
    var isRemoval = false
    var edits: [TextEdit] = []
    var notes: [Diagnostic] = []
    /// The names of the variables that hold the package.
    let packageNames: Set<String>

    var tree: SyntaxTree { source.tree }
    var spelling: ElementSpelling { ElementSpelling(tools: source.toolsVersion) }

    init(of source: ManifestSource, lineLength: Int, isFormatted: Bool) {
        self.source = source
        self.isFormatted = isFormatted
        manifest = source.manifest
        page = Page(of: source.text, limit: lineLength)
        habits = ListHabits(of: source.tree)
        packageNames = Self.packageNames(in: source)
    }

    /// The variables of the file that hold a package, and those in functions that are given a new one.
    private static func packageNames(in source: ManifestSource) -> Set<String> {
        let globals = source.evaluator.globals.variables.filter { variable in
            variable.value.records.contains { record, _ in
                if case .package = record.kind { true } else { false }
            }
        }
        let tree = source.tree
        let locals = source.evaluator.packages.compactMap { package -> String? in
            var index = package.record.expression.span.start - 1
            guard tree.is(index, "=") else { return nil }
            index -= 1
            if tree.is(index, "Package"), tree.kind(index - 1) == .colon { index -= 2 }
            return tree.kind(index) == .identifier ? tree.name(index) : nil
        }
        return Set(globals.keys).union(locals)
    }

    mutating func make(_ change: ManifestChange) throws(ManifestError) {
        switch change {
        case .addDependency(let spec): try add(spec)
        case .addProduct(let spec): try add(spec)
        case .addTarget(let spec): try add(spec)
        case .addTargetDependency(let spec): try add(spec)
        case .addTargetPlugin(let spec): try add(spec)
        case .addPlatforms(let elements): addArgument("platforms", .list(elements.map(SourceFragment.text)))
        case .addDefaultLocalization(let language): addArgument("defaultLocalization", .literal(language))
        case .addTrait(let spec): try add(spec)
        case .removeDependency(let name): try removeDependency(name)
        case .removeProduct(let name): try removeProduct(name)
        case .removeTarget(let name): try removeTarget(name)
        case .removeTargetDependency(let spec): try remove(spec)
        case .removeTargetPlugin(let spec): try remove(spec)
        case .removeTrait(let spec): try remove(spec)
        }
    }

    /// A place in the manifest, for a message.
    func location(_ range: TextRange) -> DiagnosticLocation {
        DiagnosticLocation(file: source.file, offset: range.lowerBound, in: source.text)
    }

    /// Makes the edits, and breaks the lines that they have made too long.
    func apply(to composition: inout EditComposition) throws(OverlappingEdits) {
        let before = composition.text
        try composition.apply(edits)
        var grown = 0
        var places: [Int] = []
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let line = before.string(in: before.lineRange(at: edit.range.lowerBound))
            let wasTooLong = page.width(of: line) > page.limit
            if !isRemoval, !wasTooLong, !edit.replacement.contains(.lineFeed) {
                places.append(edit.range.lowerBound + grown + edit.replacement.count)
            }
            grown += edit.replacement.count - edit.range.count
        }
        let breaking = LineBreaking(
            page: page,
            habits: habits,
            addsTrailingComma: isFormatted && !habits.avoidsTrailingCommas
        )
        for place in places.reversed() {
            var offset = place
            for _ in 0..<8 {
                let edits = breaking.edits(at: offset, in: SyntaxTree(lexing: composition.text))
                guard !edits.isEmpty else { break }
                try composition.apply(edits)
                offset += edits.reduce(0) { $0 + ($1.range.lowerBound < offset ? $1.replacement.count : 0) }
            }
        }
    }
}
