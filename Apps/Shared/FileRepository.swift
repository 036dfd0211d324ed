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
        let bad = putAside()
        throw Problem(
            errorDescription: bad.map {
                "What was saved in \(file.lastPathComponent) makes no sense; it is kept as \($0.lastPathComponent), and you begin anew."
            } ?? "What was saved in \(file.lastPathComponent) makes no sense, and you begin anew.")
    }

    func save(_ value: Value) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(value).write(to: file, options: .atomic)
        } catch {
            throw Problem(
                errorDescription: "\(file.lastPathComponent) could not be saved: \(error.localizedDescription)")
        }
    }

    /// Gives the file a name under which nothing is kept yet; nil where that can't be done.
    private func putAside() -> URL? {
        let names = ["bad"] + (2...99).map { "bad\($0)" }
        return names.lazy.map(file.appendingPathExtension).first {
            // Moving never replaces a file.
            (try? FileManager.default.moveItem(at: file, to: $0)) != nil
        }
    }
}

extension FileRepository {
    /// A file in a folder of the app's own.
    init(named name: String, in folder: String, isSound: @escaping (Value) -> Bool = { _ in true }) {
        let folder = URL.applicationSupportDirectory.appendingPathComponent(folder)
        self.init(file: folder.appendingPathComponent(name), isSound: isSound)
    }
}
