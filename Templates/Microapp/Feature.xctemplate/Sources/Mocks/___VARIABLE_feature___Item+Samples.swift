#if Mocks
extension ___VARIABLE_feature___Item {
    /// What tests show, and apps that ask for it. It is compiled only with the trait `Mocks`.
    nonisolated public static let samples = [
        ___VARIABLE_feature___Item(
            id: "first",
            systemImage: "star",
            title: "First",
            body: "The first item"
        ),
        ___VARIABLE_feature___Item(
            id: "second",
            systemImage: "heart",
            title: "Second",
            body: "The second item"
        ),
    ]
}
#endif
