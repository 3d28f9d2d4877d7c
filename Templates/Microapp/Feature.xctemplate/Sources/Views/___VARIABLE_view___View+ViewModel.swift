import Observation

extension ___VARIABLE_view___View {
    @Observable
    final class ViewModel {
        enum Action {
            case selected(___VARIABLE_feature___Item.ID)
            case continueTapped
        }

        let items: [___VARIABLE_feature___Item]

        /// The items whose text is unfolded.
        private(set) var unfolded: Set<___VARIABLE_feature___Item.ID> = []

        @ObservationIgnored private let onFinish: () -> Void

        init(items: [___VARIABLE_feature___Item], onFinish: @escaping () -> Void) {
            self.items = items
            self.onFinish = onFinish
        }

        func handle(_ action: Action) {
            switch action {
            case .selected(let id):
                unfolded.formSymmetricDifference([id])
            case .continueTapped:
                onFinish()
            }
        }
    }
}
