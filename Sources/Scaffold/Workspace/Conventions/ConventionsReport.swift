/// The conventions of a workspace, for `spmgen conventions`.
public struct ConventionsReport: Sendable, Encodable, Hashable {
    /// How a convention came to be known.
    public enum Origin: String, Sendable, Encodable, Hashable {
        case found
        case configured
        case usual
    }

    /// A text, a list of texts, or yes or no.
    public enum Value: Sendable, Hashable, Encodable {
        case text(String)
        case list([String])
        case flag(Bool)

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .list(let list): try container.encode(list)
            case .flag(let isSet): try container.encode(isSet)
            }
        }

        /// On one line, for people.
        public var spelled: String {
            switch self {
            case .text(let text): text
            case .list(let entries): entries.isEmpty ? "none" : entries.joined(separator: ", ")
            case .flag(let isSet): isSet ? "yes" : "no"
            }
        }
    }

    public struct Entry: Sendable, Encodable, Hashable {
        /// Its name in `.spmgen.json`.
        public let key: String
        public let value: Value
        public let origin: Origin
        /// Where it is seen, relative to the workspace.
        public let file: String?
        public let line: Int?
        /// How many of the features that say anything about it agree.
        public let agreeing: Int
        public let asked: Int

        private enum CodingKeys: String, CodingKey {
            case key, value, origin, file, line, agreeing, asked
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(key, forKey: .key)
            try container.encode(value, forKey: .value)
            try container.encode(origin, forKey: .origin)
            try container.encode(file, forKey: .file)
            try container.encode(line, forKey: .line)
            try container.encode(agreeing, forKey: .agreeing)
            try container.encode(asked, forKey: .asked)
        }
    }

    public let entries: [Entry]
}

extension ConventionsReport {
    init(_ conventions: Conventions) {
        entries = conventions.entries.map { entry in
            Entry(
                key: entry.key.rawValue,
                value: Value(entry.value),
                origin: Origin(entry.origin),
                file: entry.place?.file.described,
                line: entry.place?.line,
                agreeing: entry.agreeing,
                asked: entry.asked
            )
        }
    }
}

extension ConventionsReport.Value {
    fileprivate init(_ value: ConventionValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .list(let list): self = .list(list)
        case .flag(let isSet): self = .flag(isSet)
        }
    }
}

extension ConventionsReport.Origin {
    fileprivate init(_ origin: Conventions.Entry.Origin) {
        switch origin {
        case .found: self = .found
        case .configured: self = .configured
        case .usual: self = .usual
        }
    }
}
