/// The texts of a feature.
extension NeighbourSources {
    /// A catalogue of strings with the one of the first screen, where the sibling has one.
    func strings(of sibling: FeatureModule, screen stem: String) throws -> [RenderedFile] {
        guard let strings = try SiblingStrings(of: sibling.main, in: workspace.tree),
            let sample = try ModuleSources(of: sibling, in: workspace.tree).screens.first
        else { return [] }
        let file = strings.file
        let style = try style(of: sample, in: sibling, screen: stem)
        guard style.usesStrings else { return [] }
        let manual = strings.isManual ? "\n      \"extractionState\" : \"manual\"," : ""
        let text: String
        switch file.kind {
        case .table: text = "\"\(style.textKey)\" = \"\(style.title)\";\n"
        case .catalog:
            text = """
                {
                  "sourceLanguage" : "\(strings.language)",
                  "strings" : {
                    "\(style.textKey)" : {\(manual)
                      "localizations" : {
                        "\(strings.language)" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "\(style.title)"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }

                """
        }
        return try strings.files(in: workspace.tree).map { path in
            rendered(moved(path), text)
        }
    }
}
