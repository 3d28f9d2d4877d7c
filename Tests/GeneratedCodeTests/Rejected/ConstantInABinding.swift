import SwiftUI

struct Screen: View {
    #if CORRECT
    @State private var name = ""
    #else
    private let name = ""
    #endif

    var body: some View { TextField("name", text: $name) }  // error: cannot find '$name' in scope
}
