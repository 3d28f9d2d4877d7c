/// What a Package.swift says, for `spmgen manifest show`.
public struct ManifestDescription: Sendable, Encodable, Hashable {
}
