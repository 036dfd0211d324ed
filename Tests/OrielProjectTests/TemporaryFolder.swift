import Foundation

@testable import OrielProject

/// A folder that is gone when the test is over.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "oriel-project-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and the folders that it lies in.
    @discardableResult
    func write(_ path: String, _ text: String = "") throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// All files and their contents.
    func contents() throws -> [String: Data] {
        var result: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
            result[path] = FileManager.default.contents(atPath: url.appending(path: path).path) ?? Data()
        }
        return result
    }
}

extension ProjectOptions {
    /// For projects of the tests' own, on machines that cannot confine their manifests.
    static let trusted = ProjectOptions(isTrusted: true)
}
