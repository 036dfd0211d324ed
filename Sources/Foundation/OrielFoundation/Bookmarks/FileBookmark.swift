import Foundation

/// The place of a file, and the numbers by which a renamed one is recognized.
struct FileBookmark: Codable {
    private static let mark = "org.oriel.bookmark"
    /// The size up to which data can be a bookmark, in bytes.
    static let maximumSize = 1 << 16

    private var kind = mark
    private let path: String
    private let relativePath: String?
    private let isDirectory: Bool
    private let device: UInt64
    private let file: UInt64

    /// Describes a file that exists.
    init(_ url: URL, relativeTo base: URL?) throws {
        path = url.standardizedFileURL.path
        guard url.isFileURL, let status = Status(path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        let folder = base.map { $0.standardizedFileURL.path + "/" }
        relativePath = folder.flatMap { [path] in path.hasPrefix($0) ? String(path.dropFirst($0.count)) : nil }
        (isDirectory, device, file) = (status.isDirectory, status.device, status.file)
    }

    /// Reads a bookmark.
    init(_ data: Data) throws {
        guard data.count <= Self.maximumSize,
            let bookmark = try? PropertyListDecoder().decode(FileBookmark.self, from: data), bookmark.kind == Self.mark
        else { throw CocoaError(.fileReadCorruptFile) }
        self = bookmark
    }

    /// Returns the file: the one at the old place, or the same file under another name in its folder.
    /// - Parameter base: The folder with which the bookmark was made.
    func find(from base: URL?) throws -> (url: URL, isStale: Bool) {
        let place =
            if let base, let relativePath { base.standardizedFileURL.appendingPathComponent(relativePath).path } else {
                path
            }
        // A file that was replaced has another number, and is the file nevertheless.
        if let status = Status(place), status.isDirectory == isDirectory { return (url(place), false) }
        let folder = (place as NSString).deletingLastPathComponent
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let other = (folder as NSString).appendingPathComponent(name)
            if let status = Status(other), status.device == device, status.file == file { return (url(other), true) }
        }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: place])
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: isDirectory) }

    /// The numbers by which the system knows a file.
    private struct Status {
        let isDirectory: Bool
        let device: UInt64
        let file: UInt64

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            isDirectory = status.st_mode & S_IFMT == S_IFDIR
            device = UInt64(status.st_dev)
            file = UInt64(status.st_ino)
        }
    }
}
