import Foundation

/// Tests that build many packages run only when they are asked for: `SPMGEN_LONG_TESTS=1 swift test`.
enum LongTests {
    static let areWanted = ProcessInfo.processInfo.environment["SPMGEN_LONG_TESTS"] == "1"
}
