// Authored by jane in Cart

import Observation

extension SummaryView {
    @Observable
    final class Model {
        var title = "Cart"
    }
}
