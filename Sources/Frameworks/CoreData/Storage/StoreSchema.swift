import Foundation
import SQLiteAccess

/// The tables and columns that a model's objects are kept in.
struct StoreSchema {
    struct Column: Codable, Equatable {
        var type: UInt
        var isOptional: Bool
    }

    /// The columns by the names of tables and columns: the store's record of its model.
    struct Record: Codable, Equatable {
        var tables: [String: [String: Column]] = [:]
        var pairs: Set<String> = []
        var entities: [String: String] = [:]
    }

    let entities: [NSEntityDescription]

    var roots: [NSEntityDescription] { entities.filter { $0.superentity == nil } }

    /// The stored properties of all entities of a table, each once.
    func columns(of root: NSEntityDescription) -> [NSPropertyDescription] {
        root.family.flatMap(\.ownProperties).filter { property in
            !property.isTransient && (property as? NSRelationshipDescription)?.isToMany != true
        }
    }

    /// The columns with places in ordered relationships that lead to a table's objects.
    func orders(of root: NSEntityDescription) -> [String] {
        entities.flatMap(\.ownProperties).compactMap { property in
            guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
                relationship.isOrdered, relationship.destinationEntity?.root === root,
                case .column = StoreColumns.many(relationship)
            else { return nil }
            return StoreColumns.orderName(relationship)
        }
    }

    var pairs: [String] {
        var names: Set<String> = []
        for property in entities.flatMap(\.ownProperties) {
            guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
                !relationship.isTransient, case .pairs(let table, _) = StoreColumns.many(relationship)
            else { continue }
            names.insert(table)
        }
        return names.sorted()
    }

    var record: Record {
        var record = Record(pairs: Set(pairs))
        for root in roots {
            var columns: [String: Column] = [:]
            for property in self.columns(of: root) {
                let type =
                    (property as? NSAttributeDescription)?.attributeType.rawValue
                    ?? NSAttributeType.objectIDAttributeType.rawValue
                columns[StoreColumns.name(property)] = Column(type: type, isOptional: property.isOptional)
            }
            for order in orders(of: root) {
                columns[order] = Column(type: NSAttributeType.integer64AttributeType.rawValue, isOptional: true)
            }
            record.tables[root.name ?? ""] = columns
        }
        for entity in entities { record.entities[entity.name ?? ""] = entity.root.name ?? "" }
        return record
    }

    func create(_ root: NSEntityDescription) -> String {
        let columns =
            self.columns(of: root).map { "\(StoreColumns.column($0)) \(StoreColumns.type($0))" }
            + orders(of: root).map { "\(StoreColumns.quoted($0)) INTEGER" }
        return "CREATE TABLE \(StoreColumns.table(root)) ("
            + (["_key INTEGER PRIMARY KEY", "_entity TEXT NOT NULL", "_version INTEGER NOT NULL"] + columns)
            .joined(separator: ", ") + ")"
    }

    static func createPairs(_ name: String) -> [String] {
        let table = StoreColumns.quoted(name)
        return [
            "CREATE TABLE \(table) (first INTEGER NOT NULL, second INTEGER NOT NULL, first_order INTEGER, "
                + "second_order INTEGER, PRIMARY KEY (first, second)) WITHOUT ROWID",
            "CREATE INDEX \(StoreColumns.quoted(name + " second")) ON \(table) (second)",
        ]
    }
}
