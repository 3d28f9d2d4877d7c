// The part of CoreText, and of the CoreFoundation types in its signatures, that font registration needs.
// It behaves: a file must exist and be an sfnt, a second registration fails with 105, and names come from the file's
// own `name` table.
@_exported import Foundation

// On Apple platforms these are toll-free bridged; `x as CFURL` and `x as String` read the same in both places.
public typealias CFURL = URL
public typealias CFString = String
public typealias CFIndex = Int

public final class CFError: Error, CustomStringConvertible, Sendable {
    let domain: String
    let code: CFIndex
    public let description: String
    init(domain: String, code: CFIndex, description: String) {
        self.domain = domain
        self.code = code
        self.description = description
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

public enum CTFontManagerScope: UInt32, @unchecked Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

public enum CTFontManagerError: CFIndex, @unchecked Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case assetNotFound = 107
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
}

private final class Registry: @unchecked Sendable {
    static let shared = Registry()
    private let lock = NSLock()
    private var names: [String: URL] = [:]
    func insert(_ name: String, _ url: URL) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if names[name] != nil { return false }
        names[name] = url
        return true
    }
    func contains(_ name: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return names[name] != nil
    }
}

/// The PostScript name (name id 6) of an sfnt file.
private func postScriptName(of data: Data) -> String? {
    let bytes = [UInt8](data)
    func u16(_ at: Int) -> Int? { at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil }
    func u32(_ at: Int) -> Int? { at + 3 < bytes.count ? (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } : nil }
    guard let magic = u32(0), magic == 0x0001_0000 || magic == 0x4F54_544F, let count = u16(4) else { return nil }
    for table in 0..<count {
        let record = 12 + 16 * table
        guard record + 16 <= bytes.count, String(decoding: bytes[record..<record + 4], as: UTF8.self) == "name",
            let start = u32(record + 8), let names = u16(start + 2), let storage = u16(start + 4)
        else { continue }
        for name in 0..<names {
            let entry = start + 6 + 12 * name
            guard let platform = u16(entry), let id = u16(entry + 6), id == 6, let length = u16(entry + 8),
                let offset = u16(entry + 10)
            else { continue }
            let from = start + storage + offset
            guard from + length <= bytes.count else { continue }
            let raw = bytes[from..<from + length]
            return platform == 1
                ? String(decoding: raw, as: UTF8.self)
                : String(decoding: raw.enumerated().filter { $0.offset % 2 == 1 }.map(\.element), as: UTF8.self)
        }
    }
    return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    func fail(_ code: CTFontManagerError) -> Bool {
        error?.pointee = Unmanaged.passRetained(
            CFError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue, description: "\(code)"))
        return false
    }
    guard let data = try? Data(contentsOf: fontURL) else { return fail(.fileNotFound) }
    guard let name = postScriptName(of: data) else { return fail(.unrecognizedFormat) }
    return Registry.shared.insert(name, fontURL) ? true : fail(.alreadyRegistered)
}

public struct CGAffineTransform: Sendable { public init() {} }

public final class CTFont: Sendable {
    let name: String
    init(name: String) { self.name = name }
}

/// An unknown name gives the system's last-resort font, as CoreText does.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    CTFont(name: Registry.shared.contains(name) ? name : ".SFUI-Regular")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }
