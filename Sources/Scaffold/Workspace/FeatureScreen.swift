/// A screen of a feature as it lies there: its view, and its view model and tests where they were found.
struct FeatureScreen: Sendable, Hashable {
    struct ViewModel: Sendable, Hashable {
        /// As the view calls it: `ViewModel`, `CartViewModel`.
        let name: String
        /// Whether the type is a member of the view's.
        let isNested: Bool
        let file: RelativePath
    }

    struct Suite: Sendable, Hashable {
        let name: String
        let file: RelativePath
    }

    /// Its case in the enum of the feature's routes.
    let route: String
    /// The type of the view.
    let type: String
    /// The last word of the type.
    let suffix: String
    let file: RelativePath
    let viewModel: ViewModel?
    let suite: Suite?

    /// The type without its last word.
    var stem: String { String(type.dropLast(suffix.count)) }

    /// What the types of screens mostly end in.
    static let usualSuffixes: Set<String> = ["View", "Screen", "Page", "Scene"]

    /// The last word of a view's type; nil where that says nothing about how screens are named.
    static func suffix(of type: String, shownFor route: String) -> String? {
        let characters = Array(type)
        let start = characters.indices.dropFirst().last { index in
            let previous = characters[index - 1]
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            return characters[index].isUppercase
                && (!previous.isUppercase || next?.isLowercase == true)
        }
        guard let start else { return nil }
        let word = String(characters[start...])
        let isNamedAfterRoute = String(characters[..<start]).lowercased().contains(route.lowercased())
        return isNamedAfterRoute || usualSuffixes.contains(word) ? word : nil
    }
}
