import CSQLite
import Foundation

/// A prepared statement.
package final class SQLiteStatement {
    private let handle: OpaquePointer
    private unowned let connection: SQLiteConnection
    private(set) var isRunning = false
    /// Makes SQLite copy bound values.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ sql: String, on connection: SQLiteConnection) throws {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(connection.handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
            throw connection.error
        }
        handle = prepared
        self.connection = connection
    }

    func finalize() { sqlite3_finalize(handle) }

    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
        isRunning = false
    }

    func bind(_ values: [StoreValue]) throws {
        isRunning = true
        for (index, value) in values.enumerated() {
            guard bind(value, Int32(index + 1)) == SQLITE_OK else { throw connection.error }
        }
    }

    private func bind(_ value: StoreValue, _ place: Int32) -> Int32 {
        switch value {
        case .null:
            return sqlite3_bind_null(handle, place)
        case .integer(let number):
            return sqlite3_bind_int64(handle, place, number)
        case .real(let number):
            return sqlite3_bind_double(handle, place, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text64(
                        handle, place, $0.baseAddress, UInt64($0.count), Self.transient, UInt8(SQLITE_UTF8))
                }
            }
        case .blob(let data):
            if data.isEmpty { return sqlite3_bind_zeroblob(handle, place, 0) }
            return data.withUnsafeBytes {
                sqlite3_bind_blob64(handle, place, $0.baseAddress, UInt64($0.count), Self.transient)
            }
        }
    }

    /// Whether there is another row.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw connection.error
        }
    }

    package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

    package func value(_ column: Int) -> StoreValue {
        let column = Int32(column)
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER:
            return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT:
            return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            guard let start = sqlite3_column_text(handle, column) else { return .text("") }
            let count = Int(sqlite3_column_bytes(handle, column))
            return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            guard let start = sqlite3_column_blob(handle, column) else { return .blob(Data()) }
            return .blob(Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column))))
        default:
            return .null
        }
    }

    /// Appends the values of columns.
    package func read(_ columns: Range<Int>, into values: inout [StoreValue]) {
        for column in columns { values.append(value(column)) }
    }
}
