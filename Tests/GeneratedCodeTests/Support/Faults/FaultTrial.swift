import Testing

/// Puts faults into a generated workspace, one at a time, and asks the generated tests about each.
struct FaultTrial {
    /// What becomes of a fault.
    private enum Verdict: String {
        /// A test fails.
        case noticed = "noticed"
        /// It does not build, or ends the run.
        case rejected = "rejected"
        case missed = "missed"
    }

    let app: SampleWorkspace
    /// The package whose tests are asked about what the tests of the package with the fault do not notice.
    var root: String?

    /// No package has tests of the older kind, and looking for them takes time.
    private static let options = ["--disable-xctest"]

    /// Those that neither a test nor the compiler notices. Each is printed, with what became of it.
    func missed(of faults: [Fault]) throws -> [Fault] {
        let packages = Set(faults.map(\.package) + [root].compactMap(\.self))
        for package in packages.sorted() {
            let run = try app.test(package, options: Self.options)
            try #require(run.status == 0 && run.count > 0, "\(package): \(run.output)")
        }
        var missed: [Fault] = []
        for fault in faults {
            let verdict = try verdict(on: fault)
            if verdict == .missed { missed.append(fault) }
            print(verdict.rawValue, fault, separator: " | ")
        }
        print("\(faults.count - missed.count) of \(faults.count) faults are noticed")
        return missed
    }

    private func verdict(on fault: Fault) throws -> Verdict {
        let correct = try app.read(fault.file)
        let faulty = correct.replacing(fault.text, with: fault.replacement, maxReplacements: 1)
        try #require(faulty != correct, "`\(fault.text)` is not in \(fault.file)")
        try app.write(faulty, at: fault.file)
        defer { try? app.write(correct, at: fault.file) }
        for package in [fault.package, root].compactMap(\.self) {
            let run = try app.test(package, options: Self.options)
            if run.status != 0 { return run.count > 0 ? .noticed : .rejected }
            if package == root { break }
        }
        return .missed
    }
}
