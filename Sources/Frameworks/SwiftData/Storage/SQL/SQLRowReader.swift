import SQLiteAccess

/// Reads objects of an entity, and of its subentities, from the rows of their table.
package final class SQLRowReader {
    /// The selected columns: names of columns of the table `t0`.
    package let columns: String
    private let entity: Entity
    private let count: Int
    /// The places of each entity's values, by its name; empty where there is only one.
    private let places: [String: (entity: Entity, columns: [Int])]
    /// Taken for the next row, unless someone has kept the last one's.
    private var values: [StoreValue] = []

    package init(_ entity: Entity) {
        self.entity = entity
        var names = ["_key"]
        var places: [String: (entity: Entity, columns: [Int])] = [:]
        if entity.family.count == 1 {
            names += entity.columns.map(entity.columnName)
        } else {
            names.append("_entity")
            var known: [String: Int] = [:]
            for member in entity.family {
                let own = member.columns.map { index in
                    let name = member.columnName(index)
                    if let place = known[name] { return place }
                    known[name] = names.count
                    names.append(name)
                    return names.count - 1
                }
                places[member.name] = (member, own)
            }
        }
        self.places = places
        count = names.count
        columns = names.map { "t0.\(SQL.quoted($0))" }.joined(separator: ", ")
    }

    /// Returns the object's own entity, its key and its values.
    package func read(_ row: some SQLRow) -> (Entity, Int64, [StoreValue]) {
        values.removeAll(keepingCapacity: true)
        if places.isEmpty {
            row.read(1..<count, into: &values)
            return (entity, row.integer(0), values)
        }
        guard case .text(let name) = row.value(1), let (own, columns) = places[name] else {
            return (entity, row.integer(0), entity.columns.map { _ in .null })
        }
        for column in columns { values.append(row.value(column)) }
        return (own, row.integer(0), values)
    }
}
