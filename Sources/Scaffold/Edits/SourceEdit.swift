/// An edit of Swift source: what is to be there, and how its place is found by syntax.
protocol SourceEdit: Sendable {
    /// What is inserted, or shown to be pasted.
    var text: String { get }

    /// The insertions; none where it is there already.
    func proposal(in files: [EditedFile]) throws(EditError) -> [FileEdits]

    /// Where what it inserts stands, in whatever spelling.
    func sites(in files: [EditedFile]) throws(EditError) -> [EditRemoval.Site]
}

extension SourceEdit {
    /// The insertions that bring it about; none where it is there already, in whatever spelling.
    ///
    /// They are tried first: what is not found in the result, because the code around it is not what it seemed, would
    /// be inserted again by the next run.
    ///
    /// - Parameter files: all that may declare what is asked for, its extensions included.
    /// - Throws: `EditError` where there is no place, or it is not certain.
    func fileEdits(in files: [EditedFile]) throws(EditError) -> [FileEdits] {
        let proposed = try proposal(in: files)
        guard let first = proposed.first, let place = first.edits.first?.range.lowerBound else { return [] }
        let changed = files.map { file in
            let edits = proposed.first { $0.path == file.path }?.edits ?? []
            return edits.isEmpty ? file : file.applying(edits)
        }
        guard let again = try? proposal(in: changed), again.isEmpty else {
            let location = files.first { $0.path == first.path }?.location(of: place)
            throw EditError("the code around this place cannot be read with certainty", at: location, paste: text)
        }
        return proposed
    }
}
