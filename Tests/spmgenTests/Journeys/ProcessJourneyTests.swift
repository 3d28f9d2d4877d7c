import Foundation
import TestSupport
import Testing

@testable import Scaffold

/// The built program where only a process of its own can show what happens.
struct ProcessJourneyTests {
    /// Starts the program while another one holds the workspace, stops it, and says how it ended.
    private func ending(of journey: Journey, signal: Int32) throws -> (code: Int32, output: String) {
        let lock = try #require(try Disk().lock(journey.root))
        defer { lock.release() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Shell.program)
        process.arguments = ["-C", journey.root.description, "feature", "Cart", "--json", "--wait", "120"]
        process.environment = ["XDG_STATE_HOME": journey.folder.path.appending("state").description]
        let output = Pipe()
        process.standardOutput = output
        // Threads of a test may have their signals blocked, and a process begins with what its maker has.
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
        // Until it listens to signals, which it does first of all.
        var tries = 0
        while !Self.listens(process, to: signal), tries < 2000 {
            usleep(5000)
            tries += 1
        }
        kill(process.processIdentifier, signal)
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return (process.terminationStatus, text)
    }

    private static func listens(_ process: Process, to signal: Int32) -> Bool {
        guard
            let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigCgt:") }),
            let caught = UInt64(line.split(separator: "\t").last ?? "", radix: 16)
        else {
            // Where there is no such file, half a second is enough for a start.
            usleep(500_000)
            return true
        }
        return caught & (1 << UInt64(signal - 1)) != 0
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aRunThatIsStoppedWhileItWaitsEndsWith130(signal: Int32) throws {
        let journey = try Journey()
        let before = try journey.snapshot()
        let (code, output) = try ending(of: journey, signal: signal)
        #expect(code == 130)
        let report = try Report(output)
        #expect(report.errors == ["interrupted"])
        #expect(report.workspace == journey.root.description)
        #expect(try journey.snapshot().differences(from: before) == [])
    }

    /// Not as root, to whom everything is allowed.
    @Test func aFolderThatMayNotBeWrittenIsRefused() throws {
        let journey = try Journey()
        let asNobody = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
        let tool = try Shell.run("command -v setpriv >/dev/null || [ \"$(id -u)\" != 0 ]")
        guard tool.code == 0 else { return }
        let line = """
            cp "$SPMGEN" '\(journey.folder.path)/spmgen' && chmod -R a+rX '\(journey.folder.path)' && \
            chmod -R a-w '\(journey.root)' && cd '\(journey.root)' && \
            XDG_STATE_HOME=/nonexistent \(asNobody)'\(journey.folder.path)/spmgen' feature Cart --json; code=$?; \
            chmod -R u+w '\(journey.root)'; exit $code
            """
        let before = try journey.snapshot().files
        let result = try Shell.run(line)
        #expect(result.code == 74, "\(result.output) \(result.error)")
        #expect(try Report(result.output).errors == ["disk-refused"])
        #expect(try journey.snapshot().files == before)
    }

    /// A small file system in memory, where this user may mount one.
    @Test func aFullDiskIsRefusedAndTakenBack() throws {
        let folder = try TemporaryFolder()
        let mount = "mount -t tmpfs -o size=96k tmpfs '\(folder.path)'"
        guard geteuid() == 0, try Shell.run(mount).code == 0 else { return }
        defer { _ = try? Shell.run("umount '\(folder.path)'") }
        try folder.write(["Package.swift": Sample.manifest, "Sources/Shop/Shop.swift": ""])
        let before = try folder.snapshot(times: true)
        let result = try Shell.run("cd '\(folder.path)' && XDG_STATE_HOME=/nonexistent \"$SPMGEN\" feature Cart --json")
        #expect(result.code == 74, "\(result.output)")
        let report = try Report(result.output)
        #expect(report.errors == ["disk-refused"])
        #expect(report.diagnostics[0].message.contains("No space left"))
        #expect(try folder.snapshot(times: true).differences(from: before) == [])
    }

    @Test func aSecondRunIsTheSameForAProcess() throws {
        let journey = try Journey()
        let line = "cd '\(journey.root)' && \"$SPMGEN\" feature Cart --json && \"$SPMGEN\" view Cart/Summary --json"
        #expect(try Shell.run(line).code == 0)
        let before = try journey.snapshot()
        let again = try Shell.run(line)
        #expect(again.output.components(separatedBy: "\"status\":\"unchanged\"").count == 3)
        #expect(try journey.snapshot().differences(from: before) == [])
    }
}
