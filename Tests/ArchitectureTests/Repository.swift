import Foundation

/// The files of this repository.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns the paths of the files below a folder, in order, or the path itself if it is a file; leaves out build
    /// products.
    static func paths(below folder: String) -> [String] {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: root.appending(path: folder).path, isDirectory: &isFolder) else { return [] }
        if !isFolder.boolValue { return [folder] }
        guard let enumerator = files.enumerator(atPath: root.appending(path: folder).path) else { return [] }
        var paths: [String] = []
        for case let path as String in enumerator {
            if path.hasSuffix(".build") { enumerator.skipDescendants() }
            if enumerator.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
                paths.append("\(folder)/\(path)")
            }
        }
        return paths.sorted()
    }

    /// The declarations of all modules, read once.
    static let library = Result {
        Library(
            try SourceFile.all(below: ["Sources"]).map {
                ($0.path, try DeclarationReader.declarations(in: $0.text))
            })
    }
}
