// ___IF_traits___
#if Mocks
// ___ELSE___
#if DEBUG
// ___END___
nonisolated extension ___VARIABLE_model___ {
    // ___IF_traits___
    /// Values for tests. They are compiled only with the trait `Mocks`.
    // ___ELSE___
    /// Values for previews and tests. They are compiled only in Debug builds.
    // ___END___
    public static let fixtures = [
        ___VARIABLE_model___(id: "1", title: "First"),
        ___VARIABLE_model___(id: "2", title: "Second"),
    ]
}
#endif
