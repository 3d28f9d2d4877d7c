import SwiftUI

public struct TitleText: View {
    private let title: String

    public init(_ title: String) {
        self.title = title
    }

    public var body: some View {
        Text(title)
    }
}
