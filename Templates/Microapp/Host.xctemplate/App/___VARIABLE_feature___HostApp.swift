import ___VARIABLE_feature___
import SwiftUI

/// Runs the ___VARIABLE_feature___ feature alone, for its team and for early testers.
@main
struct ___VARIABLE_feature___HostApp: App {
    @State private var isFinished = false

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                if isFinished {
                    Button {
                        isFinished = false
                    } label: {
                        Text(verbatim: "Start ___VARIABLE_feature___ again")
                    }
                } else {
                    ___VARIABLE_feature___View(
                        items: ___VARIABLE_feature___Item.samples,
                        onFinish: { isFinished = true }
                    )
                }
            }
        }
    }
}
