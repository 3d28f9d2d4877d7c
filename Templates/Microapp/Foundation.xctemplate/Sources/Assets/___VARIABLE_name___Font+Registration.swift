import CoreText
import Foundation

extension ___VARIABLE_name___Font {
    nonisolated public enum RegistrationError: Error, Equatable, Sendable {
        case missing(String)
        case rejected(String, reason: String)
    }

    /// Whether the typefaces of this module are known to the process. Asking registers them, once.
    public static let registration = Result<Void, any Error> {
        for font in allCases {
            try register(fileNamed: "\(font.rawValue).ttf")
        }
    }

    static func register(fileNamed name: String) throws {
        guard let url = Bundle.module.url(forResource: name, withExtension: nil) else {
            throw RegistrationError.missing(name)
        }
        var error: Unmanaged<CFError>?
        guard !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) else { return }
        let reason = error?.takeRetainedValue()
        // Whoever was first, the typeface is known: the app's property list may name it as well.
        let known = CTFontManagerError.alreadyRegistered.rawValue
        if let reason, CFErrorGetCode(reason) == known { return }
        throw RegistrationError.rejected(name, reason: reason.map { "\($0)" } ?? "unknown")
    }
}
