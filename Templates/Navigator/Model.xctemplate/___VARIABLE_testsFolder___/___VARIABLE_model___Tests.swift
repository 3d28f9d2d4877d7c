// ___IF_mocks && traits___
#if Mocks
// ___END___
import ___VARIABLE_feature___
import Foundation
import Testing

struct ___VARIABLE_model___Tests {
    /// A change of this form breaks what was stored or sent before.
    @Test func itIsReadFromItsStoredForm() throws {
        let stored = #"{"id": "1", "title": "First"}"#
        let value = try JSONDecoder().decode(___VARIABLE_model___.self, from: Data(stored.utf8))
        #expect(value == ___VARIABLE_model___.fixtures.first)
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let data = try JSONEncoder().encode(___VARIABLE_model___.fixtures)
        let values = try JSONDecoder().decode([___VARIABLE_model___].self, from: data)
        #expect(values == ___VARIABLE_model___.fixtures)
    }

    @Test func noFixturesShareAnIdentity() {
        let identities = Set(___VARIABLE_model___.fixtures.map(\.id))
        #expect(identities.count == ___VARIABLE_model___.fixtures.count)
    }
}
// ___IF_mocks && traits___
#endif
// ___END___
