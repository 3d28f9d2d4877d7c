/// Every way out of the Cart feature.
///
/// Whoever shows the feature decides where each one leads, so it knows no other feature. Add a
/// case, and the compiler asks there what it means.
nonisolated public enum CartExit: Hashable, Sendable {
  /// The user is done here.
  case finished
}
