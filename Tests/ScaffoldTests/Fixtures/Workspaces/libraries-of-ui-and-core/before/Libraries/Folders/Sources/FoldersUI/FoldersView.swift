import FoldersCore
import SwiftUI

public struct FoldersView: View {
	public init() {}

	public var body: some View {
		Text("Folders")
	}
}
