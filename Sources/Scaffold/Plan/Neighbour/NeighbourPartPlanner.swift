/// Plans `model` and `service` in a feature that follows its neighbours: what is made looks like one that is there.
struct NeighbourPartPlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: PartRequest
    let feature: NeighbourFeature

    /// Nil where the feature is one of the built-in architecture, or there is none of that name.
    init?(workspace: Workspace, catalog: Catalog, request: PartRequest) throws {
        guard let feature = try NeighbourFeature(named: request.feature.rawValue, in: workspace) else { return nil }
        self.workspace = workspace
        self.catalog = catalog
        self.request = request
        self.feature = feature
    }

    private var module: FeatureModule { feature.module }
    private var tree: WorkingTree { workspace.tree }

    func draft() throws -> PlanDraft {
        guard let sample = try sample() else { throw unknown }
        let files = try files(like: sample)
        try refuseTaken(files)
        let run = BlueprintRun(workspace: workspace)
        var scope = BlueprintRun.Scope()
        scope.isLaidOut = false
        try run.add(Rendering(files: files, edits: [], next: [], warnings: []), scope: scope)
        try run.finish()
        return PlanDraft(
            subject: Subject(typed: request.typed, name: module.stem + "/" + stem(for: sample)),
            notes: run.notes,
            next: [["swift", "test", "--package-path", .path(module.package)]]
        )
    }

    // MARK: The example

    /// The one in the same feature, else in another of its kind; nil where nothing shows what one looks like.
    func sample() throws -> PartSample? {
        let typed = request.name.rawValue
        let others = feature.reader.modules.features.filter { $0.stem != module.stem && $0.home == module.home }
        for candidate in [module] + others {
            var found: [PartSample] = []
            for target in [candidate.main] + candidate.companions where counterpart(of: target, in: candidate) != nil {
                found += try ModuleSources.parts(of: [target], in: tree).compactMap { part in
                    PartSample(part, for: request.part, in: target, of: candidate)
                }
            }
            // What is there already is no example for itself.
            found = found.filter { $0.stem != typed && $0.name != typed }
            let named = found.first { !$0.ending.isEmpty && typed.hasSuffix($0.ending) }
            if let sample = named ?? found.min(by: { rank($0) < rank($1) }) { return sample }
        }
        return nil
    }

    private func rank(_ sample: PartSample) -> (Int, RelativePath) {
        (PartSample.endings.firstIndex(of: sample.ending) ?? 0, sample.part.path)
    }

    /// The target of this feature that is what another one is in its own.
    private func counterpart(of target: ModuleTarget, in other: FeatureModule) -> ModuleTarget? {
        let pattern = NamePattern(of: target.name, stem: other.stem)?.description ?? target.name
        return module.targets.first { own in
            (NamePattern(of: own.name, stem: module.stem)?.description ?? own.name) == pattern
        }
    }

    private func stem(for sample: PartSample) -> String {
        let name = request.name.rawValue
        return name.hasSuffix(sample.ending) && name.count > sample.ending.count
            ? String(name.dropLast(sample.ending.count)) : name
    }

    // MARK: Files

    func files(like sample: PartSample) throws -> [RenderedFile] {
        let stem = stem(for: sample)
        let interface = try sample.interface(in: tree)
        let interfaceName = interface.map { FeatureNames.member($0.part.declaration.name, of: sample.stem, as: stem) }
        let isApart = interface.map { $0.part.path != sample.part.path } ?? false
        var files: [RenderedFile] = []
        var texts: [String] = []
        if let interface, let interfaceName {
            let text =
                interface.part.declaration.plainHead() + " " + interfaceName + inherited(interface.part, and: nil)
                + " {}\n"
            if isApart {
                files.append(try file(interface.part, in: interface.target, of: sample, stem: stem, text: text))
            } else {
                texts.append(text)
            }
        }
        let own =
            sample.part.declaration.plainHead() + " " + stem + sample.ending
            + inherited(sample.part, and: interfaceName)
        texts.append(own + body(sample))
        var text = texts.joined(separator: "\n")
        if let interface, interface.target.name != sample.target.name,
            let target = counterpart(of: interface.target, in: sample.module)
        {
            text = "import \(target.name)\n\n" + text
        } else if sample.identity == "UUID" {
            text = "import Foundation\n\n" + text
        }
        files.append(try file(sample.part, in: sample.target, of: sample, stem: stem, text: text))
        if let tests = try tests(sample, stem: stem) { files.append(tests) }
        return files.sorted { $0.path < $1.path }
    }

    /// What a value of one property has without more members.
    private static let ofValues: Set<String> = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable"]

    private func inherited(_ part: ModuleSources.Part, and interface: String?) -> String {
        var kept = Self.ofValues.union(PlainDeclaration.markers)
        let sample = PartSample(part, for: request.part, in: module.main, of: module)
        if sample?.identity != nil { kept.insert("Identifiable") }
        let types = part.declaration.inheritedTypes.map(\.text).compactMap { type in
            kept.contains(type) ? type : type.hasPrefix(sample?.stem ?? "\0") ? interface : nil
        }
        return types.isEmpty ? "" : ": " + types.joined(separator: ", ")
    }

    private func body(_ sample: PartSample) -> String {
        let access = sample.part.declaration.accessOfMembers
        guard let type = sample.identity else {
            return access.isEmpty ? " {}\n" : " {\n    \(access)init() {}\n}\n"
        }
        let property = " {\n    \(access)let id: \(type)\n"
        guard !access.isEmpty else { return property + "}\n" }
        return property + "\n    \(access)init(id: \(type)) {\n        self.id = id\n    }\n}\n"
    }

    /// The suite of the example, for the new one.
    private func tests(_ sample: PartSample, stem: String) throws -> RenderedFile? {
        for target in sample.module.tests {
            let suite = try ModuleSources.parts(of: [target], in: tree).first { part in
                part.declaration.name == sample.name + "Tests" && part.path.stem == part.declaration.name
            }
            guard let suite, let own = counterpart(of: sample.target, in: sample.module) else { continue }
            let isXCTest = CodeBlock(suite.tree).declarations.contains { $0.kind == .import && $0.name == "XCTest" }
            let actor = sample.part.declaration.attribute("MainActor") == nil ? "" : "@MainActor "
            let value = sample.identity.map { ["Int": "id: 1", "String": "id: \"1\""][$0] ?? "id: UUID()" } ?? ""
            let made = "\(stem + sample.ending)(\(value))"
            let text =
                (sample.identity == "UUID" && !isXCTest ? "import Foundation\n" : "")
                + "import \(isXCTest ? "XCTest" : "Testing")\n\n@testable import \(own.name)\n\n"
                + suite.declaration.plainHead() + " \(stem + sample.ending)Tests" + (isXCTest ? ": XCTestCase" : "")
                + " {\n    \(actor)\(isXCTest ? "func testMaking" : "@Test func making")() {\n        _ = \(made)\n    }\n}\n"
            return try file(suite, in: target, of: sample, stem: stem, text: text)
        }
        return nil
    }

    private func file(
        _ part: ModuleSources.Part,
        in target: ModuleTarget,
        of sample: PartSample,
        stem: String,
        text: String
    ) throws -> RenderedFile {
        let folder = counterpart(of: target, in: sample.module)?.folder ?? module.main.folder
        let inside = part.path.parent.components.dropFirst(target.folder.components.count).map { name in
            name == sample.stem ? stem : name
        }
        let name = FeatureNames.member(part.path.stem, of: sample.stem, as: stem) + ".swift"
        let conventions = try feature.reader.conventions(like: module.stem)
        let sources = NeighbourSources(
            workspace: workspace, catalog: catalog, conventions: conventions, names: FeatureNames(of: module),
            common: CommonDependencies(among: []), moved: { $0 })
        return try sources.file(folder.appending(names: inside + [name]), text, like: part)
    }

    // MARK: Refusals

    private func refuseTaken(_ files: [RenderedFile]) throws {
        let own = Set(files.map(\.path))
        let made = files.flatMap { file in
            CodeBlock(SyntaxTree(lexing: SourceText(file.contents))).declarations.filter(\.kind.hasMembers).map(\.name)
        }
        for part in try ModuleSources.parts(of: module.targets, in: tree)
        where part.declaration.kind != .extension && made.contains(part.declaration.name) && !own.contains(part.path) {
            throw WorkspaceError.nameTaken(
                request.name.rawValue, as: request.part.nameKind,
                owner: "`\(part.declaration.name)` is declared in `\(part.path)`",
                suggestion: request.name.rawValue + request.part.nameKind.otherName)
        }
    }

    private var unknown: Refusal {
        let kind = request.part.rawValue
        return Refusal(
            Diagnostic(
                .editSiteUnclear,
                "no feature like `\(module.stem)` has a \(kind) in a file of its own, so nothing shows what one looks like"
                    + " here",
                at: DiagnosticLocation(file: module.folder.described),
                remedy: "write the first \(kind) by hand; the next can follow it"
            )
        )
    }
}
