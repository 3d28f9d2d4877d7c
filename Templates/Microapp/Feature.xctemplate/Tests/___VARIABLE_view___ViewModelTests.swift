import Testing

@testable import ___VARIABLE_feature___

@MainActor
struct ___VARIABLE_view___ViewModelTests {
    @Test func selectingUnfoldsAndFolds() {
        // ___IF_traits___
        let viewModel = ___VARIABLE_view___View.ViewModel(items: [], onFinish: {})
        // ___ELSE___
        let viewModel = ___VARIABLE_view___View.ViewModel(
            items: ___VARIABLE_feature___Item.samples,
            onFinish: {}
        )
        // ___END___
        #expect(viewModel.unfolded.isEmpty)
        viewModel.handle(.selected("first"))
        viewModel.handle(.selected("second"))
        #expect(viewModel.unfolded == ["first", "second"])
        viewModel.handle(.selected("first"))
        #expect(viewModel.unfolded == ["second"])
    }

    @Test func continuingFinishesTheFeature() {
        var finished = 0
        let viewModel = ___VARIABLE_view___View.ViewModel(items: [], onFinish: { finished += 1 })
        viewModel.handle(.selected("first"))
        #expect(finished == 0)
        viewModel.handle(.continueTapped)
        #expect(finished == 1)
    }
}
