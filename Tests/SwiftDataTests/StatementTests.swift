import Foundation
import SQLiteAccess
import Testing

/// Values on their way to the database and back.
@Suite("Values of statements")
struct StatementTests {
    private func connection() throws -> SQLiteConnection {
        try SQLiteConnection(path: ":memory:", isReadOnly: false) { _ in }
    }

    @Test("Values of each kind come back, in their order")
    func kinds() throws {
        let connection = try connection()
        let values: [StoreValue] = [
            .null, .integer(.min), .integer(7), .real(0.5), .text("Größe\u{0}x"), .text(""), .blob(Data([0, 1, 255])),
            .blob(Data()),
        ]
        var rows: [[StoreValue]] = []
        try connection.run("SELECT ?, ?, ?, ?, ?, ?, ?, ?", values) { row in
            var read: [StoreValue] = []
            row.read(0..<8, into: &read)
            rows.append(read)
        }
        #expect(rows == [values])
        for value in values { #expect(try connection.value("SELECT ?", [value]) == value) }
    }

    @Test("Each place of a statement has its own value, and a row each of its columns")
    func places() throws {
        let connection = try connection()
        var found: [[Int64]] = []
        try connection.run("SELECT ?3, ?1, ?2 UNION ALL SELECT 4, 5, 6", [.integer(1), .integer(2), .integer(3)]) {
            found.append([$0.integer(0), $0.integer(1), $0.integer(2)])
            #expect($0.value(1) == .integer($0.integer(1)))
        }
        #expect(found == [[3, 1, 2], [4, 5, 6]])
        var part: [StoreValue] = [.text("first")]
        try connection.run("SELECT 1, 2, 3, 4", []) { $0.read(1..<3, into: &part) }
        #expect(part == [.text("first"), .integer(2), .integer(3)])
        #expect(try connection.value("SELECT 1 WHERE 0") == nil)
    }

    @Test("More values than places are an error, and fewer are missing ones")
    func counts() throws {
        let connection = try connection()
        #expect(throws: SQLiteError.self) { try connection.value("SELECT ?", [.integer(1), .integer(2)]) }
        #expect(try connection.value("SELECT ?", []) == .null)
        // A statement that failed, or had values before, keeps none of them.
        #expect(try connection.value("SELECT ?", [.integer(5)]) == .integer(5))
        #expect(try connection.value("SELECT ?", []) == .null)
        #expect(throws: SQLiteError.self) { try connection.run("SELECT none FROM nothing") }
    }

    @Test("A transaction that fails leaves nothing, and changes are counted")
    func transactions() throws {
        let connection = try connection()
        try connection.run("CREATE TABLE t (a INTEGER)")
        try connection.transaction {
            try connection.run("INSERT INTO t VALUES (?), (?)", [.integer(1), .integer(2)])
            #expect(connection.changes == 2)
        }
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try connection.transaction {
                try connection.run("DELETE FROM t", [])
                throw Failure()
            }
        }
        #expect(try connection.value("SELECT count(*) FROM t") == .integer(2))
    }
}
