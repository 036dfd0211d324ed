import SQLiteAccess
import SwiftData

extension SQLTable where Dialect == PostgresDialect {
    var creation: String {
        let kinds = hasKinds ? ["_entity text NOT NULL"] : []
        let columns = columns.map { "\(SQL.quoted($0.name)) \($0.type)\($0.isOptional ? "" : " NOT NULL")" }
        return "CREATE TABLE \(name) (\((["_key bigint PRIMARY KEY"] + kinds + columns).joined(separator: ", ")))"
    }

    /// The statements that create indexes and references, which are created again where the schema changes.
    var constraints: [String] {
        let indexing = indexes.map { index in
            "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX ON \(name) "
                + "(\(index.columns.map { "(\($0))" }.joined(separator: ", ")))"
        }
        let references = columns.compactMap { column in
            column.reference.map { table in
                "ALTER TABLE \(name) ADD CONSTRAINT \(SQL.quoted("to." + column.name)) "
                    + "FOREIGN KEY (\(SQL.quoted(column.name))) REFERENCES \(SQL.quoted(table)) (_key) "
                    + "ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED"
            }
        }
        return indexing + references
    }

    /// The statements that make the tables of pairs.
    var pairing: [String] {
        pairs.flatMap { pairs in
            func reference(_ table: String) -> String {
                "bigint NOT NULL REFERENCES \(SQL.quoted(table)) (_key) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED"
            }
            let table = SQL.quoted(pairs.name)
            return [
                "CREATE TABLE IF NOT EXISTS \(table) (_place bigserial, first \(reference(pairs.first)), "
                    + "second \(reference(pairs.second)), PRIMARY KEY (first, second))",
                "CREATE INDEX IF NOT EXISTS \(SQL.quoted(pairs.name + ".second")) ON \(table) (second)",
            ]
        }
    }
}
