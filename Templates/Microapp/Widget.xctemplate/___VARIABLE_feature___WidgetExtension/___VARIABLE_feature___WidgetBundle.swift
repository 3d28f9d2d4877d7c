import ___VARIABLE_feature___Widget
import SwiftUI
import WidgetKit

/// All widgets of this extension. Its process is not the app's: what it loads must come from a
/// place that both can reach, such as an app group or the network.
@main
struct ___VARIABLE_feature___WidgetBundle: WidgetBundle {
    var body: some Widget {
        ___VARIABLE_feature___Widget(load: { [] })
    }
}
