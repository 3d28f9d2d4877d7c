public final class EditorStore {
	public private(set) var count = 0

	public init() {}

	public func add() {
		count += 1
	}
}
