/// Tells which targets of a package may be the main ones of features.
struct CandidateFinder {
    let tree: WorkingTree

    func candidates(
        in package: RelativePath,
        _ manifest: Manifest
    ) throws(FileError) -> [FeatureModules.Candidate] {
        var found: [FeatureModules.Candidate] = []
        let count = manifest.targets.entries.count { $0.kind == .regular }
        for target in manifest.targets.entries where target.kind == .regular {
            let folder = try target.folder(in: package, of: tree)
            // Only a package's one target may have its files in `Sources` itself; this one has none yet.
            if target.path == nil, folder == package.file("Sources"), count > 1 { continue }
            guard try tree.kind(of: folder) == .directory else { continue }
            let files = try SourceFiles(tree: tree).paths(below: folder)
            guard let stem = try stem(of: target.name, in: folder, files: files) else { continue }
            // The views of a widget are no screens.
            if target.name.contains(FeatureWidget.suffix), try declaresWidget(files) { continue }
            found.append(.init(package: package, target: target, folder: folder, stem: stem))
        }
        return found
    }

    private func declaresWidget(_ files: [RelativePath]) throws(FileError) -> Bool {
        for file in files {
            guard let bytes = try tree.contents(of: file) else { continue }
            if CodeBlock(SyntaxTree(lexing: SourceText(bytes))).declarations.contains(where: \.isWidget) { return true }
        }
        return false
    }

    /// The part of a module's name that screens have; nil where it is no feature.
    private func stem(
        of name: String,
        in folder: RelativePath,
        files all: [RelativePath]
    ) throws(FileError) -> String? {
        let stems = Self.stems(of: name)
        let files = all.filter { Self.isNamedLikeAScreen($0.stem) }
        for stem in stems {
            for file in files where file.stem.hasPrefix(stem) {
                if try declaresScreen(file) { return stem }
            }
        }
        // One file may hold all of a feature: `LoginView` in `Login.swift`.
        for stem in stems {
            for file in all where stems.contains(file.stem) {
                if try declaresScreen(file, after: stem) { return stem }
            }
        }
        let isCalledOne = name.hasSuffix("Feature") || name.hasPrefix("Feature")
        let isFiledAsOne = isCalledOne || folder.components.contains { $0.contains("Feature") }
        guard isFiledAsOne else { return nil }
        for file in files where try declaresScreen(file) { return stems.last }
        return nil
    }

    /// A module's name, and without what modules have before or behind a feature's.
    static func stems(of name: String) -> [String] {
        let shorter = FeatureModules.suffixes.compactMap { suffix in
            name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : nil
        }
        let rest = FeatureModules.prefixes.compactMap { name.hasPrefix($0) ? name.dropFirst($0.count) : nil }
            .map { $0.drop { $0 == "_" } }
            .filter { $0.first?.isUppercase == true }
        return name.isEmpty ? [] : [name] + shorter + rest.map(String.init)
    }

    private static func isNamedLikeAScreen(_ name: String) -> Bool {
        FeatureScreen.usualSuffixes.contains(where: name.hasSuffix) || name.hasSuffix("ViewController")
    }

    /// - Parameter stem: what the screen is named after; any where it is nil.
    private func declaresScreen(_ file: RelativePath, after stem: String? = nil) throws(FileError) -> Bool {
        guard let bytes = try tree.contents(of: file) else { return false }
        let names = stem.map { stem in FeatureScreen.usualSuffixes.map { stem + $0 } + [stem + "ViewController"] }
        return CodeBlock(SyntaxTree(lexing: SourceText(bytes))).declarations.contains { declaration in
            declaration.isScreen && names?.contains(declaration.name) != false
        }
    }
}

extension Declaration {
    /// Whether it is a view of SwiftUI's, or a controller of one of UIKit's.
    var isScreen: Bool {
        switch kind {
        case .struct: inheritedTypes.contains { ["View", "SwiftUI.View"].contains($0.text) }
        case .class: inheritedTypes.contains { $0.text.hasSuffix("ViewController") }
        default: false
        }
    }
}
