/// What is wrong with the bytes of a property list.
struct PropertyListFault: Error, Sendable, Hashable {
    enum Reason: Sendable, Hashable {
        case tooDeep
        case tooLarge
        case truncated
        /// A value refers to itself.
        case circular
        case notClosed(String)
        case unfinishedMarkup
        case closesNothing(String)
        case notAPropertyList(element: String)
        case valueWithoutKey
        case ampersand
    }

    let reason: Reason
    /// In the text; nil for a binary list.
    let offset: Int?

    init(_ reason: Reason, offset: Int? = nil) {
        self.reason = reason
        self.offset = offset
    }

    func diagnostic(in bytes: [UInt8], file: String) -> Diagnostic {
        let text = SourceText(bytes)
        let location =
            offset.map { DiagnosticLocation(file: file, offset: min($0, bytes.count), in: text) }
            ?? DiagnosticLocation(file: file)
        let (message, remedy) = description
        return Diagnostic(.templateInvalid, message, at: location, remedy: remedy)
    }

    private var description: (message: String, remedy: String) {
        switch reason {
        case .tooDeep:
            ("the property list is nested more than \(PropertyList.depthLimit) deep", "use a flatter one")
        case .tooLarge: ("the property list holds too many values", "use a smaller one")
        case .truncated: ("the binary property list is damaged", "restore the file, or write it anew")
        case .circular: ("a value of the binary property list contains itself", "restore the file, or write it anew")
        case .notClosed(let name): ("`<\(name)>` is never closed", "add `</\(name)>` where it ends")
        case .unfinishedMarkup: ("what begins here never ends", "close it, or take it out")
        case .closesNothing(let name): ("`</\(name)>` closes nothing", "take it out, or open what it closes")
        case .notAPropertyList(let element):
            (
                "`<\(element)>` is no element of a property list",
                "use plist, dict, key, string, array, true, false, integer, real, date or data"
            )
        case .valueWithoutKey: ("in this dictionary a value has no key", "put a `<key>` before it")
        case .ampersand: ("`&` begins nothing that XML knows", "write `&amp;`")
        }
    }
}
