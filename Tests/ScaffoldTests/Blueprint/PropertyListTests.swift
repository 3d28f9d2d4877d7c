import Testing

@testable import Scaffold

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct PropertyListTests {
    private func read(_ text: String) throws -> PropertyList {
        try PropertyList(Array(text.utf8), file: "a.plist")
    }

    private let expected = PropertyList.dictionary([
        "Kind": .string("Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"),
        "Options": .array([
            .dictionary([
                "Identifier": .string("a"), "Required": .boolean(true), "SortOrder": .integer(3),
                "Type": .string("text"),
            ])
        ]),
    ])

    /// The list above as Python's `plistlib` writes it.
    private let binary = """
        YnBsaXN0MDDSAQIDBFRLaW5kV09wdGlvbnNfEDRYY29kZS5JREVGb3VuZGF0aW9uLlRleHRTdWJzdGl0dXRpb25GaWxlVGVtcGxhdGVLaW5k\
        oQXUBgcICQoLDA1aSWRlbnRpZmllclhSZXF1aXJlZFlTb3J0T3JkZXJUVHlwZVFhCRADVHRleHQIDRIaUVNcZ3B6f4GChAAAAAAAAAEBAAAA\
        AAAAAA4AAAAAAAAAAAAAAAAAAACJ
        """

    private let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><!-- a <comment> & more -->
        <dict>
            <key>Kind</key><string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
            <key>Options</key>
            <array><dict><key>Identifier</key><string>a</string><key>Required</key><true/>
            <key>SortOrder</key><integer>3</integer><key>Type</key><string><![CDATA[text]]></string></dict></array>
        </dict>
        </plist>
        """

    @Test func xmlAndBinaryAreRead() throws {
        #expect(try read(xml) == expected)
        let data = try #require(Data(base64Encoded: binary))
        #expect(try PropertyList(Array(data), file: "a.plist") == expected)
    }

    @Test func byteOrderMarksAndUTF16AreRead() throws {
        #expect(try read("\u{FEFF}" + xml) == expected)
        let units = Array("\u{FEFF}\(xml.replacing("UTF-8", with: "UTF-16"))".utf16)
        let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try PropertyList(bytes, file: "a.plist") == expected)
    }

    @Test func theOldStyleIsReadWithItsTrailingCommas() throws {
        let list = try read("// !$*UTF8*$!\n{ Required = YES; List = ( a, \"b \\\" (c\", ); Map = { x = 1; }; }")
        #expect(list.dictionary?["Required"]?.flag == true)
        #expect(list.dictionary?["List"]?.array?.map(\.text) == ["a", "b \" (c"])
        #expect(list.dictionary?["Map"]?.dictionary?["x"]?.text == "1")
    }

    @Test(arguments: [
        ("<plist>\n<dict>\n<key>a</key>\n</array></plist>", 4, 1, "`</array>` closes nothing"),
        ("<plist>\n<dict>\n<key>a</key><string>b\n</dict></plist>", 3, 13, "`<string>` is never closed"),
        ("<plist>\n<dict><string>b</string></dict></plist>", 2, 7, "a value has no key"),
        ("<plist>\n<dict><key>a</key><string>b & c</string></dict></plist>", 2, 29, "`&` begins nothing"),
        ("<plist>\n<dict><key>a</key><text>b</text></dict></plist>", 2, 19, "`<text>` is no element"),
        ("<plist>\n<dict>", 2, 1, "`<dict>` is never closed"),
        ("<plist>\n<!-- ", 2, 1, "never ends"), ("<plist>\n<dict", 2, 1, "never ends"),
        ("<?xml version=\"1.0\"?>\n<plist><dict><key>a</ky></dict></plist>", 2, 20, "`<ky>` is no element"),
    ])
    func brokenXMLIsToldWithItsPlace(text: String, line: Int, column: Int, message: String) throws {
        let error = #expect(throws: TemplateError.self) { try read(text) }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.location?.position == TextPosition(line: line, column: column))
        #expect(diagnostic.message.contains(message), "\(diagnostic.message)")
        #expect(diagnostic.id == .templateInvalid)
    }

    /// As Apple's parser does it; one public template has such a list.
    @Test func aKeyInAValuesPlaceIsAString() throws {
        #expect(try read("<plist><dict><key>a</key><key>b</key></dict></plist>") == .dictionary(["a": .string("b")]))
    }

    @Test func theOldStyleTellsTheLineToo() {
        let error = #expect(throws: TemplateError.self) { try read("{ Kind = x;\n List = ( a, b ;\n}") }
        #expect(error?.diagnostics.first?.message.contains("line 2") == true)
    }

    @Test(arguments: ["", "bplist00", "bplist00" + String(repeating: "x", count: 100), "\u{0}\u{1}\u{2}"])
    func whatIsNoListIsRefused(text: String) {
        #expect(throws: TemplateError.self) { _ = try read(text).dictionary ?? { throw TemplateError([]) }() }
    }

    @Test func deepListsAreRefusedBeforeTheyAreDecoded() {
        func nested(_ open: String, _ close: String, _ depth: Int) -> String {
            String(repeating: open, count: depth) + String(repeating: close, count: depth)
        }
        for depth in [101, 5000, 100_000] {
            for text in [nested("<array>", "</array>", depth), nested("(", ")", depth), nested("{a=", "}", depth)] {
                let error = #expect(throws: TemplateError.self) { try read(text) }
                #expect(error?.diagnostics.first?.message.contains("more than 100 deep") == true)
            }
        }
        #expect(throws: Never.self) { try read("<plist>" + nested("<array>", "</array>", 99) + "</plist>") }
    }

    @Test func aMegabyteOfDigitsIsNoCrash() throws {
        let digits = String(repeating: "9", count: 1_000_000)
        #expect(try read("<plist><integer>\(digits)</integer></plist>") == .other)
        #expect(try read("{ a = \(digits); }").dictionary?["a"]?.text == digits)
    }

    @Test func booleansComeInManyShapes() throws {
        let list = try read("{ a = YES; b = no; c = True; d = maybe; e = 1; }")
        #expect(list.dictionary?.mapValues(\.flag) == ["a": true, "b": false, "c": true, "d": nil, "e": nil])
        let xml = try read("<plist><array><true/><false/><string>yes</string><integer>0</integer></array></plist>")
        #expect(xml.array?.map(\.flag) == [true, false, true, false])
    }
}

/// Binary lists that no program writes.
struct BinaryPropertyListCheckTests {
    /// - Parameter objects: each object's bytes; references have two bytes.
    private func list(_ objects: [[UInt8]], top: Int = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
        }
        for offset in offsets { bytes += number(offset, 4) }
        return bytes + [0, 0, 0, 0, 0, 0, 4, 2] + number(objects.count, 8) + number(top, 8) + number(table, 8)
    }

    private func message(_ bytes: [UInt8]) -> String? {
        do {
            _ = try PropertyList(bytes, file: "a.plist")
            return nil
        } catch {
            return error.diagnostics.first?.message
        }
    }

    @Test func aListThatContainsItselfIsRefused() {
        #expect(message(list([[0xA1, 0, 0]]))?.contains("contains itself") == true)
        #expect(message(list([[0xA1, 0, 1], [0xA1, 0, 0]]))?.contains("contains itself") == true)
    }

    @Test func deepAndMultiplyingListsAreRefused() {
        let chain = (1...5000).map { [0xA1, UInt8($0 >> 8), UInt8($0 & 0xFF)] } + [[0x09]]
        #expect(message(list(chain))?.contains("more than 100 deep") == true)
        let doubling = (1...60).map { [0xA2, 0, UInt8($0), 0, UInt8($0)] } + [[0x09]]
        #expect(message(list(doubling))?.contains("too many values") == true)
    }

    @Test func referencesToNothingAreRefused() {
        #expect(message(list([[0xA1, 0, 9]]))?.contains("damaged") == true)
        #expect(message(list([[0x09]], top: 3))?.contains("damaged") == true)
        #expect(message(list([[0xAF, 0x13] + [UInt8](repeating: 0xFF, count: 8)]))?.contains("damaged") == true)
        #expect(message(list([[0xA2, 0, 1, 0, 2], [0x09], [0x08]])) == nil)
    }

    @Test func cutOffListsAreNoCrash() {
        let whole = list([[0xA2, 0, 1, 0, 2], [0x51, 0x61], [0x08]])
        for count in 0..<whole.count { _ = message(Array(whole.prefix(count))) }
        for index in whole.indices {
            for value in [UInt8(0), 0x7F, 0xFF] {
                var damaged = whole
                damaged[index] = value
                _ = message(damaged)
            }
        }
    }
}
