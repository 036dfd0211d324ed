import Foundation

/// Temporary files with data from elsewhere: only their owner may read them, and they are in the intended folder.
package enum PrivateFile {
    /// Makes a folder below the temporary folder that only its owner may open (mode 0700).
    package static func makeFolder(named name: String = UUID().uuidString) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        guard mkdir(folder.path, 0o700) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return folder
    }

    /// Writes a new file that only its owner may read (mode 0600); nothing stays of one that does not fit.
    package static func write(_ data: Data, to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(file) }
        try data.withUnsafeBytes { bytes in
            var place = 0
            while place < bytes.count {
                let written = Glibc.write(file, bytes.baseAddress! + place, bytes.count - place)
                if written > 0 {
                    place += written
                } else if errno != EINTR {
                    let code = POSIXErrorCode(rawValue: errno) ?? .EIO
                    unlink(path)
                    throw POSIXError(code)
                }
            }
        }
    }

    /// A valid name for a file whose name comes from elsewhere: one without path components or control characters, and
    /// no longer than file systems allow.
    package static func name(_ suggestion: String, ending: String? = nil) -> String {
        var name = suggestion.split(separator: "/").last.map(String.init) ?? ""
        name.unicodeScalars.removeAll { $0.value < 32 || (127..<160).contains($0.value) }
        while name.hasPrefix(".") { name.removeFirst() }
        let end = ending.map { ".\(Self.name($0))" } ?? ""
        while name.utf8.count + end.utf8.count > 240, !name.isEmpty { name.removeLast() }
        return (name.isEmpty ? "Item" : name) + end
    }
}
