import Foundation
import SQLiteAccess

extension ObjectStore: HistoryKeeping {
    private static let columns = "number, time, author, context, process, bundle, changes"

    /// Makes the table of the history, if one is wanted; returns whether there is one.
    func prepareHistory(isWanted: Bool) throws -> Bool {
        try access {
            if isWanted {
                try connection.run(
                    """
                    CREATE TABLE IF NOT EXISTS _history (number INTEGER PRIMARY KEY, time REAL NOT NULL,
                    author TEXT, context TEXT, process TEXT NOT NULL, bundle TEXT NOT NULL, changes BLOB NOT NULL)
                    """)
            }
            return try connection.value("SELECT 1 FROM sqlite_master WHERE name = '_history'") != nil
        }
    }

    /// Adds a save to the history, inside of its transaction; returns its number.
    func appendHistory(_ changes: StoreChanges, _ replaced: [NSManagedObjectID]) throws -> Int64 {
        try connection.run(
            "INSERT INTO _history (number, time, author, context, process, bundle, changes) "
                + "VALUES (\(StoredTransaction.nextNumber), ?, ?, ?, ?, ?, ?)",
            [
                .real(Date.now.timeIntervalSinceReferenceDate), changes.author.map { .text($0) } ?? .null,
                changes.contextName.map { .text($0) } ?? .null, .text(StoredTransaction.ownProcess),
                .text(StoredTransaction.ownBundle), .blob(HistoryCoder.encode(try Self.history(changes, replaced))),
            ])
        guard case .integer(let number)? = try connection.value("SELECT last_insert_rowid()") else { return 0 }
        return number
    }

    private static func history(
        _ changes: StoreChanges, _ replaced: [NSManagedObjectID]
    ) throws -> [StoredChange] {
        var found: [StoredChange] = []
        found.reserveCapacity(changes.inserted.count + changes.updated.count + changes.deleted.count)
        for write in changes.inserted {
            let object = write.object
            found.append(StoredChange(kind: .insert, entity: object.entity.name ?? "", key: object.objectID.key))
        }
        for write in changes.updated {
            let object = write.object
            found.append(
                StoredChange(
                    kind: .update, entity: object.entity.name ?? "", key: object.objectID.key,
                    properties: write.indexes.map { object.layout.properties[$0].name }))
        }
        for object in changes.deleted {
            var left: [String: StoreValue] = [:]
            for (index, property) in object.layout.properties.enumerated() {
                guard let attribute = property as? NSAttributeDescription, attribute.preservesValueInHistoryOnDeletion
                else { continue }
                let value = object.committed?[index] ?? object.values[index]
                left[property.name] = try StoreColumns.stored(value, property)
            }
            found.append(
                StoredChange(
                    kind: .delete, entity: object.entity.name ?? "", key: object.objectID.key, preserved: left))
        }
        for identifier in replaced {
            found.append(StoredChange(kind: .delete, entity: identifier.entity.name ?? "", key: identifier.key))
        }
        return found
    }

    /// Returns the saves after one, in their order.
    func transactions(after number: Int64) throws -> [StoredTransaction] {
        try access {
            var found: [StoredTransaction] = []
            try connection.run(
                "SELECT \(Self.columns) FROM _history WHERE number > ? ORDER BY number", [.integer(number)]
            ) { row in
                found.append(
                    StoredTransaction(
                        number: row.integer(0), time: row.value(1).real ?? 0, author: row.value(2).text,
                        context: row.value(3).text, process: row.value(4).text ?? "", bundle: row.value(5).text ?? "",
                        changes: HistoryCoder.decode(row.value(6).data ?? Data())))
            }
            return found
        }
    }

    /// The number of the last save; 0 for none.
    func lastSave() throws -> Int64 {
        try access {
            // Numbers of forgotten saves are not given again.
            let next = try connection.value("SELECT \(StoredTransaction.nextNumber)")
            return if case .integer(let number)? = next { number - 1 } else { 0 }
        }
    }

    /// Forgets the saves that a condition finds.
    func forgetHistory(where condition: String, _ values: [StoreValue]) throws {
        try access {
            try connection.transaction {
                guard
                    case .integer(let last)? = try connection.value(
                        "SELECT max(number) FROM _history WHERE \(condition)", values)
                else { return }
                try connection.run("DELETE FROM _history WHERE \(condition)", values)
                try setMetadata("forgotten", .integer(max(last, try forgotten())))
            }
        }
    }

    /// The last save that was forgotten; 0 for none.
    func forgotten() throws -> Int64 {
        try access { if case .integer(let number)? = try metadata("forgotten") { number } else { 0 } }
    }
}

extension NSPersistentStore {
    func history(
        after place: NSPersistentHistoryChangeRequest.Place, withChanges: Bool
    ) throws -> [NSPersistentHistoryTransaction] {
        var number: Int64 = 0
        var start = -Double.infinity
        switch place {
        case .all: break
        case .date(let date): start = date.timeIntervalSinceReferenceDate
        case .token(let token):
            number = token.numbers[identifier] ?? 0
            if token.numbers[identifier] != nil, number < (try objects.forgotten()) {
                throw CoreDataError.make(
                    .historyTokenExpired,
                    "The saves behind the token were deleted from the history of \(identifier ?? "").")
            }
        }
        return try objects.transactions(after: number).filter { $0.time > start }.map {
            NSPersistentHistoryTransaction($0, self, withChanges: withChanges)
        }
    }

    func forgetHistory(before place: NSPersistentHistoryChangeRequest.Place) throws {
        switch place {
        case .all: try objects.forgetHistory(where: "true", [])
        case .date(let date):
            try objects.forgetHistory(where: "time < ?", [.real(date.timeIntervalSinceReferenceDate)])
        case .token(let token):
            try objects.forgetHistory(where: "number < ?", [.integer(token.numbers[identifier] ?? 0)])
        }
    }
}

extension StoreValue {
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
    fileprivate var data: Data? { if case .blob(let data) = self { data } else { nil } }
    fileprivate var real: Double? {
        switch self {
        case .real(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}
