import Foundation
import TestSupport
import Testing

@testable import Scaffold

/// Same input, same bytes: whoever runs it, wherever.
struct SameBytesTests {
    private static let lines = [
        "init Bookstore --organization example --bundle-id com.example.bookstore",
        "-C Bookstore feature Cart", "-C Bookstore feature Product --view Catalog --no-mocks",
        "-C Bookstore view Cart/Summary", "-C Bookstore view Product/Options/Default",
    ]

    /// Runs the lines as a process of its own.
    private func tree(in folder: String, _ environment: String) throws -> TreeSnapshot {
        let parent = try TemporaryFolder(inMemory: true)
        let place = parent.path.appending(folder)
        try parent.write([folder + "/": "", "home/": ""])
        let commands = Self.lines.map { "\"$SPMGEN\" \($0) >/dev/null" }.joined(separator: " && ")
        let result = try Shell.run(
            "cd '\(place)' && export HOME='\(parent.path)/home' \(environment) && umask 022 && \(commands)"
        )
        #expect(result.code == 0, "\(result.error)")
        return try TreeSnapshot(of: place.appending("Bookstore"))
    }

    @Test func neitherFolderNorUserNorLocaleNorClockDecidesAnything() throws {
        let one = try tree(in: "a", "LC_ALL=C TZ=UTC USER=ada")
        let other = try tree(
            in: "Ünder a folder/with 'blanks'".replacingOccurrences(of: "'", with: ""),
            "LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 TZ=Asia/Kathmandu USER=grace XDG_STATE_HOME=/dev/null/none"
        )
        #expect(other.differences(from: one) == [])
        #expect(one.files.count > 70)
    }

    @Test func aPlanIsTheSameEverywhere() throws {
        let plans = try (1...2).map { _ in
            let journey = try Journey()
            let plan = try journey.run("feature Cart --dry-run").plan
            // Once more with a state folder that knows of another run.
            try journey.does("feature Other")
            try journey.remove("FeaturePackages")
            try journey.remove("SharedPackages")
            try journey.write(Sample.package)
            #expect(try journey.run("feature Cart --dry-run").plan == plan)
            return plan
        }
        #expect(plans[0] == plans[1])
        #expect(plans[0]?.count == 64)
    }

    @Test func newFilesHaveTheUsualPermissions() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Summary"])
        let modes = try journey.snapshot().entries.mapValues { String($0.mode & 0o111, radix: 8) }
        for (path, entry) in try journey.snapshot().entries where entry.content != .folder {
            #expect(modes[path] == "0", "\(path) is executable")
        }
    }

    @Test func anEditedFileKeepsItsPermissions() throws {
        let journey = try Journey()
        try journey.folder.setMode(0o640, of: "Shop/Package.swift")
        try journey.does("feature Cart")
        #expect(try journey.snapshot().entries["Package.swift"]?.mode == 0o640)
    }
}
