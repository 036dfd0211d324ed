import Foundation

/// Keeps a value as JSON in a file.
///
/// A file is replaced as a whole or not at all. One that makes no sense, or that a later version of the program wrote,
/// is hidden, with `.bad` at the end of its name.
struct FileRepository<Value: Codable>: Repository {
    /// Why there is no value, in a sentence for people.
    struct Problem: LocalizedError {
        let errorDescription: String?
    }

    let file: URL
    /// The form in which values are written: later ones may mean other things by the same names.
    var version = 1
    /// Whether a value that could be read makes sense.
    var isValid: (Value) -> Bool = { _ in true }

    func load() throws -> Value? {
        tidy()
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw putAside("could not be read: \(error.localizedDescription)")
        }
        let decoder = JSONDecoder()
        if let header = try? decoder.decode(Header.self, from: data), header.version > version {
            throw putAside("was written by a later version of this program")
        }
        guard let content = try? decoder.decode(Content.self, from: data), content.version == version,
            isValid(content.value)
        else { throw putAside("makes no sense") }
        return content.value
    }

    func save(_ value: Value) throws {
        // No other program has a file of this name.
        let new = file.appendingPathExtension("\(UUID().uuidString).new")
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(Content(version: version, value: value)).write(to: new)
            // On the disk before it takes the other's place: there is no moment at which neither is whole.
            let handle = try FileHandle(forUpdating: new)
            try handle.synchronize()
            try handle.close()
            // Unlike moving, this replaces what is there.
            guard rename(new.path, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw Problem(
                errorDescription: "\(file.lastPathComponent) could not be saved: \(error.localizedDescription)")
        }
    }

    /// What stands in a file.
    private struct Content: Codable {
        let version: Int
        let value: Value
    }

    private struct Header: Decodable {
        let version: Int
    }

    /// Removes what programs have left that were ended while they saved.
    private func tidy() {
        let folder = file.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(file.lastPathComponent + ".") && name.hasSuffix(".new") {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Gives the file a name under which nothing is kept yet, and says so.
    private func putAside(_ why: String) -> Problem {
        let names = ["bad"] + (2...99).map { "bad\($0)" }
        let kept = names.lazy.map(file.appendingPathExtension).first {
            // Moving never replaces a file.
            (try? FileManager.default.moveItem(at: file, to: $0)) != nil
        }
        let consequence = kept.map { "it is kept as \($0.lastPathComponent), and you begin anew." } ?? "you begin anew."
        return Problem(errorDescription: "\(file.lastPathComponent) \(why); \(consequence)")
    }
}
