import Foundation
import SQLiteAccess

/// A save as a store remembers it.
package struct StoredTransaction: Sendable {
    /// The saves' number in the store, which only grows.
    package var number: Int64
    /// Seconds since 2001.
    package var time: Double
    package var author: String?
    package var process: String
    package var bundle: String
    package var changes: [StoredChange]

    package init(
        number: Int64, time: Double, author: String?, process: String, bundle: String, changes: [StoredChange]
    ) {
        self.number = number
        self.time = time
        self.author = author
        self.process = process
        self.bundle = bundle
        self.changes = changes
    }

    /// This process, as histories name it.
    package static let ownProcess =
        "\(ProcessInfo.processInfo.processName)-\(ProcessInfo.processInfo.processIdentifier)"
    /// This app, as histories name it.
    package static let ownBundle = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    /// How long the history remembers a save: thirty days, in seconds.
    package static let lifetime: Double = 30 * 24 * 3600
}

/// What a save has done with an object.
package struct StoredChange: Sendable, Equatable {
    package enum Kind: UInt8, Sendable { case insert, update, delete }

    package var kind: Kind
    package var entity: String
    package var key: Int64
    /// The names of changed properties.
    package var properties: [String] = []
    /// What is left of a deleted object.
    package var preserved: [String: StoreValue] = [:]
}

extension StoreChanges {
    /// What the history says of a save; new objects that took rows over changed these.
    package func history(_ taken: [Int64: Int64]) -> [StoredChange] {
        var found: [StoredChange] = []
        found.reserveCapacity(inserted.count + updated.count + deleted.count)
        for row in inserted {
            if let key = taken[row.key] {
                found.append(
                    StoredChange(kind: .update, entity: row.entity.name, key: key, properties: names(of: row)))
            } else {
                found.append(StoredChange(kind: .insert, entity: row.entity.name, key: row.key))
            }
        }
        var related: [Int64: [String]] = [:]
        let fresh = Set(inserted.lazy.map(\.key))
        for pairs in self.pairs where !fresh.contains(pairs.key) {
            related[pairs.key, default: []].append(pairs.relation.name)
        }
        for row in updated {
            let names = names(of: row) + (related.removeValue(forKey: row.key) ?? [])
            found.append(StoredChange(kind: .update, entity: row.entity.name, key: row.key, properties: names))
        }
        for pairs in self.pairs {
            guard let names = related.removeValue(forKey: pairs.key) else { continue }
            found.append(
                StoredChange(
                    kind: .update, entity: pairs.relation.owner.name, key: pairs.key, properties: names))
        }
        for (entity, key) in deleted {
            let values = (preserved[key] ?? []).map { (entity.properties[$0.property].name, $0.value) }
            found.append(
                StoredChange(
                    kind: .delete, entity: entity.name, key: key,
                    preserved: Dictionary(values, uniquingKeysWith: { $1 })))
        }
        return found
    }

    private func names(of row: Row) -> [String] {
        row.values.map { row.entity.properties[row.entity.columns[$0.column]].name }
    }
}
