import Foundation
import SQLiteAccess

/// The files beside a store with the large values of properties with `.externalStorage`.
///
/// The column has the file's name, as a text; an object's value is read when it is needed. A file is written before the
/// row that names it, and removed once no row names it any more: a program that is killed in between leaves one file too
/// many, which is removed when the store is opened again.
final class ExternalFiles {
    /// Values of fewer bytes are in the store.
    static let leastSize = 64 * 1024
    private let folder: URL
    private let connection: SQLiteConnection
    private var written: [String] = []
    private var replaced: [String] = []

    init(path: String, connection: SQLiteConnection) {
        folder = URL(fileURLWithPath: path + "-external", isDirectory: true)
        self.connection = connection
    }

    /// Returns a row's values, with values from files where the row names them.
    func read(_ values: [StoreValue], _ entity: Entity) -> [StoreValue] {
        var read = values
        for column in entity.externalColumns {
            guard case .text(let name) = values[column] else { continue }
            if let data = try? Data(contentsOf: folder.appendingPathComponent(name)) {
                read[column] = .blob(data)
            } else {
                let property = entity.properties[entity.columns[column]]
                RuntimeWarning.issue("The file with \(entity.name).\(property.name) is gone: \(folder.path)/\(name).")
                read[column] = property.isOptional ? .null : .blob(Data())
            }
        }
        return read
    }

    /// Returns changes that have the names of files, which are written.
    func store(_ changes: StoreChanges) throws -> StoreChanges {
        (written, replaced) = ([], [])
        var stored = changes
        do {
            for index in stored.inserted.indices { try store(&stored.inserted[index]) }
            for index in stored.updated.indices {
                try store(&stored.updated[index])
                try replace(
                    stored.updated[index].entity, stored.updated[index].key, stored.updated[index].values.map(\.column))
            }
            for (entity, key) in stored.deleted { try replace(entity, key, entity.externalColumns) }
        } catch {
            undo()
            throw error
        }
        return stored
    }

    private func store(_ row: inout StoreChanges.Row) throws {
        for index in row.values.indices where row.entity.externalColumns.contains(row.values[index].column) {
            guard case .blob(let data) = row.values[index].value, data.count >= Self.leastSize else { continue }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let name = UUID().uuidString
            try data.write(to: folder.appendingPathComponent(name))
            written.append(name)
            row.values[index].value = .text(name)
        }
    }

    /// Notes the files that a row names now.
    private func replace(_ entity: Entity, _ key: Int64, _ columns: [Int]) throws {
        for column in columns where entity.externalColumns.contains(column) {
            let name = SQL.quoted(entity.columnName(entity.columns[column]))
            let sql = "SELECT \(name) FROM \(SQL.quoted(entity.table)) WHERE _key = ?"
            if case .text(let file) = try connection.value(sql, [.integer(key)]) { replaced.append(file) }
        }
    }

    /// The save is done: what no row names goes.
    func finish() { remove(replaced) }

    /// The save is not done.
    func undo() { remove(written) }

    private func remove(_ names: [String]) {
        for name in names { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
        (written, replaced) = ([], [])
    }

    /// Removes the files that no row names.
    func sweep(_ schema: Schema) throws {
        guard var left = try? Set(FileManager.default.contentsOfDirectory(atPath: folder.path)), !left.isEmpty else {
            return
        }
        for entity in schema.entities {
            for column in entity.externalColumns {
                let name = SQL.quoted(entity.columnName(entity.columns[column]))
                let sql = "SELECT \(name) FROM \(SQL.quoted(entity.table)) WHERE typeof(\(name)) = 'text'"
                try connection.run(sql, []) { row in
                    if case .text(let file) = row.value(0) { left.remove(file) }
                }
            }
        }
        remove(Array(left))
    }
}
