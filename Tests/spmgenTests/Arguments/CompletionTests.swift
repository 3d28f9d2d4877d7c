import Testing

@testable import spmgen

struct CompletionTests {
    private let completion = Completion { kind in
        switch kind {
        case .feature: ["Cart", "Product"]
        case .screen: ["Cart/", "Cart/Items", "Product/"]
        case .inFeature: ["Cart/", "Product/"]
        case .part: ["Cart", "Cart/", "Cart/Items", "Cart/Order", "Cart/PaymentService", "Product", "Product/"]
        case .package: ["Core", "Navigation"]
        case .template: ["Module", "Screen"]
        default: []
        }
    }

    @Test(arguments: [
        (
            [""],
            [
                "init", "feature", "view", "model", "service", "shared", "host", "dependency", "widget", "remove",
                "rename", "new",
                "apply", "undo",
                "list",
                "conventions", "show", "templates", "manifest", "completions", "help",
                "version",
            ]
        ),
        (["v"], ["view", "version"]),
        (["--json", "fe"], ["feature"]),
        (["-C", "x", "fe"], ["feature"]),
        (["--wait=3", "fe"], ["feature"]),
        (["manifest", "add-target"], ["add-target", "add-target-dependency", "add-target-plugin"]),
        (["feature", ""], ["Cart", "Product"]),
        (["feature", "P"], ["Product"]),
        (["view", "Cart/"], ["Cart/", "Cart/Items"]),
        (["model", ""], ["Cart/", "Product/"]),
        (["model", "Cart/"], ["Cart/"]),
        (["service", "P"], ["Product/"]),
        (["remove", "Cart/"], ["Cart/", "Cart/Items", "Cart/Order", "Cart/PaymentService"]),
        (["remove", "P"], ["Product", "Product/"]),
        (["remove", "Cart/Items", "--kind", "m"], ["model"]),
        (["rename", "Cart/O"], ["Cart/Order"]),
        (["feature", "New", "--no"], ["--no-wire", "--no-mocks"]),
        (["feature", "New", "--no-wire", "--no"], ["--no-mocks"]),
        (["feature", "New", "--view", ""], []),
        (["feature", "New", "--depends-on", ""], ["Core", "Navigation"]),
        (["feature", "New", "--depends-on", "Core", "Na"], ["Navigation"]),
        (["feature", "New", "--depends-on", "Core,N"], ["Core,Navigation"]),
        (["feature", "New", "--depends-on=Core,N"], ["--depends-on=Core,Navigation"]),
        (["feature", "New", "--depends-on", "Core", "--depe"], ["--depends-on"]),
        (["list", "--color", ""], ["auto", "always", "never"]),
        (["list", "--color", "a"], ["auto", "always"]),
        (["list", "--color=ne"], ["--color=never"]),
        (["list", "--bogus", "--qu"], ["--quiet"]),
        (["completions", ""], ["bash", "zsh", "fish"]),
        (["help", "manifest", "sh"], ["show"]),
        (["help", "manifest", "show", ""], []),
        (["feature", "--", "--c"], []),
        (["nonsense", ""], []),
        (["new", "S"], ["Screen"]),
        (["new", "Screen", "--set", "a=b", "--se"], ["--set"]),
        (["templates", "lint", "Screen", "M"], ["Module"]),
    ])
    func whatFitsIsOffered(words: [String], offered: [String]) {
        guard case .words(let candidates) = completion.offer(for: words) else {
            Issue.record("files are offered")
            return
        }
        #expect(candidates.map(\.word) == offered)
    }

    @Test(arguments: [
        (["-C", ""], Completion.Offer.directories),
        (["list", "--directory=a"], .directories),
        (["new", "Screen", "--output", ""], .directories),
        (["manifest", "show", "--package-path", ""], .directories),
        (["feature", "Cart", "--plan-out", "p"], .files),
        (["feature", "Cart", "--plan-out=p"], .files),
    ])
    func pathsAreLeftToTheShell(words: [String], offer: Completion.Offer) {
        #expect(completion.offer(for: words) == offer)
    }

    @Test func everyCommandAndOptionIsOffered() {
        for command in CommandTable.visible {
            guard case .words(let names) = completion.offer(for: command.words) else { continue }
            #expect(names.contains { $0.word == command.words.last })
            guard case .words(let options) = completion.offer(for: command.words + ["--"]) else { continue }
            #expect(options == command.allOptions.map { Completion.Candidate($0.spelling, $0.summary) })
        }
    }
}
