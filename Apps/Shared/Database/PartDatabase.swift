#if canImport(SwiftData)
import Foundation
import SwiftData

/// A database in a file, which is opened when it is first needed.
///
/// One that makes no sense, or that a later version of the program wrote, is hidden, with `.bad` at the end of its
/// name; a new one takes its place. One that another program holds stays where it is; nothing is kept meanwhile.
final class PartDatabase {
    let file: URL
    private lazy var container = open()
    private var warning: String?

    init(file: URL) { self.file = file }

    /// Creates a context, which has no objects yet.
    func makeContext() throws -> ModelContext { ModelContext(try container.get()) }

    /// Returns what went wrong when the database was opened, in a sentence; only once.
    func takeWarning() -> String? {
        defer { warning = nil }
        return warning
    }

    private func open() -> Result<ModelContainer, any Error> {
        let folder = file.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return .success(try open(allowsSave: true))
        } catch  where "\(error)".contains("database is locked") {
            warning =
                "Another program is using \(file.lastPathComponent). It is left as it is; what you do now is not kept."
            return .failure(error)
        } catch {
            // Nothing is wrong with a database that can only be read.
            if let readable = try? open(allowsSave: false) { return .success(readable) }
            guard canWrite(), let bad = putAside() else {
                warning = "\(file.lastPathComponent) could not be opened: \(error.localizedDescription)"
                return .failure(error)
            }
            warning = "\(file.lastPathComponent) can't be read; it is kept as \(bad), and you begin anew."
            return Result { try open(allowsSave: true) }
        }
    }

    private func open(allowsSave: Bool) throws -> ModelContainer {
        try ModelContainer(
            for: StoredPart.self, configurations: ModelConfiguration(url: file, allowsSave: allowsSave))
    }

    /// Whether a new database would find space: where it doesn't, the old one may well be all right.
    private func canWrite() -> Bool {
        let file = file.appendingPathExtension("\(UUID().uuidString).new")
        defer { try? FileManager.default.removeItem(at: file) }
        return (try? Data(count: 1 << 18).write(to: file)) != nil
    }

    /// Gives the file and those beside it a name under which nothing is kept yet, and returns that of the file.
    private func putAside() -> String? {
        let files = FileManager.default
        // What the database has not yet taken over goes first: a new file must not find it.
        let parts = ["-shm", "-wal", ""]
        func path(_ end: String, _ part: String) -> String { file.path + end + part }
        guard files.fileExists(atPath: file.path),
            let end = ([".bad"] + (2...99).map { ".bad\($0)" }).first(where: { end in
                !parts.contains { files.fileExists(atPath: path(end, $0)) }
            })
        else { return nil }
        for part in parts where files.fileExists(atPath: path("", part)) {
            guard (try? files.moveItem(atPath: path("", part), toPath: path(end, part))) != nil else { return nil }
        }
        return file.lastPathComponent + end
    }
}
#endif
