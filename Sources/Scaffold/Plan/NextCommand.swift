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
    var testedPackage: RelativePath? {
        guard words.count > 3, Array(words[..<3]) == ["swift", "test", "--package-path"],
            case .path(let folder) = words[3]
        else { return nil }
        return folder
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
