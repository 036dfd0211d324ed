import DisplayList
import Foundation
import OrielBasics

/// A picture that came as data, in a file for the front end to read; the file is removed when this is released.
final class PictureFile: Sendable {
    let path: String
    private let key: Int

    private init(path: String, key: Int) {
        self.path = path
        self.key = key
    }

    deinit {
        unlink(path)
        Self.forget(key)
    }

    private struct Known { weak var file: PictureFile? }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [Int: Known] = [:]
    nonisolated(unsafe) private static var count = 0

    /// Writes a picture to a file; equal ones share it.
    ///
    /// The picture file in some data; nil if it is not a picture, or if there is no room.
    static func of(_ data: Data) -> PictureFile? {
        let key = Self.key(of: data)
        let shared: PictureFile? = lock.withLock { known[key]?.file }
        if let shared, let kept = try? Data(contentsOf: URL(fileURLWithPath: shared.path), options: .alwaysMapped),
            kept == data
        {
            return shared
        }
        guard PictureCheck.passes(data), let folder = PictureFolder.path else { return nil }
        return lock.withLock {
            count += 1
            let path = "\(folder)/" + ForeignDrawing.name("\(count)", for: data)
            guard (try? PrivateFile.write(data, to: path)) != nil else { return nil }
            let file = PictureFile(path: path, key: key)
            known[key] = Known(file: file)
            return file
        }
    }

    private static func forget(_ key: Int) {
        lock.withLock { if known[key]?.file == nil { known[key] = nil } }
    }

    /// Pictures of equal keys are compared whole.
    private static func key(of data: Data) -> Int {
        var hasher = Hasher()
        hasher.combine(data.count)
        hasher.combine(data.prefix(64))
        hasher.combine(data.suffix(64))
        return hasher.finalize()
    }
}

/// The folder of this program's pictures, removed when it ends.
private enum PictureFolder {
    static let path: String? = {
        removeLeftovers()
        let name = "images-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        guard let path = try? PrivateFile.makeFolder(named: name).path else { return nil }
        pathAtExit = path
        atexit { if let path = pathAtExit { try? FileManager.default.removeItem(atPath: path) } }
        return path
    }()

    /// Removes the folders of programs that were killed.
    private static func removeLeftovers() {
        let parent = NSTemporaryDirectory()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] {
            let words = name.split(separator: "-")
            guard words.count == 3, words[0] == "images", let program = pid_t(words[1]), UInt32(words[2]) != nil,
                kill(program, 0) != 0, errno == ESRCH
            else { continue }
            var status = stat()
            let path = parent + name
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
                continue
            }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}

nonisolated(unsafe) private var pathAtExit: String?
