/// How the workspace stands to a plan: as it was when the plan was made, as the plan leaves it, or otherwise.
struct PlanCheck {
    /// A change together with where it really takes place.
    struct Site {
        let change: PlannedChange
        /// Where the file is afterwards, or was if it is deleted.
        let place: RealPaths.Place
        /// Where the file that goes away is: the origin of a move, the place of a deletion.
        let removed: RealPaths.Place?
        /// The bytes that are there now, at the origin of a move.
        let before: [UInt8]?

        /// Whether there is anything to do.
        var isEffective: Bool { change.action != .edit || change.before != change.after }
    }

    let root: AbsolutePath
    private(set) var sites: [Site] = []
    /// All that stands in the way, the most serious first.
    private(set) var problems: [PlanError.Problem] = []
    /// Whether every file is already as the plan leaves it.
    private(set) var isDone = true

    private let files: any FileSystem
    private(set) var paths: RealPaths
    private var filled: Set<RelativePath> = []

    /// - Throws: `PlanError` with `disk` where the workspace cannot be looked at.
    init(_ plan: PlanDocument, root: AbsolutePath, files: any FileSystem) throws(PlanError) {
        self.files = files
        paths = try PlanError.onDisk { () throws(FileError) in try RealPaths(root: root, files: files) }
        self.root = paths.root
        for change in plan.changes where change.action == .delete || change.action == .move {
            // What cannot be located is reported below.
            let place = try? paths.place(of: change.origin ?? change.path, followingLast: false)
            if let place { paths.leave(place.path) }
        }
        for change in plan.changes { try locate(change) }
        refuseNested()
        guard problems.isEmpty else {
            problems.sort { $0.rank < $1.rank }
            isDone = false
            return
        }
        for site in sites { try compare(site) }
        if isDone {
            // What the plan did is all that has changed.
            problems = []
        } else {
            try compareReads(plan.reads)
        }
    }

    /// Finds out where a change takes place.
    private mutating func locate(_ change: PlannedChange) throws(PlanError) {
        if change.path.components.first?.hasPrefix(Staging.prefix) == true {
            problems.append(.invalid("the plan changes `\(change.path)`, which is spmgen's own"))
            return
        }
        if change.path.components.contains(where: { $0.lowercased() == ".git" }) {
            problems.append(.invalid("the plan changes `\(change.path)`, where files are programs that git runs"))
            return
        }
        do {
            var place = try paths.place(of: change.path, followingLast: change.action != .delete)
            var removed: RealPaths.Place?
            switch change.action {
            case .create, .edit:
                break
            case .delete:
                removed = place
            case .move:
                removed = try paths.place(of: change.origin ?? change.path, followingLast: false)
            }
            if let removed {
                if removed.status?.kind == .symlink {
                    refuse(.blocked(change.path, by: removed.path, .symlink))
                }
            }
            if change.action != .delete, !filled.insert(place.path).inserted {
                refuse(.blocked(change.path, by: place.path, .symlink))
            }
            if let status = place.status, status.kind == .directory || status.kind == .other {
                refuse(.blocked(change.path, by: place.path, .init(status.kind)))
                place = RealPaths.Place(path: place.path, status: nil, firstAbsent: nil)
            }
            var before: [UInt8]?
            let source = removed ?? place
            if source.status?.kind == .file { before = try read(source.path) }
            sites.append(Site(change: change, place: place, removed: removed, before: before))
        } catch let error where !error.isOfDisk {
            for problem in error.problems { refuse(problem) }
        }
    }

    /// A plan cannot make a file and put others below it.
    private mutating func refuseNested() {
        for path in filled.sorted() {
            if let file = path.foldersFromTop.first(where: filled.contains) {
                refuse(.blocked(path, by: file, .file))
            }
        }
    }

    private mutating func compare(_ site: Site) throws(PlanError) {
        let change = site.change
        let found = site.before.map { SHA256(of: $0).hex }
        switch change.action {
        case .create:
            if found != change.after { isDone = false }
            if site.place.status != nil { moved(change.path) }
        case .edit:
            if found != change.after { isDone = false }
            if found != change.before { moved(change.path) }
        case .delete:
            if site.place.status != nil { isDone = false }
            if found != change.before { moved(change.path) }
        case .move:
            try compareMove(site, found: found)
        }
    }

    private mutating func compareMove(_ site: Site, found: String?) throws(PlanError) {
        let change = site.change
        if let removed = site.removed, removed.status != nil { isDone = false }
        let there = site.place.status == nil ? nil : SHA256(of: try read(site.place.path)).hex
        if there != change.after { isDone = false }
        if there != nil { moved(change.path) }
        if found != change.before { moved(change.origin ?? change.path) }
    }

    private mutating func compareReads(_ reads: [PlannedRead]) throws(PlanError) {
        let tree = WorkingTree(root: root, files: files)
        for read in reads {
            let found = try PlanError.onDisk { () throws(FileError) in try tree.contents(of: read.path) }
            if found.map({ SHA256(of: $0).hex }) != read.sha256 { moved(read.path) }
        }
    }

    /// One thing in the way is told of once, however many files lie behind it.
    private mutating func refuse(_ problem: PlanError.Problem) {
        if problem.obstacle == nil || !problems.contains(where: { $0.obstacle == problem.obstacle }) {
            problems.append(problem)
        }
    }

    private mutating func moved(_ path: RelativePath) {
        if !problems.contains(.moved(path)) { problems.append(.moved(path)) }
    }

    private func read(_ path: RelativePath) throws(PlanError) -> [UInt8] {
        try PlanError.onDisk { () throws(FileError) in try files.read(root.appending(path)) }
    }
}

extension PlanError {
    /// The disk refused, so that nothing more can be found out.
    fileprivate var isOfDisk: Bool {
        problems.contains { if case .disk = $0 { true } else { false } }
    }
}

extension PlanError.Problem {
    /// What has to be moved out of the way.
    fileprivate var obstacle: RelativePath? {
        switch self {
        case .blocked(_, let obstacle, _): obstacle
        case .escapes(_, let link): link
        default: nil
        }
    }

    /// The first problem decides the exit code.
    fileprivate var rank: Int {
        switch self {
        case .escapes, .invalid: 0
        case .blocked: 1
        default: 2
        }
    }
}
