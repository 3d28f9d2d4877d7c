import SwiftUI

#Preview {
    #if CORRECT
    Text(verbatim: "Preview")
    #else
    42  // error: conform
    #endif
}
