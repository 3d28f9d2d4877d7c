/// What a workspace holds, for `spmgen list`.
public struct Listing: Sendable, Encodable, Hashable {
    public struct Feature: Sendable, Encodable, Hashable {
        public let name: String
        public let path: String
        public let screens: [String]
        /// Those that were added to the feature; what it was made with is its own.
        public let models: [String]
        /// As their types are called: `PaymentService`.
        public let services: [String]
    }

    public struct Package: Sendable, Encodable, Hashable {
        public let name: String
        public let path: String
    }

    /// A foundation that features share.
    public struct Shared: Sendable, Encodable, Hashable {
        public let name: String
        public let path: String
    }

    /// An app that runs one feature alone.
    public struct Host: Sendable, Encodable, Hashable {
        public let name: String
        public let path: String
        public let feature: String
    }

    /// The widget of a feature.
    public struct Widget: Sendable, Encodable, Hashable {
        public let name: String
        public let path: String
        /// The feature whose items it shows; nil where there is none of that name.
        public let feature: String?
    }

    public struct Template: Sendable, Encodable, Hashable {
        public let name: String
        public let category: String
        /// The command it serves; nil for one that only `new` runs.
        public let command: String?
        /// Its folder: relative to the workspace where it lies inside; nil for a built-in one.
        public let path: String?
    }

    public let features: [Feature]
    public let packages: [Package]
    public let shared: [Shared]
    public let hosts: [Host]
    public let widgets: [Widget]
    public let templates: [Template]
}
