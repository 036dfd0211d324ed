import Foundation

/// Keeps a value as JSON in a file.
///
/// A file is replaced as a whole or not at all. One that makes no sense is put aside, with `.bad` at the end of its name.
struct FileRepository<Value: Codable>: Repository {
    /// Why there is no value, in a sentence for people.
    struct Problem: LocalizedError {
        let errorDescription: String?
    }

    let file: URL
    /// Whether a value that could be read makes sense.
    var isSound: (Value) -> Bool = { _ in true }

    func load() throws -> Value? {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw Problem(
                errorDescription: "\(file.lastPathComponent) could not be read: \(error.localizedDescription)")
        }
        if let value = try? JSONDecoder().decode(Value.self, from: data), isSound(value) { return value }
        let bad = file.appendingPathExtension("bad")
        try? FileManager.default.removeItem(at: bad)
        try? FileManager.default.moveItem(at: file, to: bad)
        throw Problem(
            errorDescription:
                "What was saved makes no sense; it is kept as \(bad.lastPathComponent), and you begin anew.")
    }

    func save(_ value: Value) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(value).write(to: file, options: .atomic)
        } catch {
            throw Problem(errorDescription: "The game could not be saved: \(error.localizedDescription)")
        }
    }
}

extension FileRepository {
    /// A file of the app's own folder.
    init(named name: String, isSound: @escaping (Value) -> Bool) {
        let folder = URL.applicationSupportDirectory.appendingPathComponent("FizzBuzz")
        self.init(file: folder.appendingPathComponent(name), isSound: isSound)
    }
}
