import SwiftUI

/// What other packages may ask about this one.
///
/// On the main actor like the rest of this target: the generated `Bundle.module` is too.
public enum CartPackage {
	public static let name = "Cart"
	public static let bundle = Bundle.module
	/// What users call the feature, in their language.
	public static let title = Text("cart.title", bundle: bundle)
}
