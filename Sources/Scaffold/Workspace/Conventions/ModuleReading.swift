/// What one feature shows of the habits of its workspace.
struct ModuleReading {
    let module: FeatureModule
    private(set) var values: [ConventionKey: (value: ConventionValue, place: ConventionPlace)] = [:]

    /// What the first screen is called, with a star for the feature's name; nil where there is none.
    private(set) var firstScreen: String?

    private let tree: WorkingTree
    private let manifestFile: RelativePath
    private let manifestTree: SyntaxTree

    init(of module: FeatureModule, in tree: WorkingTree) throws(FileError) {
        self.module = module
        self.tree = tree
        manifestFile = module.package.file("Package.swift")
        manifestTree = SyntaxTree(lexing: SourceText(try tree.contents(of: manifestFile) ?? []))
        readLayout()
        readManifest()
        let sources = try ModuleSources(of: module, in: tree)
        try readScreens(sources)
        try readTests(sources)
        readNavigation(sources)
        try readResources(sources)
    }

    private mutating func put(_ key: ConventionKey, _ value: ConventionValue, _ place: ConventionPlace) {
        values[key] = (value, place)
    }

    private func pattern(_ name: String) -> String {
        NamePattern(of: name, stem: module.stem)?.description ?? name
    }

    private func manifestPlace(_ offset: Int) -> ConventionPlace {
        ConventionPlace(manifestFile, offset: offset, in: manifestTree.text)
    }

    // MARK: Where it lies

    private mutating func readLayout() {
        let place = manifestPlace(module.main.target.range.lowerBound)
        put(.layout, .text(module.home.rawValue), place)
        put(.featuresFolder, .text(Self.featuresFolder(of: module).described), ConventionPlace(module.folder))
        put(.featureName, .text(pattern(module.name)), place)
        let targets = module.targets
        put(.targets, .list(targets.map { pattern($0.name) }), place)
        let folders = targets.map { target in
            pattern(String(target.folder.spelled(from: module.package)))
        }
        put(.targetFolders, .list(folders), place)
    }

    /// The folder above the one that has the feature's name.
    static func featuresFolder(of module: FeatureModule) -> RelativePath {
        guard module.home == .targets else { return module.package.parent }
        let names = module.main.folder.components
        let own = names.firstIndex { $0.contains(module.stem) } ?? names.count
        return RelativePath.root.appending(names: Array(names[..<own]))
    }

    // MARK: What its manifest says

    private mutating func readManifest() {
        let manifest = module.manifest
        put(.toolsVersion, .text(manifest.toolsVersion.description), manifestPlace(0))
        if let first = manifest.platforms.entries.first {
            let text = manifest.platforms.entries.map { manifestTree.text.string(in: $0.range) }
            put(.platforms, .list(text), manifestPlace(first.range.lowerBound))
        }
        let products = module.products
        if let first = products.first {
            let place = manifestPlace(first.range.lowerBound)
            put(.products, .list(products.map { pattern($0.name) }), place)
            put(.productType, .text(first.linkage ?? "automatic"), place)
        }
        readSettings()
        let habits = ListHabits(of: manifestTree)
        let counts = (with: habits.longWithComma, without: habits.longWithoutComma)
        if counts.with + counts.without > 0 {
            put(.trailingCommas, .flag(counts.with >= counts.without), manifestPlace(0))
        }
    }

    private mutating func readSettings() {
        let main = manifestPlace(module.main.target.range.lowerBound)
        let modes: Set<String> = ["swiftLanguageModes", "swiftLanguageVersions", "swiftLanguageMode"]
        let mode = manifestTree.code.indices.first { manifestTree.isAny($0, of: modes) }
        if let mode {
            let line = manifestTree.text.lineRange(at: manifestTree.code[mode].range.lowerBound)
            let start = manifestTree.code[mode].range.upperBound
            let text = manifestTree.text.string(in: start..<line.upperBound)
            let version = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "_" }
            put(.languageMode, .text(String(version)), manifestPlace(manifestTree.code[mode].range.lowerBound))
        } else {
            put(.languageMode, .text("none"), manifestPlace(0))
        }
        if let settings = swiftSettings {
            put(.settings, .text(manifestTree.text.oneLine(settings.range)), manifestPlace(settings.range.lowerBound))
        } else if let loop = settingsLoop {
            put(.settings, .text("loop"), manifestPlace(loop))
        } else {
            put(.settings, .text("none"), main)
        }
    }

    /// The argument of the feature's main target.
    private var swiftSettings: Expression? {
        let range = module.main.target.range
        guard let first = manifestTree.code.firstIndex(where: { $0.range.lowerBound == range.lowerBound }),
            let last = manifestTree.code.lastIndex(where: { $0.range.upperBound == range.upperBound })
        else { return nil }
        return Expression(manifestTree, CodeSpan(start: first, end: last + 1)).callValue?.argument("swiftSettings")
    }

    /// Where a loop over the targets gives them their settings.
    private var settingsLoop: Int? {
        manifestTree.code.indices.first { index in
            manifestTree.is(index, "swiftSettings") && manifestTree.kind(index - 1) == .period
        }
        .map { manifestTree.code[$0].range.lowerBound }
    }

    // MARK: What its sources look like

    private mutating func readScreens(_ sources: ModuleSources) throws(FileError) {
        guard let screen = sources.screens.first else { return }
        let view = screen.view
        firstScreen = pattern(screen.stem)
        put(.screenSuffix, .text(screen.suffix), view.place)
        put(.viewsFolder, .text(folder(of: view.path, screen)), ConventionPlace(view.path))
        if let unit = view.tree.text.indentation {
            put(
                .indentation, .text(unit.described),
                ConventionPlace(view.path, offset: view.firstIndented, in: view.tree.text))
        }
        let header = FileComment(of: view.path, in: view.tree, module: module)
        put(.fileHeader, .list(header.lines), ConventionPlace(view.path, offset: 0, in: view.tree.text))
        guard let model = screen.model else {
            put(.viewModel, .text("none"), view.place)
            return
        }
        let own = NamePattern(of: model.name, stem: screen.stem)?.description ?? model.name
        put(.viewModel, .text(model.isNested ? "*\(screen.suffix).\(model.name)" : own), model.part.place)
        put(.viewModelsFolder, .text(folder(of: model.part.path, screen)), ConventionPlace(model.part.path))
        let isObject = model.part.declaration.inheritedTypes.contains { $0.text.hasSuffix("ObservableObject") }
        if isObject || model.part.declaration.attribute("Observable") != nil {
            put(.observation, .text(isObject ? "ObservableObject" : "Observable"), model.part.place)
        }
    }

    /// The folder of a screen's file in its target, with a star for the screen's own.
    private func folder(of file: RelativePath, _ screen: ModuleScreen) -> String {
        let inside = file.parent.components.dropFirst(module.main.folder.components.count)
        let parts = inside.map { $0 == screen.stem ? "*" : $0 == screen.type ? "*" + screen.suffix : $0 }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private mutating func readTests(_ sources: ModuleSources) throws(FileError) {
        for part in sources.tests {
            let imports = CodeBlock(part.tree).declarations.filter { $0.kind == .import }
            guard let found = imports.first(where: { ["XCTest", "Quick", "Testing"].contains($0.name) })
            else { continue }
            let place = ConventionPlace(part.path, offset: found.range.lowerBound, in: part.tree.text)
            put(.testLibrary, .text(found.name == "Testing" ? "swift-testing" : "xctest"), place)
            return
        }
    }

    private mutating func readNavigation(_ sources: ModuleSources) {
        func find(_ key: ConventionKey, _ endings: [String], _ kinds: Set<Declaration.Kind>) {
            let found = sources.main.first { part in
                part.declaration.kind != .extension && kinds.contains(part.declaration.kind)
                    && endings.contains { part.declaration.name == module.stem + $0 || part.declaration.name == $0 }
            }
            if let found { put(key, .text(pattern(found.declaration.name)), found.place) }
        }
        let place = ConventionPlace(module.main.folder)
        put(.routes, .text("none"), place)
        put(.coordinator, .text("none"), place)
        find(.routes, ["Route", "Routes", "Destination", "Destinations", "Path", "Screen"], [.enum])
        find(
            .coordinator, ["Coordinator", "Router", "Flow", "Navigator"], [.class, .struct, .protocol, .enum, .actor])
    }

    private mutating func readResources(_ sources: ModuleSources) throws(FileError) {
        let mock = try ModuleSources.parts(of: module.targets, in: tree).first { part in
            part.declaration.name.hasSuffix("Mock") || part.declaration.name.hasPrefix("Mock")
        }
        put(.mocks, .flag(mock != nil), mock?.place ?? ConventionPlace(module.folder))
        let strings = try StringsFile(below: module.main.folder, of: tree)
        put(.strings, .flag(strings != nil), ConventionPlace(strings?.path ?? module.main.folder))
    }
}

extension ModuleSources.Part {
    /// The first byte of a line that is indented.
    fileprivate var firstIndented: Int {
        let text = tree.text
        return text.lineStarts.first { start in
            start < text.bytes.count && (text.bytes[start] == .space || text.bytes[start] == .tab)
        } ?? 0
    }
}

extension SourceText {
    /// A range of several lines on one.
    func oneLine(_ range: TextRange) -> String {
        let words = string(in: range).split { $0 == " " || $0 == "\t" || $0.isNewline }
        return words.joined(separator: " ").replacing("[ ", with: "[").replacing(", ]", with: "]")
            .replacing(" ]", with: "]")
    }
}

extension Indentation {
    /// `4 spaces`, `1 tab`.
    var described: String {
        switch self {
        case .spaces(let count): count == 1 ? "1 space" : "\(count) spaces"
        case .tabs(let count): count == 1 ? "1 tab" : "\(count) tabs"
        }
    }

    /// Reads what `described` writes.
    init?(described text: String) {
        let words = text.split(separator: " ")
        guard words.count == 2, let count = Int(words[0]), (1...8).contains(count) else { return nil }
        switch words[1] {
        case "space", "spaces": self = .spaces(count)
        case "tab", "tabs": self = .tabs(count)
        default: return nil
        }
    }
}

extension RelativePath {
    /// The path, and `.` for the root.
    var described: String { isRoot ? "." : description }
}
