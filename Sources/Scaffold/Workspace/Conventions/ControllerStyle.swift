/// How a screen of UIKit is written, read off one that is there.
struct ControllerStyle {
    private let style: ScreenStyle
    /// The class that the sample inherits from.
    let superclass: String

    /// Nil for a screen of SwiftUI.
    init?(of style: ScreenStyle) {
        let declaration = style.sample.view.declaration
        guard declaration.kind == .class, let first = declaration.inheritedTypes.first else { return nil }
        self.style = style
        superclass = first.text
    }

    /// The initialisers of the classes that are followed.
    private static let superInits = [
        "UIViewController": "super.init(nibName: nil, bundle: nil)",
        "UITableViewController": "super.init(style: .plain)",
    ]

    /// Whether it is certain what its class asks for.
    var isFollowed: Bool { Self.superInits[superclass] != nil && style.sample.model?.isNested != true }

    private var tree: SyntaxTree { style.sample.view.tree }

    /// Whether the sample is laid out in Interface Builder.
    var isLaidOutInBuilder: Bool {
        tree.code.indices.contains { index in
            tree.is(index, "IBOutlet") || tree.is(index, "UINib") || tree.is(index, "UIStoryboard")
                || tree.is(index, "nibName") && tree.kind(index + 2) == .stringStart
        }
    }

    /// The sample's initialiser for archives, if it only fails.
    private var coderInit: String? {
        let member = style.sample.view.declaration.members.first { member in
            member.kind == .initializer && member.parameters.first?.label == "coder"
        }
        guard let member else { return nil }
        let text = tree.string(in: member.span)
        guard text.contains("fatalError"), !style.renamesWords(of: text) else { return nil }
        return SourceText(text).linesInFours(of: tree.text.indentation).joined(separator: "\n")
    }

    private var superInit: String? {
        let calls = style.sample.view.declaration.members.filter { $0.kind == .initializer }
            .flatMap { $0.body?.statements ?? [] }.map { $0.tree.string(in: $0.span) }
        return calls.first { $0.hasPrefix("super.init(style:") && !$0.contains("\n") }
    }

    /// The values of the options of the template `Controller`.
    var options: [String: String] {
        var options = style.options
        options["superclass"] = superclass
        options["superInit"] = superclass == "UITableViewController" ? superInit : nil
        options["superInit"] = options["superInit"] ?? Self.superInits[superclass]
        if let coderInit { options["coderInit"] = coderInit }
        let text =
            style.usesStrings
            ? "NSLocalizedString(\"\(style.textKey)\", bundle: .module, comment: \"\")" : "\"\(style.title)\""
        options["titleText"] = text
        return options
    }

    /// What the new screen has in another way than the sample; nil where there is nothing to say.
    var note: Diagnostic? {
        guard isLaidOutInBuilder else { return nil }
        return Diagnostic(
            .editSkipped,
            severity: .note,
            "`\(style.sample.type)` is laid out in Interface Builder, and `\(style.type)` is not",
            at: DiagnosticLocation(file: style.sample.view.path.description),
            remedy: "build its view in code, or give it a file of its own and load that in its initialiser"
        )
    }

    /// The screen cannot be made in a way that is sure to compile.
    func refusal(in feature: String) -> Refusal {
        Refusal(
            Diagnostic(
                .editSiteUnclear,
                "`\(style.sample.type)` of `\(feature)` is a `\(superclass)`, and what a new screen of this class needs"
                    + " is not certain",
                at: DiagnosticLocation(file: style.sample.view.path.description),
                remedy: "name a feature with `--like` whose screen is a `View` or a `UIViewController`"
            )
        )
    }
}

extension ScreenStyle {
    /// Whether a text speaks of the sample.
    fileprivate func renamesWords(of text: String) -> Bool { replacingWords(of: text) != text }
}

extension SourceText {
    /// The lines of a member with four spaces a level.
    fileprivate func linesInFours(of unit: Indentation?) -> [String] {
        string.inFours(from: unit).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasSuffix("\r") ? String(line.dropLast()) : String(line)
        }
    }
}
