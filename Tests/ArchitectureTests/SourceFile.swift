import Foundation

/// A Swift file of the repository: its path from the root, and its text.
struct SourceFile {
    var path: String
    var text: String

    /// The Swift files below some folders of this repository, in the order of their paths.
    ///
    /// Folders that do not exist hold none.
    static func all(below folders: [String]) throws -> [SourceFile] {
        try folders.flatMap { folder -> [SourceFile] in
            guard let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path) else {
                return []
            }
            return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
                let url = root.appending(path: "\(folder)/\($0)")
                return SourceFile(path: "\(folder)/\($0)", text: try String(contentsOf: url, encoding: .utf8))
            }
        }.sorted { $0.path < $1.path }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

/// A broken rule: where, and what is wrong in words that say what to do.
struct Violation: Equatable, CustomStringConvertible {
    var path: String
    var complaint: String

    var description: String { "\(path): \(complaint)" }
}
