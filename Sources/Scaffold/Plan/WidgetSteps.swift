/// What is left to do when a widget has been made: no package can hold the target of an extension, and no edit of a
/// project is certain.
struct WidgetSteps {
    let workspace: Workspace
    let widget: FeatureWidget
    let platforms: WidgetPlatforms

    /// - Parameter made: the files that were not there before.
    func notes(on made: Set<RelativePath>) throws -> [Diagnostic] {
        var notes: [Diagnostic] = []
        if made.contains(widget.path.file(ManifestFiles.plain)) { notes += platforms.raised.map(raised) }
        if made.contains(where: { $0.isInside(widget.extensionFolder) }) {
            notes.append(try hasProject() ? stepsInXcode : stepsWithoutProject)
        }
        return notes
    }

    private func hasProject() throws -> Bool {
        try workspace.tree.entries(of: .root).contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    private func raised(_ platform: Manifest.Platform, _ minimum: PlatformRequirement.Minimum) -> Diagnostic {
        Diagnostic(
            .platformRaised,
            severity: .note,
            "`\(widget.path)` is for \(minimum.name) \(minimum.version), as there are no widgets before; the feature stays"
                + " for \(platform.name) \(platform.major.map(String.init) ?? "older systems")",
            remedy: "the app keeps its own deployment target; give its extension \(minimum.name) \(minimum.version)"
        )
    }

    private var stepsInXcode: Diagnostic {
        let name = widget.name
        return Diagnostic(
            .stepLeftInXcode,
            severity: .note,
            "the app has no target yet for the files in `\(widget.extensionFolder)`",
            remedy: "in Xcode: 1. File › New › Target… › Widget Extension, with the product name `\(name)` and no box"
                + " ticked; the target is then called `\(name)Extension`. 2. Delete the folder `\(name)` that Xcode made"
                + " beside the app. 3. Add the folder `\(name)Extension` to the project and to that target, without its"
                + " Info.plist. 4. Build Settings of the target: Info.plist File is `\(name)Extension/Info.plist`."
                + " 5. General › Frameworks and Libraries: add `\(name)`"
        )
    }

    private var stepsWithoutProject: Diagnostic {
        Diagnostic(
            .stepLeftInXcode,
            severity: .note,
            "there is no app here for the files in `\(widget.extensionFolder)`",
            remedy: "they are for the widget extension of the app that uses this package; it links the product"
                + " `\(widget.name)`"
        )
    }
}
