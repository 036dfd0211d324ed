/// A Swift file of the repository: its path from the root, and its text.
struct SourceFile {
    var path: String
    var text: String

    /// The files below some folders of this repository, in the order of their paths: those of Swift unless others are wanted.
    ///
    /// Returns no files for folders that do not exist; leaves out files that are not text.
    static func all(
        below folders: [String], where isWanted: (String) -> Bool = { $0.hasSuffix(".swift") }
    ) throws -> [SourceFile] {
        folders.flatMap { Repository.paths(below: $0).filter(isWanted) }.sorted().compactMap { path in
            (try? Repository.text(path)).map { SourceFile(path: path, text: $0) }
        }
    }
}

/// A broken rule: where, and what is wrong, in words that say how to fix it.
struct Violation: Equatable, CustomStringConvertible {
    var path: String
    var complaint: String

    var description: String { "\(path): \(complaint)" }
}
