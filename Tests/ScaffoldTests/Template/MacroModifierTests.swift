import Testing

@testable import Scaffold

struct MacroModifierTests {
    @Test(arguments: [
        ("7ab", "_ab", "-ab", "7ab", "_ab"),
        ("78ab", "_8ab", "-8ab", "78ab", "_8ab"),
        ("a.b-c", "a_b_c", "a-b-c", "a.b-c", "a_b_c"),
        ("a_b", "a_b", "a-b", "a-b", "a_b"),
        ("oōo", "o_o", "o-o", "o-o", "oōo"),
        ("oo\u{304}o", "o_o", "o-o", "o-o", "oo\u{304}o"),
        ("\u{1F680}", "_", "-", "-", "_"),
        ("\u{1F468}\u{200D}\u{1F469}", "_", "-", "-", "___"),
        ("My App!", "My_App_", "My-App-", "My-App-", "My_App_"),
        ("", "", "", "", ""),
    ])
    func namesBecomeIdentifiers(
        value: String,
        identifier: String,
        rfc1034: String,
        bundle: String,
        c99: String
    ) {
        #expect(MacroModifier.identifier.applied(to: value) == identifier)
        #expect(MacroModifier.rfc1034Identifier.applied(to: value) == rfc1034)
        #expect(MacroModifier.bundleIdentifier.applied(to: value) == bundle)
        #expect(MacroModifier.c99ExtIdentifier.applied(to: value) == c99)
    }

    @Test(arguments: [
        ("/tmp/scratch.tiff", "/tmp/scratch", "tiff", "scratch.tiff", "/tmp"),
        ("scratch..tiff", "scratch.", "tiff", "scratch..tiff", ""),
        (".gitignore", ".gitignore", "", ".gitignore", ""),
        ("a/.gitignore", "a/.gitignore", "", ".gitignore", "a"),
        ("a.b/c", "a.b/c", "", "c", "a.b"),
        ("/tmp/", "/tmp", "", "tmp", "/"),
        ("/", "/", "", "/", "/"),
        ("a//b", "a//b", "", "b", "a"),
        ("", "", "", "", ""),
    ])
    func pathsAreTakenApart(
        value: String,
        deletingExtension: String,
        fileExtension: String,
        last: String,
        deletingLast: String
    ) {
        #expect(MacroModifier.deletingPathExtension.applied(to: value) == deletingExtension)
        #expect(MacroModifier.pathExtension.applied(to: value) == fileExtension)
        #expect(MacroModifier.lastPathComponent.applied(to: value) == last)
        #expect(MacroModifier.deletingLastPathComponent.applied(to: value) == deletingLast)
    }

    @Test(arguments: [
        (MacroModifier.xml, #"a<b> & "c" 'd'"#, "a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;"),
        (.deletingTrailingDot, "a.b.", "a.b"), (.deletingTrailingDot, "a.b", "a.b"),
        (.quoteIfNeeded, "a_b/c.$d9", "a_b/c.$d9"), (.quoteIfNeeded, "a b", #""a b""#),
        (.quoteIfNeeded, "", #""""#), (.quoteIfNeeded, #"say "hi"\"#, #""say \"hi\"\\""#),
        (.quoteIfNeeded, "a-b", #""a-b""#),
        (.lower, "ShoppingCart", "shoppingcart"), (.upper, "Cart", "CART"),
        (.upperCamelCase, "shopping-cart", "ShoppingCart"), (.upperCamelCase, "iPad", "IPad"),
        (.lowerCamelCase, "ShoppingCart", "shoppingCart"), (.lowerCamelCase, "shopping cart", "shoppingCart"),
        (.lowerCamelCase, "URLList", "urlList"), (.lowerCamelCase, "URL", "url"),
        (.snakeCase, "ShoppingCart", "shopping_cart"), (.snakeCase, "URLList2Go", "url_list2_go"),
        (.snakeCase, "already_snake", "already_snake"), (.kebabCase, "myHTTPClient", "my-http-client"),
        (.kebabCase, "", ""),
    ])
    func otherModifiers(modifier: MacroModifier, value: String, expected: String) {
        #expect(modifier.applied(to: value) == expected)
    }

    @Test func modifiersAreFoundInAnyCase() {
        for modifier in MacroModifier.allCases {
            #expect(MacroModifier(named: modifier.rawValue.uppercased()) == modifier)
        }
        #expect(MacroModifier(named: "identifiers") == nil)
        #expect(MacroModifier.allCases.count { $0.isXcodes } == 11)
    }
}
