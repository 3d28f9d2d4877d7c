import Foundation

/// The program as it was built for the tests.
public enum BuiltProgram {
    /// It lies beside the bundle that the tests are in.
    public static let path = {
        let bundle = Bundle(for: Anchor.self).bundleURL
        let folders = [bundle.deletingLastPathComponent(), bundle, Bundle.main.bundleURL]
        let paths = folders.map { $0.appendingPathComponent("spmgen").path }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) } ?? paths[0]
    }()

    private final class Anchor {}
}
