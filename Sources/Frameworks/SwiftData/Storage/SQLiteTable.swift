import SQLiteAccess

extension SQLTable where Dialect == SQLiteDialect {
    /// The columns behind the key, as the table is made with them.
    var declarations: [(name: String, declaration: String)] {
        (hasKinds ? [("_entity", "TEXT NOT NULL")] : [])
            + columns.map { column in
                guard let reference = column.reference else {
                    return (column.name, column.type + (column.isOptional ? "" : " NOT NULL"))
                }
                let declaration =
                    "INTEGER REFERENCES \(SQL.quoted(reference)) (_key) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED"
                return (column.name, declaration)
            }
    }

    var creation: String { creation(named: entity.table) }

    func creation(named name: String) -> String {
        let columns = declarations.map { "\(SQL.quoted($0.name)) \($0.declaration)" }
        return "CREATE TABLE \(SQL.quoted(name)) (\((["_key INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")))"
    }

    /// The statements that make the indexes.
    var indexing: [String] {
        indexes.map { index in
            "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(SQL.quoted(index.name)) "
                + "ON \(name) (\(index.columns.joined(separator: ", ")))"
        }
    }

    /// The statements that make the tables of pairs.
    var pairing: [String] {
        pairs.flatMap { pairs in
            func reference(_ table: String) -> String {
                "INTEGER NOT NULL REFERENCES \(SQL.quoted(table)) (_key) ON DELETE CASCADE "
                    + "DEFERRABLE INITIALLY DEFERRED"
            }
            let table = SQL.quoted(pairs.name)
            return [
                "CREATE TABLE IF NOT EXISTS \(table) (first \(reference(pairs.first)), "
                    + "second \(reference(pairs.second)), UNIQUE (first, second))",
                "CREATE INDEX IF NOT EXISTS \(SQL.quoted(pairs.name + ".second")) ON \(table) (second)",
            ]
        }
    }
}
