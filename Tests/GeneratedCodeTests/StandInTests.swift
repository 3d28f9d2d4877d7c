import Foundation
import Testing

/// The stand-in must refuse what SwiftUI refuses, or generated code that builds here would not build in Xcode.
struct StandInTests {
    /// Each source holds a fault and, where `CORRECT` is defined, the same without it.
    static let sources = try? FileManager.default
        .contentsOfDirectory(at: Repository.tests.appending(path: "Rejected"), includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .map(\.lastPathComponent)
        .sorted()

    @Test func thereAreSourcesToReject() {
        #expect((Self.sources ?? []).count >= 10)
    }

    @Test(arguments: sources ?? [])
    func aFaultIsRejectedAndItsCorrectionIsNot(name: String) throws {
        let source = Repository.tests.appending(path: "Rejected/\(name)")
        let marked = try #require(Mark(in: String(contentsOf: source, encoding: .utf8)))

        let faulty = try typecheck(source, correct: false)
        #expect(faulty.status != 0)
        let first = faulty.complaints.first ?? ""
        #expect(first.contains("\(name):\(marked.line):"), "\(faulty.output)")
        #expect(first.contains(marked.message), "\(faulty.output)")

        let correct = try typecheck(source, correct: true)
        #expect(correct.complaints == [])
        #expect(correct.status == 0)
    }

    private func typecheck(_ source: URL, correct: Bool) throws -> Tool.Result {
        try Compiler.typecheck([source], defining: correct ? ["CORRECT"] : [], standIn: try StandIn.built())
    }

    /// The line that must be rejected: it ends in `// error: <a part of the message>`.
    private struct Mark {
        let line: Int
        let message: String

        init?(in source: String) {
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                guard let mark = line.range(of: "// error: ") else { continue }
                self.line = index + 1
                message = String(line[mark.upperBound...])
                return
            }
            return nil
        }
    }
}
