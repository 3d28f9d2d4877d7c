import Player
import Search
import SwiftUI

public struct AppView: View {
    public init() {}

    public var body: some View {
        SearchView()
    }
}
