import EditorCore
import SwiftUI

public struct EditorView: View {
	public init() {}

	public var body: some View {
		Text("Editor")
	}
}
