import SwiftUI

public struct WalletPage: View {
    let model: WalletPageModel

    public init(model: WalletPageModel) {
        self.model = model
    }

    public var body: some View {
        Text(model.heading)
    }
}

#Preview("Wallet") {
    WalletPage(model: WalletPageModel())
}
