#if DEBUG
import SwiftUI

/// All that this module brings, to look at in Xcode's canvas.
struct ___VARIABLE_name___Preview: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("resources.title", bundle: .module)
                .font(.___VARIABLE_nameKey___(.display, size: 34, relativeTo: .largeTitle))
            ForEach(___VARIABLE_name___Color.allCases, id: \.self) { color in
                Color(___VARIABLE_nameKey___: color)
                    .frame(height: 44)
            }
            ForEach(___VARIABLE_name___Image.allCases, id: \.self) { image in
                Image(___VARIABLE_nameKey___: image)
                    .resizable()
                    .scaledToFit()
            }
        }
        .padding()
    }
}

#Preview {
    ___VARIABLE_name___Preview()
}
#endif
