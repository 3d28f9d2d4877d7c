#if DEBUG
nonisolated extension ___VARIABLE_model___ {
    /// Values for previews and tests. They are compiled only in Debug builds.
    public static let fixtures = [
        ___VARIABLE_model___(id: "1", title: "First"),
        ___VARIABLE_model___(id: "2", title: "Second"),
    ]
}
#endif
