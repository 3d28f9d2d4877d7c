import Foundation
import Testing

@testable import Scaffold

/// Code in `#if os(macOS)` is not compiled on Linux, so it is held against the stand-in without what macOS lacks.
@Suite(.enabled(if: StandIn.isNeeded))
struct MacBranchTests {
    @Test func bothBranchesOfNavigationCompileWhereTheyBelong() throws {
        #expect(try typecheck(takesMacBranch: true, mode: "--macos").status == 0)
        #expect(try typecheck(takesMacBranch: false, mode: nil).status == 0)
        let foreign = try typecheck(takesMacBranch: false, mode: "--macos")
        #expect(foreign.complaints.contains { $0.contains("fullScreenCover") })
    }

    private func typecheck(takesMacBranch: Bool, mode: String?) throws -> Tool.Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "spmgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let condition = takesMacBranch ? "#if true" : "#if false"
        var sources = [folder.appending(path: "Bundle.swift")]
        let accessor = "import Foundation\nextension Foundation.Bundle { static let module = Foundation.Bundle.main }\n"
        try accessor.write(to: sources[0], atomically: true, encoding: .utf8)
        var bindings = Bindings()
        bindings.folders["SHARED"] = try RelativePath("SharedPackages")
        let rendering = try Catalog().blueprint(named: "Coordinator/Navigation").render(bindings)
        for file in rendering.files where file.path.description.contains("Sources/Navigation/") {
            guard file.path.fileExtension == "swift" else { continue }
            let text = String(decoding: file.contents, as: UTF8.self)
            let source = folder.appending(path: file.path.name)
            try text.replacing("#if os(macOS)", with: condition).write(to: source, atomically: true, encoding: .utf8)
            sources.append(source)
        }
        return try Compiler.typecheck(sources, standIn: try StandIn.built(mode: mode))
    }
}
