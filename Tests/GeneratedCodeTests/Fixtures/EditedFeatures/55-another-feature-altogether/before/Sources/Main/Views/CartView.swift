import CartConcurrent
import SwiftUI

struct CartView: View {
    let store: CartStore

    var body: some View {
        Text(verbatim: "Cart")
    }
}
