import Scaffold

extension Command {
    static let initialize = Command(
        "init",
        .writes,
        "Make a whole app: Xcode project, app root, navigation, features",
        details: [
            """
            The workspace is made in a new folder of the app's name. Its Xcode project holds the app alone and finds \
            packages by their folder, so that adding a feature never changes it.
            """,
            """
            coordinator: SwiftUI navigation by routes and exits, for iOS 17 and macOS 14. navigator: UIKit navigation \
            in sources that need iOS 13 only, for iOS 15. microapp: one package whose targets are the features.
            """,
        ],
        positionals: [Positional("<App>", "The app's name, in any case: Bookstore, book-store")],
        options: [
            InitOptions.features, InitOptions.architecture, InitOptions.layout, InitOptions.platforms,
            InitOptions.bundleIdentifier,
            InitOptions.organization,
        ],
        examples: [
            Example("init Bookstore", "An app without features"),
            Example("init Bookstore --feature Cart Product/Catalog", "With two; the second's first screen is Catalog"),
            Example("init Bookstore --layout targets --feature Cart", "Features as targets of one package"),
            Example("init Bookstore --platforms iOS18", "For iOS 18 and later only"),
            Example("init Bookstore --architecture navigator", "UIKit navigation, sources that iOS 13 understands"),
            Example("init MyApp --architecture microapp", "One package, MyAppLibrary"),
        ],
        action: initAction
    )
}

private enum InitOptions {
    static let features = Option.list(
        "feature",
        "<Feature>[/<Screen>]",
        "Features to begin with, each with its first screen (default: its own name)"
    )
    static let architecture = Option.choice(
        "architecture",
        Generator.architectures,
        "How features are made (default: coordinator)"
    )
    static let layout = Option.choice(
        "layout",
        FeatureHome.allCases.map(\.rawValue),
        "A package for a feature, or targets of the app root's (default: the architecture's)"
    )
    static let platforms = Option.list(
        "platforms",
        "<platform>",
        "What the app runs on, with the lowest version (default: the architecture's)"
    )
    static let bundleIdentifier = Option.value(
        "bundle-id",
        "<identifier>",
        "The app's bundle identifier (default: com.example.<App>)"
    )
    static let organization = Option.value(
        "organization",
        "<name>",
        "The name that Xcode writes into file headers (default: none)"
    )
}

@Sendable
private func initAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    do {
        var request = InitRequest(typed: typed, app: try ModuleName(typed, as: .app))
        for word in arguments.values(of: InitOptions.features) {
            request.features.append(try feature(word))
        }
        if let architecture = arguments.value(of: InitOptions.architecture) { request.architecture = architecture }
        request.home = arguments.value(of: InitOptions.layout).flatMap(FeatureHome.init)
        request.organization = arguments.value(of: InitOptions.organization)
        request.bundleIdentifier = arguments.value(of: InitOptions.bundleIdentifier)
        if let identifier = request.bundleIdentifier, !BundleIdentifier.isValid(identifier) {
            throw BundleIdentifier.refusal(of: identifier)
        }
        let platforms = arguments.values(of: InitOptions.platforms)
        if !platforms.isEmpty { request.platforms = try appPlatforms(platforms) }
        return .write(.initialize(request))
    } catch let error as NameError {
        throw .name(error)
    } catch let error as UsageError {
        throw error
    } catch {
        throw .rule(.internalFault, "an unforeseen error: \(error)", remedy: "please report it", command: [])
    }
}

private func feature(_ word: String) throws -> InitRequest.Feature {
    guard word.contains("/") else { return InitRequest.Feature(typed: word, name: try ModuleName(word)) }
    let path = try ScreenPath(word)
    return InitRequest.Feature(typed: word, name: path.feature, screen: path.screen)
}

/// Reads `iOS17`, `ios 17.4`, `macOS14`.
private func appPlatforms(_ words: [String]) throws(UsageError) -> [AppPlatform] {
    var platforms: [AppPlatform] = []
    for word in words {
        let letters = word.prefix { $0.isLetter }
        let numbers = word.dropFirst(letters.count).split(separator: ".", omittingEmptySubsequences: false)
        let values = numbers.compactMap { Int($0) }
        guard
            let system = AppPlatform.System.allCases.first(where: { $0.rawValue.lowercased() == letters.lowercased() }),
            (1...2).contains(values.count), values.count == numbers.count, values.allSatisfy({ 0...99 ~= $0 })
        else { throw .badPlatform(word) }
        platforms.removeAll { $0.system == system }
        platforms.append(AppPlatform(system, values[0], values.count > 1 ? values[1] : 0))
    }
    guard platforms.contains(where: { $0.system == .iOS }) else { throw .noiOS }
    return platforms.sorted { $0.system.rawValue < $1.system.rawValue }
}

extension UsageError {
    fileprivate static func badPlatform(_ typed: String) -> UsageError {
        .rule(
            .badOptionValue,
            "`\(typed)` is no platform with a version",
            remedy: "write it as `iOS17` or `macOS14`",
            command: []
        )
    }

    fileprivate static var noiOS: UsageError {
        .rule(
            .badOptionValue,
            "an app without iOS is not made here",
            remedy: "add `iOS17` to `--platforms`",
            command: []
        )
    }
}
