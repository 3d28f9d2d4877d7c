import TestSupport

// What other test targets use, too, by its short name.
typealias TemporaryFolder = TestSupport.TemporaryFolder
typealias TreeSnapshot = TestSupport.TreeSnapshot
