import CSQLite
import Foundation

/// Checks of a file before SQLite opens it.
package enum SQLiteFile {
    /// A description of a file's damage, in a sentence.
    package struct Damage: Error {
        package let message: String
        package init(message: String) { self.message = message }
    }

    /// Throws if a file is not a database, or is incomplete.
    ///
    /// Changes nothing.
    package static func check(_ path: String) throws {
        guard let file = FileHandle(forReadingAtPath: path) else { return }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: 100), !header.isEmpty else { return }
        guard header.count == 100, header.starts(with: Data("SQLite format 3\0".utf8)) else {
            throw Damage(message: "\(path) is not a database. It was left as it is.")
        }
        let bytes = [UInt8](header)
        func number(_ place: Int, _ count: Int) -> Int { bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
        let size = number(16, 2) == 1 ? 65536 : number(16, 2)
        // The count of pages holds only if the file was changed by a program that keeps it.
        let isCountValid = number(24, 4) == number(92, 4)
        let length = (try? file.seekToEnd()) ?? 0
        if isCountValid, length < UInt64(number(28, 4) * size),
            !FileManager.default.fileExists(atPath: path + "-wal")
        {
            throw Damage(
                message:
                    "\(path) is damaged: \(length) of \(number(28, 4) * size) bytes are there. It was left as it is.")
        }
    }

    /// Whether the file has all that was saved: nothing waits beside it to be taken over.
    package static func isWhole(_ path: String) -> Bool {
        let size = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
        return (size ?? 0) == 0
    }
}

extension SQLiteError {
    /// Whether a file beside the database could not be made, which a connection that reads needs, too.
    package var isOfPlace: Bool {
        [SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_READONLY, SQLITE_FULL].contains(code & 0xFF)
    }
}
