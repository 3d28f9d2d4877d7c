import SwiftUI

#if CORRECT
import Combine
#endif

final class ViewModel: ObservableObject {  // error: does not conform to protocol 'ObservableObject'
    @Published var name = ""
}
