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
            line = option.fallbackHeader ?? "#import \"\(value).h\""
        }
    }

    private static func framework(of name: String) -> String? {
        let frameworks = ["UI": "UIKit", "NS": "Cocoa", "XC": "XCTest", "MK": "MapKit", "SK": "SpriteKit"]
        return frameworks[String(name.prefix(2))]
    }
}
