#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A template bundle that is part of the program; `embed-templates` writes the table of them.
struct EmbeddedBundle: Sendable {
    /// The folder of `Templates/` that holds it.
    let category: String
    /// Without `.xctemplate`.
    let name: String
    /// The command it serves, so that no bundle has to be decoded to find the one that does.
    let command: String?
    /// Made when asked for: a run needs one or two bundles of all.
    let files: @Sendable () -> [EmbeddedFile]
}

/// One file of an embedded bundle.
struct EmbeddedFile: Sendable {
    let path: String
    private let contents: String
    private let isBase64: Bool

    init(_ path: String, text: String) {
        self.path = path
        contents = text
        isBase64 = false
    }

    /// - Parameter base64: the bytes of a file that is not UTF-8.
    init(_ path: String, base64: String) {
        self.path = path
        contents = base64
        isBase64 = true
    }

    var bytes: [UInt8] {
        isBase64 ? Array(Data(base64Encoded: contents) ?? Data()) : Array(contents.utf8)
    }
}
