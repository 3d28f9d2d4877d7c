/// Where one kind of a screen's files lie: in one folder, or each screen's in a folder of its own there.
struct ScreenFolders: Sendable, Hashable {
    enum Division: Sendable, Hashable {
        case none
        /// `Screens/Summary/`
        case byStem
        /// `Screens/SummaryScreen/`
        case byType
    }

    let base: RelativePath
    let division: Division

    init(base: RelativePath, division: Division = .none) {
        self.base = base
        self.division = division
    }

    /// Reads them off the files of the screens that there are; nil where there are none.
    ///
    /// - Parameter roots: the folders of the package's targets, which are no screen's.
    init?(of files: [(screen: FeatureScreen, file: RelativePath)], roots: [RelativePath]) {
        let found = files.map { entry in
            let folder = entry.file.parent
            let division = roots.contains(folder) ? .none : Self.division(of: folder, for: entry.screen)
            return ScreenFolders(base: division == .none ? folder : folder.parent, division: division)
        }
        guard let division = found.map(\.division).favourite else { return nil }
        let bases = found.map(\.base)
        let shared = bases.dropFirst().reduce(bases[0]) { $0.commonFolder(with: $1) }
        if roots.contains(where: { shared.isInside($0) && shared != $0 }) {
            // A folder of one flow, such as `Views/Checkout`, lies in that of all.
            self.init(base: shared, division: division)
        } else {
            self.init(base: bases.favourite ?? shared, division: division)
        }
    }

    private static func division(of folder: RelativePath, for screen: FeatureScreen) -> Division {
        switch folder.name {
        case screen.stem: .byStem
        case screen.type: .byType
        default: .none
        }
    }

    /// The folder of a screen, below the sub-folders that were asked for.
    func folder(stem: String, type: String, in folders: [String] = []) -> RelativePath {
        let own: [String] =
            switch division {
            case .none: []
            case .byStem: [stem]
            case .byType: [type]
            }
        return base.appending(names: folders + own)
    }
}

extension RelativePath {
    /// The innermost folder that both lie in.
    func commonFolder(with other: RelativePath) -> RelativePath {
        RelativePath.root.appending(names: zip(components, other.components).prefix { $0 == $1 }.map(\.0))
    }
}

extension Sequence where Element: Hashable {
    /// What occurs most often; of several that do, the one that occurs last.
    var favourite: Element? {
        var counts: [Element: Int] = [:]
        for element in self { counts[element, default: 0] += 1 }
        let most = counts.values.max()
        return reversed().first { counts[$0] == most }
    }
}
