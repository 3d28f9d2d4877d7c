/// The commands to run next, as they fit where things are: blueprints know their usual place alone.
extension Planner {
    func fitting(_ command: NextCommand, of subject: Subject?) throws -> NextCommand {
        let inXcode = try workspace.inSimulator(inItsPackage(command))
        if inXcode.isRunByXcode { return try withCondition(inXcode, of: subject) }
        return try inItsPackage(withTrait(command, of: subject))
    }

    /// A feature that is targets of the root manifest is tested there.
    private func inItsPackage(_ command: NextCommand) throws -> NextCommand {
        guard let folder = command.testedPackage, folder.parent == workspace.targetsFolder,
            let root = workspace.rootManifestFolder, try workspace.home(in: folder) != .package
        else { return command }
        return command.tested(in: root, only: folder.name + "Tests")
    }

    /// Where mocks have a trait, tests are run with it.
    private func withTrait(_ command: NextCommand, of subject: Subject?) throws -> NextCommand {
        if isOfWidget(command, subject) { return command }
        let usual = subject.map(feature).map(workspace.featuresFolder.file)
        guard let folder = workspace.hasFeaturesInRoot ? usual : command.testedPackage, command.testedPackage != nil,
            (try? workspace.hasMocksTrait(folder)) == true
        else { return command }
        return command.with(trait: Manifest.mocksTrait)
    }

    /// What Xcode runs knows no traits.
    private func withCondition(_ command: NextCommand, of subject: Subject?) throws -> NextCommand {
        guard let subject, command.testsOneTarget, !isOfWidget(command, subject) else { return command }
        let folders = [workspace.featuresFolder, workspace.targetsFolder].compactMap { $0?.file(feature(of: subject)) }
        let folder = try folders.first { try workspace.home(in: $0) != nil }
        guard let folder, (try? workspace.hasMocksTrait(folder)) == true else { return command }
        return command.with(condition: Manifest.mocksTrait)
    }

    private func feature(of subject: Subject) -> String {
        subject.name.split(separator: "/").first.map(String.init) ?? subject.name
    }

    /// A widget shows no mocks.
    private func isOfWidget(_ command: NextCommand, _ subject: Subject?) -> Bool {
        subject.map { command.tests(workspace.widget(of: feature(of: $0)).name + "Tests") } ?? false
    }
}

extension Workspace {
    /// A command that tests or builds a package for the Mac, as the simulator does it where the package is for phones
    /// alone and an app's project holds it; others as they are.
    func inSimulator(_ command: NextCommand) throws -> NextCommand {
        // A manifest that cannot be read is no reason to refuse what does not need it.
        guard let folder = command.package, let manifest = (try? manifest(in: folder)) ?? nil, manifest.isForPhones,
            let app = try appName()
        else { return command }
        let tests = manifest.targets.entries.filter { $0.kind == .test }.map(\.name)
        return command.inSimulator(of: app, tests: folder == rootManifestFolder ? [] : tests)
    }
}
