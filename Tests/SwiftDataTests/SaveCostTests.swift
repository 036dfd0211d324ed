import CSQLite
import Foundation
import SQLiteAccess
import Testing

@testable import SwiftData

/// Writes down the statements that a connection runs.
private final class StatementLog {
    private(set) var words: [String] = []

    func note(_ sql: String) {
        let first = String(sql.prefix { $0 != " " })
        // What follows the file looks at it on its own thread.
        if first != "PRAGMA" { words.append(first) }
    }

    func listen(to connection: SQLiteConnection, during body: () throws -> Void) rethrows {
        sqlite3_trace_v2(
            connection.handle, UInt32(SQLITE_TRACE_STMT),
            { _, log, statement, _ in
                guard let log, let statement, let text = sqlite3_sql(OpaquePointer(statement)) else { return 0 }
                Unmanaged<StatementLog>.fromOpaque(log).takeUnretainedValue().note(String(cString: text))
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
        defer { sqlite3_trace_v2(connection.handle, 0, nil, nil) }
        try body()
    }

    /// The statements that a connection keeps.
    static func kept(_ connection: SQLiteConnection) -> Set<String> {
        var found: Set<String> = []
        var next = sqlite3_next_stmt(connection.handle, nil)
        while let statement = next {
            if let text = sqlite3_sql(statement) { found.insert(String(cString: text)) }
            next = sqlite3_next_stmt(connection.handle, statement)
        }
        return found.filter { !$0.hasPrefix("PRAGMA") }
    }
}

@Suite("What a save costs")
struct SaveCostTests {
    @Test("One changed object is one row of its table and one of the history, by statements that are there already")
    func one() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftData-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let container = try ModelContainer(
            for: Book.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("a.store")))
        let context = ModelContext(container)
        let books = (0..<300).map { Book(title: "Book \($0)", pages: $0) }
        for book in books { context.insert(book) }
        try context.save()
        let connection = try #require(container.content.stores.all[0] as? SQLiteStore).connection
        books[7].title = "Emma"
        try context.save()
        let kept = StatementLog.kept(connection)
        let log = StatementLog()
        try log.listen(to: connection) {
            books[8].title = "Sanditon"
            try context.save()
            books[9].pages = 3
            books[9].title = "Persuasion"
            try context.save()
        }
        let save = ["BEGIN", "UPDATE", "INSERT", "COMMIT"]
        #expect(log.words == save + save)
        // The second save writes two columns, which is another statement.
        #expect(StatementLog.kept(connection).subtracting(kept).count == 1)
    }

    @Test("Names with quotes are quoted")
    func quotes() {
        #expect(SQL.quoted("title") == "\"title\"")
        #expect(SQL.quoted("a \"b\" c") == "\"a \"\"b\"\" c\"")
    }
}
