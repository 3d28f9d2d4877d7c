import Foundation
import Testing

/// Real processes, really killed.
struct KilledRunTests {
    /// How many runs of each kind are killed.
    private static let kills = ProcessInfo.processInfo.environment["SPMGEN_LONG_TESTS"] == "1" ? 60 : 8

    @Test(arguments: [
        ["feature", "Cart"], ["view", "Basket/Summary"], ["apply", "plan.json"], ["undo"],
        ["manifest", "add-target", "Extra", "--package-path", "FeaturePackages/Basket"],
        ["remove", "Basket"], ["rename", "Basket", "Cart"],
    ])
    func whateverTheInstantTheTreeIsAsBeforeOrAsAfterTheNextRun(command: [String]) throws {
        let package = try SamplePackage()
        if command[0] != "feature" { try #require(package.run(["feature", "Basket"]).code == 0) }
        if command[0] == "apply" {
            try #require(package.run(["feature", "Cart", "--plan-out", "plan.json"]).code == 0)
        }
        try package.keep()
        let before = try package.contents()
        let start = ContinuousClock.now
        try #require(package.run(command).code == 0)
        let time = ContinuousClock.now - start
        let after = try package.contents()
        try #require(before != after)
        var done = 0
        for number in 0..<Self.kills {
            try package.reset()
            let process = try package.start(command)
            let moment = time * 1.3 * number / Self.kills
            usleep(useconds_t(moment / .microseconds(1)))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if number % 2 == 0 {
                // The next run may write, but has nothing to do.
                let next = try package.run(["view", "Missing/Screen"])
                #expect(next.code == 66, "\(next.error)")
                let now = try package.contents()
                #expect(now == before || now == after, "killed after \(moment)")
                if now == after { done += 1 }
            } else {
                let next = try package.run(command)
                // Where the killed run had done it all, nothing is left to undo or to remove.
                let canBeGone = ["undo", "remove"].contains(command[0])
                #expect(next.code == 0 || canBeGone && next.code == 66, "\(next.error)")
                #expect(try package.contents() == after, "killed after \(moment)")
            }
        }
        #expect(done < Self.kills / 2)
    }
}
