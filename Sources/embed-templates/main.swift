// The tool of the build plugin: `embed-templates <Templates folder> <output.swift> <stamp>`.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    FileHandle.standardError.write(Data("usage: embed-templates <folder> <output> <stamp>\n".utf8))
    exit(64)
}
do {
    let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
    let output = URL(fileURLWithPath: arguments[2])
    let source = try EmbeddedSource(bundles: BundleReader(folder: folder).bundles())
    let text = Data(source.text.utf8)
    if (try? Data(contentsOf: output)) != text { try text.write(to: output) }
    // An input of the build that is new in every one, so that this tool runs in every one.
    try Data("\(Date().timeIntervalSince1970)".utf8).write(to: URL(fileURLWithPath: arguments[3]))
} catch {
    FileHandle.standardError.write(Data("error: cannot embed \(arguments[1]): \(error)\n".utf8))
    exit(1)
}
