import SwiftUI

struct Screen: View {
    let count: Int

    var body: some View {
        VStack {
            #if CORRECT
            Text(verbatim: "\(count)")
            #else
            count  // error: conform to 'View'
            #endif
        }
    }
}
