/// Faults in what `spmgen model`, `spmgen service` and `spmgen widget` make, which is the same in each architecture.
extension Fault {
    static func serviceFaults(_ name: String, in service: String, mock: String) -> [Fault] {
        [
            Fault("service", in: service, "loading ?? Task", to: "Task"),
            Fault("service", in: service, "        loading = task\n"),
            Fault("service", in: service, "if loading == task { loading = nil }"),
            Fault("service", in: service, "throw error", to: "return []"),
            Fault("service", in: mock, "results.removeFirst()", to: "results[0]"),
            Fault("service", in: mock, "        calls += 1\n"),
        ]
    }

    static func modelFaults(in model: String) -> [Fault] {
        let keys = "enum CodingKeys: String, CodingKey { case id, title = \"name\" }\n"
        return [
            Fault("model", in: model, "self.title = title", to: "self.title = id"),
            Fault("model", in: model, "    public let id: String\n", to: keys + "    public let id: String\n"),
        ]
    }
    static func widgetFaults(of feature: String, in folder: String) -> [Fault] {
        let provider = folder + "\(feature)WidgetProvider.swift"
        let view = folder + "\(feature)WidgetView.swift"
        return [
            Fault("widget", in: provider, "content: .failed)", to: "content: .items([]))"),
            Fault("widget", in: provider, "entry.content == .failed ?", to: "entry.content != .failed ?"),
            Fault("widget", in: view, "family == .systemSmall", to: "family != .systemSmall"),
        ]
    }
}
