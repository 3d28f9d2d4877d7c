import Observation
import SwiftUI

#if CORRECT
@Observable
#endif
final class ViewModel {
    var name = ""
}

struct Screen: View {
    @Bindable var viewModel: ViewModel  // error: must be an object that conforms to Observable

    var body: some View { TextField("name", text: $viewModel.name) }
}
