import Scaffold

/// What a run has around it.
struct Surroundings {
    /// Where the run starts; nil where the folder is gone.
    let directory: AbsolutePath?
    /// The user's folder for what spmgen remembers; nil where it cannot be told.
    let state: AbsolutePath?
    let files: any FileSystem
    /// What templates may ask for.
    var circumstances = Circumstances()
    /// Whether the run was asked to stop.
    let isInterrupted: @Sendable () -> Bool
    var tools = PackageTools.installed(reading: Disk())

    /// Reads standard input to its end.
    var input: @Sendable () throws(StreamError) -> [UInt8] = { () throws(StreamError) in [] }

    func generator(in directory: AbsolutePath) -> Generator {
        Generator(
            files: files,
            directory: directory,
            shell: self.directory,
            state: state,
            circumstances: circumstances,
            isInterrupted: isInterrupted
        )
    }

    /// - Throws: `Refusal` where the run was asked to stop, and has nothing to take back.
    func checkInterruption(in workspace: AbsolutePath? = nil) throws(Refusal) {
        guard isInterrupted() else { return }
        throw Refusal(
            Diagnostic(.interrupted, "the run was interrupted; it changed nothing", remedy: "run the command again"),
            workspace: workspace?.description
        )
    }
}
