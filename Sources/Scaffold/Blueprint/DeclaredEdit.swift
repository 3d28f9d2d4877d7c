/// An edit of a file that exists, as a template asks for it, with all its macros replaced.
///
/// It says what is to be there, not where: the file is found by the declaration it holds, the place by syntax.
struct DeclaredEdit: Sendable, Hashable {
    enum Kind: String, Sendable, CaseIterable {
        // Swift sources.
        case enumCase = "EnumCase"
        case switchBranch = "SwitchBranch"
        case `import` = "Import"
        case member = "Member"
        case listElement = "ListElement"
        // Manifests.
        case packageDependency = "PackageDependency"
        case product = "Product"
        case target = "Target"
        case targetDependency = "TargetDependency"
        case trait = "Trait"
        // Other files.
        case jsonEntry = "JSONEntry"
        case managedSection = "ManagedSection"
    }

    enum Place: String, Sendable, CaseIterable {
        case last
        case sorted
        case beforeDefault
    }

    let kind: Kind
    /// The name under which other edits refer to this one.
    let id: String?
    /// The edit without which this one is left out.
    let with: String?
    /// Whether the run ends where there is no place for it; otherwise that is a warning.
    let isRequired: Bool
    /// The file, or the folder below which the file is looked for; relative to the workspace.
    let location: RelativePath
    /// The declaration that the file is found by: `enum CartRoute`.
    let declares: String?
    /// The way from there to the place: `func view(for:)`, `switch`.
    let at: [String]
    /// What is inserted; in a JSON file the value or the element; of a trait, what it is described as.
    let text: String?
    /// Nil leaves it to the kind of the edit.
    let place: Place?
    /// Whether empty lines stand around what is inserted.
    let isApart: Bool
    /// Members that the declaration must have for the text to compile.
    let needs: [String]
    /// The key of an entry of a JSON object.
    let key: String?
    /// The name of a product, a target, a target's dependency, a trait or a managed section.
    let name: String?
    /// The package that a target's dependency is a product of.
    let package: String?
    /// The target that a dependency is added to.
    let target: String?
    /// The folder of a package or a target; of a package relative to the workspace, of a target to its package.
    let path: RelativePath?
    /// The type of a product or a target, in the words of `spmgen manifest add-product` and `add-target`.
    let type: String?
    /// The targets of a product.
    let targets: [String]
    /// The dependencies of a target.
    let dependencies: [String]
    /// The resources of a target, as a manifest writes them.
    let resources: [String]
    /// The settings of a target, as a manifest writes them.
    let swiftSettings: String?
    /// Where it is declared, for messages: a property list, and which entry of it.
    let origin: Origin

    struct Origin: Sendable, Hashable {
        let file: String
        let entry: String
    }
}
