import Observation

extension CartStack {
    @Observable
    final class Model {
        var title = "Cart"
    }
}
