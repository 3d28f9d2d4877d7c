import Scaffold
import Testing

@testable import spmgen

struct ArgumentParserTests {
    /// Different spellings of one request.
    @Test(arguments: [
        ["feature", "Cart", "--view", "Items", "--depends-on", "Core", "Net"],
        ["feature", "Cart", "--view=Items", "--depends-on=Core,Net"],
        ["feature", "Cart", "--depends-on", "Core,Net", "--view", "Items"],
        ["feature", "Cart", "--depends-on", "Core", "--view", "Items", "--depends-on", "Net"],
        ["feature", "--depends-on=Core", "--depends-on=Net", "Cart", "--view", "Items"],
        ["feature", "--depends-on", "Core", "Net", "--view", "Items", "Cart"],
        ["feature", "--depends-on", "Core", "Net", "--view", "Items", "--", "Cart"],
        ["--json", "feature", "Cart", "--view", "Items", "--depends-on", "Core,,Net,"],
    ])
    func oneRequestHasManySpellings(words: [String]) throws {
        let invocation = try ArgumentParser.parse(words)
        let expected = FeatureRequest(
            typed: "Cart",
            name: try ModuleName("Cart"),
            view: try TypeName("Items"),
            dependsOn: ["Core", "Net"]
        )
        #expect(invocation.action == .write(.feature(expected)))
        #expect(invocation.words == ["spmgen", "feature", "Cart", "--view", "Items", "--depends-on", "Core", "Net"])
    }

    @Test func everyOptionOfFeatureReachesTheRequest() throws {
        let cart = try ModuleName("Cart")
        #expect(try Self.feature([]) == FeatureRequest(typed: "cart", name: cart))
        #expect(try Self.feature(["--into", "App"]).into == "App")
        #expect(try Self.feature(["--no-wire"]).wiring == FeatureRequest.Wiring.none)
        #expect(try Self.feature(["--wire-only"]).wiring == .only)
        #expect(try Self.feature(["--no-mocks"]).mocks == false)
        #expect(try Self.feature(["--ios-only"]).iosOnly)
    }

    @Test func filesOnlyReachesTheRequest() throws {
        let words = ["view", "cart/pay/card", "--files-only"]
        let expected = ViewRequest(
            typed: "cart/pay/card",
            feature: try ModuleName("Cart"),
            folders: [try TypeName("Pay", as: .folder)],
            screen: try TypeName("Card"),
            filesOnly: true
        )
        #expect(try ArgumentParser.parse(words).action == .write(.view(expected)))
    }

    @Test func removeTakesAFeatureOrAScreen() throws {
        var expected = RemoveRequest(typed: "cart", feature: try ModuleName("Cart"))
        #expect(try ArgumentParser.parse(["remove", "cart"]).action == .write(.remove(expected)))
        expected.typed = "cart/pay/card"
        expected.screen = try TypeName("Card")
        expected.folders = [try TypeName("Pay", as: .folder)]
        expected.keepsEdited = true
        let words = ["remove", "cart/pay/card", "--keep-edited"]
        #expect(try ArgumentParser.parse(words).action == .write(.remove(expected)))
    }

    @Test func renameTakesAnOldNameAndANewOne() throws {
        var expected = RenameRequest(typed: "cart", feature: try ModuleName("Cart"), newTyped: "basket")
        #expect(try ArgumentParser.parse(["rename", "cart", "basket"]).action == .write(.rename(expected)))
        expected.typed = "cart/summary"
        expected.screen = try TypeName("Summary")
        #expect(try ArgumentParser.parse(["rename", "cart/summary", "basket"]).action == .write(.rename(expected)))
        #expect(throws: CommandLineError.self) { try ArgumentParser.parse(["rename", "cart"]) }
        #expect(throws: CommandLineError.self) { try ArgumentParser.parse(["rename", "cart", "Foundation"]) }
    }

    @Test func sharedOptionsStandAnywhere() throws {
        let words = ["-C", "/tmp/a", "list", "--json", "--color=never", "--all", "--verbose", "--wait", "5"]
        let invocation = try ArgumentParser.parse(words)
        var expected = ReportOptions()
        expected.directory = "/tmp/a"
        expected.json = true
        expected.color = .never
        expected.all = true
        expected.verbose = true
        expected.wait = 5
        #expect(invocation.report == expected)
        #expect(invocation.action == .read(.list))
        #expect(invocation.command == "list")
        #expect(try ArgumentParser.parse(["list", "--directory=b", "--quiet"]).report.quiet)
    }

    @Test func whatIsDoneWithAPlanIsNoPartOfItsCommand() throws {
        let hash = String(repeating: "aB", count: 32)
        let preview = ["feature", "cart", "--dry-run", "--diff", "--plan-out", "p.json", "-C", "x", "--json"]
        let shown = try ArgumentParser.parse(preview)
        let carriedOut = try ArgumentParser.parse(["feature", "cart", "--expect-plan", hash])
        #expect(shown.words == ["spmgen", "feature", "cart"])
        #expect(carriedOut.words == shown.words)
        #expect(shown.writing == WritingOptions(dryRun: true, diff: true, planOut: "p.json"))
        #expect(carriedOut.writing.expectedPlan == hash.lowercased())
        #expect(!carriedOut.writing.isPreview)
    }

    @Test(arguments: ["--dry-run", "--diff", "--plan-out=p.json"])
    func lookingAtAPlanImpliesADryRun(option: String) throws {
        #expect(try ArgumentParser.parse(["feature", "Cart", option]).writing.isPreview)
    }

    @Test(arguments: [
        (["--help"], [String]()),
        (["-h"], []),
        ([], []),
        (["--json"], []),
        (["feature", "--help"], ["feature"]),
        (["--help", "feature"], ["feature"]),
        (["feature", "Cart", "--bogus", "-h"], ["feature"]),
        (["feature", "Type", "--help"], ["feature"]),
        (["manifest", "--help"], ["manifest"]),
        (["manifest", "add-target", "--type", "-h"], ["manifest", "add-target"]),
        (["help"], []),
        (["help", "manifest", "add-target"], ["manifest", "add-target"]),
        (["help", "nonsense"], ["nonsense"]),
    ])
    func helpIsAskedForInManyWays(words: [String], topic: [String]) throws {
        #expect(try ArgumentParser.parse(words).action == .help(topic: topic))
    }

    @Test(arguments: [["--version"], ["version"], ["list", "--version"], ["version", "--json"]])
    func theVersionIsAskedForInManyWays(words: [String]) throws {
        #expect(try ArgumentParser.parse(words).action == .version)
    }

    @Test(arguments: refusals)
    func aWrongLineIsRefusedWithWhatToType(
        words: [String],
        id: DiagnosticID,
        message: String,
        remedy: String
    ) throws {
        let error = #expect(throws: CommandLineError.self) { try ArgumentParser.parse(words) }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.id == id)
        #expect(diagnostic.id.exitCode == 64)
        #expect(diagnostic.message == message)
        #expect(diagnostic.remedy == remedy)
    }

    @Test(arguments: [
        (["fature", "Cart"], ["spmgen", "feature", "Cart"]),
        (["--json", "lits"], ["spmgen", "--json", "list"]),
        (["feature", "Cart", "--veiw=Items"], ["spmgen", "feature", "Cart", "--view=Items"]),
        (["list", "--color=allways"], ["spmgen", "list", "--color=always"]),
        (["list", "--color", "nevr"], ["spmgen", "list", "--color", "never"]),
        (["manifest", "add-targt", "Core"], ["spmgen", "manifest", "add-target", "Core"]),
    ])
    func aMisspeltWordIsCorrectedInTheLine(words: [String], line: [String]) throws {
        let error = #expect(throws: CommandLineError.self) { try ArgumentParser.parse(words) }
        #expect(error?.diagnostics.first?.command == line)
        #expect(throws: Never.self) { try ArgumentParser.parse(Array(line.dropFirst())) }
    }

    @Test(arguments: [
        (["feature", "--json", "--bogus"], true),
        (["--json"], true),
        (["feature", "--", "--json"], false),
        (["feature", "--jsn"], false),
    ])
    func aWrongLineIsStillReportedInTheFormItAsksFor(words: [String], json: Bool) {
        #expect(ArgumentParser.scan(words).json == json)
        #expect(ArgumentParser.scan(["x", "--color=never"]).color == .never)
        #expect(ArgumentParser.scan(["x", "--color", "always"]).color == .always)
    }

    private static func feature(_ options: [String]) throws -> FeatureRequest {
        let action = try ArgumentParser.parse(["feature", "cart"] + options).action
        guard case .write(.feature(let request)) = action else { throw Missing() }
        return request
    }

    private struct Missing: Error {}
}

private let refusals: [([String], DiagnosticID, String, String)] = [
    (["fature", "Cart"], .unknownCommand, "there is no command `fature`", "did you mean `feature`?"),
    (["screen", "Cart/Summary"], .unknownCommand, "there is no command `screen`", "did you mean `view`?"),
    (["check"], .unknownCommand, "there is no command `check`", "choose one of the commands of the help"),
    (["\u{1b}[2J"], .unknownCommand, "there is no command `\\u{1b}[2J`", "choose one of the commands of the help"),
    (["manifest", "shwo"], .unknownCommand, "there is no command `manifest shwo`", "did you mean `show`?"),
    (
        ["manifest"], .missingArgument, "`manifest` needs the name of one of its commands",
        "use one of `show`, `add-dependency`, `add-product`, `add-target`, `add-target-dependency`, "
            + "`add-target-plugin`, `remove-dependency`, `remove-product`, `remove-target`, "
            + "`remove-target-dependency`, `remove-target-plugin`"
    ),
    (["feature", "Cart", "--veiw", "A"], .unknownOption, "`feature` has no option `--veiw`", "did you mean `--view`?"),
    (["feature", "Cart", "-x"], .unknownOption, "`feature` has no option `-x`", "leave it out"),
    (["list", "--dry-run"], .unknownOption, "`list` has no option `--dry-run`", "leave it out"),
    (["--dry-run", "list"], .unknownOption, "`list` has no option `--dry-run`", "leave it out"),
    (
        ["--into", "App", "feature", "Cart"], .unknownOption, "there is no option `--into` for all commands",
        "put the options of a command behind its name"
    ),
    (["feature", "Cart", "--view"], .missingArgument, "`--view` needs a value", "write `--view <Name>`"),
    (["feature", "Cart", "--view", "--json"], .missingArgument, "`--view` needs a value", "write `--view <Name>`"),
    (["feature", "Cart", "--into="], .missingArgument, "`--into` needs a value", "write `--into <target>`"),
    (
        ["feature", "Cart", "--depends-on", ","], .missingArgument, "`--depends-on` needs a value",
        "write `--depends-on <package>…`"
    ),
    (["list", "-C"], .missingArgument, "`--directory` needs a value", "write `--directory <dir>`"),
    (
        ["list", "--json=yes"], .badOptionValue, "`--json` takes no value, and `yes` was given",
        "write `--json` alone, or leave it out"
    ),
    (
        ["list", "--color", "purple"], .badOptionValue, "`purple` is no value of `--color`",
        "use one of `auto`, `always`, `never`"
    ),
    (
        ["list", "--color", "nevr"], .badOptionValue, "`nevr` is no value of `--color`",
        "did you mean `never`? Its values are `auto`, `always`, `never`"
    ),
    (
        ["list", "--wait", "soon"], .badOptionValue,
        "`soon` is no value of `--wait`: it is no number of seconds between 0 and 86400", "write `--wait <seconds>`"
    ),
    (
        ["feature", "Cart", "--into", "A\u{8}pp"], .badOptionValue,
        "`A\\u{8}pp` is no value of `--into`: it has a character that cannot be seen", "write `--into <target>`"
    ),
    (
        ["feature", "Cart", "--expect-plan", "abc"], .badOptionValue,
        "`abc` is no value of `--expect-plan`: a plan's SHA-256 has 64 hexadecimal digits",
        "write `--expect-plan <sha256>`"
    ),
    (
        ["feature", "Cart", "--view", "A", "--view", "B"], .conflictingOptions,
        "`--view` is given twice, with different values", "keep one `--view`"
    ),
    (
        ["feature", "Cart", "--wire-only", "--no-wire"], .conflictingOptions,
        "`--no-wire` and `--wire-only` exclude each other", "keep either `--no-wire` or `--wire-only`"
    ),
    (
        ["list", "--quiet", "--verbose"], .conflictingOptions, "`--quiet` and `--verbose` exclude each other",
        "keep either `--quiet` or `--verbose`"
    ),
    (["feature"], .missingArgument, "`feature` needs <Feature>", "write it as in `spmgen feature Cart`"),
    (
        ["feature", "--depends-on", "Core", "Cart"], .missingArgument, "`feature` needs <Feature>",
        "put it before `--depends-on`, which takes all words behind it as its values"
    ),
    (
        ["feature", "Cart", "Order"], .unexpectedArgument, "`feature` has no place for `Order`",
        "write it as in `spmgen feature Cart`"
    ),
    (
        ["manifest", "add-target-dependency", "Core"], .missingArgument,
        "`manifest add-target-dependency` needs <target>",
        "write it as in `spmgen manifest add-target-dependency Core App`"
    ),
]
