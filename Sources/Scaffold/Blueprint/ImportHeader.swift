/// The line of Objective-C that imports the header of a class: `___IMPORTHEADER_<option>___`.
struct ImportHeader: Sendable, Hashable {
    static let prefix = "IMPORTHEADER_"

    /// Macros may stand in it.
    let line: String

    /// - Parameter value: the class that the option names.
    init(of option: TemplateOption, value: String) {
        let known = option.suffixes[value] != nil || !ClassHierarchy.superclasses(of: value).isEmpty
        if value == "NSObject" {
            line = "#import <Foundation/Foundation.h>"
        } else if known, let framework = Self.framework(of: value) {
            line = "#import <\(framework)/\(framework).h>"
        } else {
            line = option.fallbackHeader ?? Self.systemHeader(of: value) ?? "#import \"\(value).h\""
        }
    }

    /// The header of a class that bears a prefix of the system's, though its place in the hierarchy is not known.
    private static func systemHeader(of name: String) -> String? {
        guard name.dropFirst(2).first?.isUppercase == true, let framework = framework(of: name) else { return nil }
        // Most of these are Foundation's.
        let umbrella = framework == "Cocoa" ? "Foundation" : framework
        return "#import <\(umbrella)/\(umbrella).h>"
    }

    private static func framework(of name: String) -> String? {
        let frameworks = ["UI": "UIKit", "NS": "Cocoa", "XC": "XCTest", "MK": "MapKit", "SK": "SpriteKit"]
        return frameworks[String(name.prefix(2))]
    }
}
