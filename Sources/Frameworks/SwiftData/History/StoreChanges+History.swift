import Foundation
import SQLiteAccess

extension StoreChanges {
    /// The history's entries for a save; new objects that took rows over count as changes of them.
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
