import Testing

@testable import ___VARIABLE_feature___

@MainActor
struct ___VARIABLE_viewModelTests___ {
    @Test func closingLeavesTheScreenOnce() {
        var closed = 0
        let viewModel = ___VARIABLE_viewModelType___()
        viewModel.handle(.closeTapped, close: { closed += 1 })
        #expect(closed == 1)
    }
}
