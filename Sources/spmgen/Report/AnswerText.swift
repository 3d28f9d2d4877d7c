import Scaffold

/// What a question found out, for people.
struct AnswerText {
    /// Whether lists are shown whole.
    let all: Bool
    let style: TextStyle

    func lines(of answer: Answer) -> [String] {
        switch answer {
        case .listing(let listing): lines(of: listing)
        case .manifest(let manifest): lines(of: manifest)
        case .conventions(let conventions): lines(of: conventions)
        case .templates(let templates): lines(of: templates)
        case .template(let template): TemplateText(template, style: style).lines
        case .checked(let checks): lines(of: checks)
        case .appliedPlans(let plans): lines(of: plans)
        case .takenBack(let plan): lines(of: [plan])
        }
    }

    // MARK: Applied plans

    private func lines(of plans: [AppliedPlan]) -> [String] {
        let rows = plans.map { plan in
            [ShellWords.line(plan.command), "\(plan.paths.count) file\(plan.paths.count == 1 ? "" : "s")"]
        }
        return section("can be undone, the last one first", rows, none: "nothing")
    }

    // MARK: Listing

    private func lines(of listing: Listing) -> [String] {
        let features = listing.features.map { [$0.name, $0.path, $0.screens.joined(separator: ", ")] }
        func parts(_ names: (Listing.Feature) -> [String]) -> [[String]] {
            listing.features.filter { !names($0).isEmpty }.map { [$0.name, names($0).joined(separator: ", ")] }
        }
        let packages = listing.packages.map { [$0.name, $0.path] }
        return section("features", features, none: "none; `spmgen feature <Feature>` makes one")
            + optional("models", parts(\.models))
            + optional("services", parts(\.services))
            + section("packages", packages, none: "none")
            + optional("shared by features", listing.shared.map { [$0.name, $0.path] })
            + optional("hosts", listing.hosts.map { [$0.name, $0.path, "runs \($0.feature)"] })
            + optional("widgets", listing.widgets.map { [$0.name, $0.path, $0.feature.map { "shows \($0)" } ?? ""] })
            + lines(of: listing.templates)
    }

    private func lines(of templates: [Listing.Template]) -> [String] {
        let rows = templates.map { template in
            [
                template.name, template.category, template.path ?? "built in",
                template.command.map { "spmgen \($0)" } ?? "",
            ]
        }
        return section("templates", rows, none: "none")
    }

    private func lines(of checks: [TemplateCheck]) -> [String] {
        let rows = checks.map { check in
            let count = check.combinations.map { "\($0) \($0 == 1 ? "combination" : "combinations")" } ?? ""
            let result =
                check.findings == 0 ? "ok" : "\(check.findings) \(check.findings == 1 ? "finding" : "findings")"
            let rest = check.isComplete == false ? "the first of more" : ""
            return [check.name, check.category, result, count, rest]
        }
        return section("templates", rows, none: "none")
    }

    private func section(_ title: String, _ rows: [[String]], none: String) -> [String] {
        let shown = limited(rows).map { $0.map { VisibleText($0).escaped } }
        var lines = [style.apply(.bold, title)]
        lines += TextTable(shown).lines.map { "  " + $0 }
        if shown.count < rows.count { lines.append("  " + Self.rest(rows.count - shown.count)) }
        if rows.isEmpty { lines.append("  " + none) }
        return lines
    }

    /// A section that is left out where it has nothing to say.
    private func optional(_ title: String, _ rows: [[String]]) -> [String] {
        rows.isEmpty ? [] : section(title, rows, none: "none")
    }

    private func limited<Element>(_ list: [Element]) -> [Element] {
        all ? list : Array(list.prefix(ReportLimits.list))
    }

    private static func rest(_ count: Int) -> String { "and \(count) more; --all shows them" }

    // MARK: Conventions

    private func lines(of conventions: ConventionsReport) -> [String] {
        let rows = conventions.entries.map { entry in
            [entry.key, entry.value.spelled, Self.origin(of: entry)]
        }
        return section("conventions", rows, none: "none")
    }

    private static func origin(of entry: ConventionsReport.Entry) -> String {
        let place = entry.file.map { $0 + (entry.line.map { ":\($0)" } ?? "") } ?? ""
        switch entry.origin {
        case .found: return "\(place) (\(entry.agreeing) of \(entry.asked))"
        case .configured: return place
        case .usual: return "(nothing shows it)"
        }
    }

    // MARK: Manifest

    private func lines(of manifest: ManifestDescription) -> [String] {
        let name = manifest.name.map { VisibleText($0).escaped } ?? "a name that is not known"
        let title = "\(VisibleText(manifest.path).escaped): \(name), tools version \(manifest.toolsVersion)"
        let platforms = manifest.platforms.map { [$0.name, $0.version ?? "", Self.remark($0.certainty)] }
        let products = manifest.products.map { product in
            let kind = [product.linkage, product.type].compactMap { $0 }.joined(separator: " ")
            return [product.name, kind, product.targets.joined(separator: ", "), Self.remark(product.certainty)]
        }
        let dependencies = manifest.dependencies.map { dependency in
            [dependency.identity, dependency.location, dependency.requirement ?? "", Self.remark(dependency.certainty)]
        }
        let targets = manifest.targets.map { target in
            let uses = target.dependencies.map(\.name).joined(separator: ", ")
            return [target.name, target.type, uses, Self.remark(target.certainty, target.incomplete)]
        }
        let lists = [
            ("platforms", platforms), ("products", products), ("dependencies", dependencies), ("targets", targets),
        ]
        return [title]
            + lists.flatMap { list, rows in
                let rest = manifest.incomplete.contains(list) ? ["  and perhaps others, which cannot be read"] : []
                return section(list, rows, none: "none") + rest
            }
    }

    /// How sure a reading is, where it is not that of a literal.
    private static func remark(_ certainty: Certainty, _ incomplete: [String] = []) -> String {
        switch certainty {
        case .literal: incomplete.isEmpty ? "" : "(perhaps more \(incomplete.joined(separator: ", ")))"
        case .evaluated: "(worked out)"
        case .unknown: "(not certain)"
        }
    }
}
