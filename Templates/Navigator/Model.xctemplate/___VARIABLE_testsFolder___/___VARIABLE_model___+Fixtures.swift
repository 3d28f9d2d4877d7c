import ___VARIABLE_feature___

extension ___VARIABLE_model___ {
    /// Values for tests.
    static let fixtures = [
        ___VARIABLE_model___(id: "1", title: "First"),
        ___VARIABLE_model___(id: "2", title: "Second"),
    ]
}
