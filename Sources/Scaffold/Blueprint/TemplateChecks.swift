/// Checks templates before anybody runs them: `spmgen templates lint` and `spmgen templates test`.
struct TemplateChecks {
    struct Result {
        let check: TemplateCheck
        let diagnostics: [Diagnostic]
    }

    private let catalog: Catalog
    private let directory: AbsolutePath
    private let files: any FileSystem
    private let macros: [String: String]

    /// - Parameter macros: those of the team's IDETemplateMacros.plist.
    init(
        _ catalog: Catalog,
        from directory: AbsolutePath,
        files: any FileSystem,
        macros: [String: String] = [:]
    ) {
        self.macros = macros
        self.catalog = catalog
        self.directory = directory
        self.files = files
    }

    /// - Throws: only where a template is not there; what is wrong with one is its result.
    func lint(_ names: [String]) throws -> [Result] {
        try bundles(names).map { bundle in result(bundle, TemplateLint(bundle, macros: macros).diagnostics()) }
    }

    func trial(_ names: [String]) throws -> [Result] {
        try bundles(names).map { bundle in
            do throws(TemplateError) {
                let outcome = TemplateTrial(try Blueprint(bundle), macros: macros).run()
                return result(bundle, outcome.diagnostics, count: outcome.count, isComplete: outcome.isComplete)
            } catch {
                return result(bundle, error.diagnostics)
            }
        }
    }

    private func bundles(_ names: [String]) throws -> [TemplateBundle] {
        guard names.isEmpty else {
            return try names.map { try catalog.bundle(typed: $0, from: directory, files: files) }
        }
        return try catalog.bundlesToCheck()
    }

    private func result(
        _ bundle: TemplateBundle,
        _ diagnostics: [Diagnostic],
        count: Int? = nil,
        isComplete: Bool? = nil
    ) -> Result {
        let check = TemplateCheck(
            name: bundle.name,
            category: bundle.category,
            findings: diagnostics.count,
            combinations: count,
            isComplete: isComplete
        )
        return Result(check: check, diagnostics: diagnostics)
    }
}
