import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files that only the user can read.
enum KeychainFile {
    /// Returns a file's bytes; nil if there is no file, and a nil array if the file is too large.
    static func read(_ file: URL, largest: Int) throws -> [UInt8]?? {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        if descriptor < 0 {
            if errno == ENOENT { return .none }
            throw KeychainFailure(errno == EACCES ? errSecNotAvailable : errSecIO)
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard let data = try? handle.read(upToCount: largest + 1) else {
            return .some(lseek(descriptor, 0, SEEK_END) == 0 ? [] : nil)
        }
        return .some(data.count > largest ? nil : Array(data))
    }

    /// Writes a file of mode 0600 in the place of another, once all of it is on the disk.
    static func write(_ bytes: [UInt8], to file: URL) throws {
        let draft = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent)-\(UUID().uuidString)")
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure() }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + done, bytes.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            done += count
        }
        let isWritten = done == bytes.count && fsync(descriptor) == 0
        let error = isWritten ? nil : failure()
        close(descriptor)
        guard isWritten, rename(draft.path, file.path) == 0 else {
            let error = error ?? failure()
            unlink(draft.path)
            throw error
        }
    }

    private static func failure() -> KeychainFailure {
        switch errno {
        case ENOSPC, EDQUOT: KeychainFailure(errSecDiskFull)
        case EACCES, EPERM, EROFS: KeychainFailure(errSecWrPerm)
        default: KeychainFailure(errSecIO)
        }
    }
}

/// A folder that one process at a time uses.
struct FileLock {
    private let descriptor: Int32

    /// Waits for the folder, which is made if it does not exist.
    init(in folder: URL) throws {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        descriptor = open(
            folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw KeychainFailure(errSecNotAvailable) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw KeychainFailure(errSecNotAvailable)
            }
        }
    }

    func release() { close(descriptor) }
}
