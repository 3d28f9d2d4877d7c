/// A command to run next, whose paths are spelled for the folder that the user is in.
struct NextCommand: Sendable, Hashable, ExpressibleByArrayLiteral {
    enum Word: Sendable, Hashable, ExpressibleByStringLiteral {
        case text(String)
        /// Relative to the plan's workspace.
        case path(RelativePath)

        init(stringLiteral text: String) {
            self = .text(text)
        }
    }

    let words: [Word]

    private init(words: [Word]) {
        self.words = words
    }

    /// The folder whose package the command tests; nil for any other command.
    var testedPackage: RelativePath? { words.count > 1 && words[1] == "test" ? package : nil }

    /// The folder whose package the command tests or builds; nil for any other command.
    var package: RelativePath? {
        guard words.count > 3, words[0] == "swift", words[2] == "--package-path", case .path(let folder) = words[3]
        else { return nil }
        return folder
    }

    /// The same by Xcode, for the project of an app.
    ///
    /// - Parameter tests: the test targets of the package, where not all that the app has is tested.
    func inSimulator(of app: String, tests: [String]) -> NextCommand {
        var wanted = tests
        if let filter = words.firstIndex(of: "--filter"), filter + 1 < words.count,
            case .text(let target) = words[filter + 1]
        {
            wanted = [target]
        }
        let isTest = words[1] == "test"
        let project: [Word] = [
            "-project", .path(.root.file(app + ".xcodeproj")), "-scheme", .text(app), "-destination",
        ]
        let destination = isTest ? "platform=iOS Simulator,name=iPhone 17" : "generic/platform=iOS Simulator"
        let only = isTest ? wanted.map { Word.text("-only-testing:" + $0) } : []
        return NextCommand(words: ["xcodebuild", words[1]] + project + [.text(destination)] + only)
    }

    /// The same with its paths as seen from a folder above.
    func moved(into folder: RelativePath) -> NextCommand {
        NextCommand(
            words: words.map { if case .path(let path) = $0 { .path(folder.appending(path)) } else { $0 } }
        )
    }

    /// Whether it is a command of Xcode's, which knows no traits.
    var isRunByXcode: Bool { words.first == "xcodebuild" }

    /// Whether it tests a target alone.
    func tests(_ target: String) -> Bool {
        words.contains(.text("-only-testing:" + target)) || words.contains(.text(target))
    }

    /// Whether Xcode is to test one target.
    var testsOneTarget: Bool {
        words.contains { word in
            if case .text(let text) = word { text.hasPrefix("-only-testing:") } else { false }
        }
    }

    /// The same with a compilation condition, which does in a module what a trait of its package does.
    func with(condition: String) -> NextCommand {
        NextCommand(words: words + [.text("SWIFT_ACTIVE_COMPILATION_CONDITIONS=$(inherited) " + condition)])
    }

    /// The same for some test target of another package.
    func tested(in package: RelativePath, only target: String) -> NextCommand {
        NextCommand(words: words[..<3] + [.path(package), "--filter", .text(target)] + words[4...])
    }

    /// The same with the trait of a package.
    func with(trait: String) -> NextCommand {
        NextCommand(words: words + ["--traits", .text(trait)])
    }

    init(arrayLiteral words: Word...) {
        self.words = words
    }

    /// A command of a blueprint: a word that begins with `./` is a path in `folder`.
    init(_ words: [String], in folder: RelativePath = .root) {
        self.words = words.map { word in
            guard word.hasPrefix("./"), let path = try? folder.appending(word) else { return .text(word) }
            return .path(path)
        }
    }

    /// The argument vector for a shell in `folder`: paths are relative to it where they lie inside, else absolute.
    func arguments(in folder: AbsolutePath, workspace: AbsolutePath) -> [String] {
        words.map { word in
            switch word {
            case .text(let text):
                return text
            case .path(let path):
                let absolute = workspace.appending(path)
                guard let inside = absolute.relative(to: folder) else { return absolute.description }
                return inside.isRoot ? "." : inside.description
            }
        }
    }
}
