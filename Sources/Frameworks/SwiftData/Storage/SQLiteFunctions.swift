import CSQLite
import Foundation

/// Comparisons and functions that SQLite takes from Swift, so that it finds the same rows as Swift would.
enum SQLiteFunctions {
    static let textOrder = "swift_text"
    static let decimalOrder = "swift_decimal"

    static func register(in database: OpaquePointer) {
        sqlite3_create_collation_v2(
            database, textOrder, SQLITE_UTF8, nil,
            { _, count, bytes, otherCount, otherBytes in
                let (a, b) = (SQLiteFunctions.buffer(bytes, count), SQLiteFunctions.buffer(otherBytes, otherCount))
                if a.allSatisfy({ $0 < 0x80 }), b.allSatisfy({ $0 < 0x80 }) {
                    let count = min(a.count, b.count)
                    if count > 0, let start = a.baseAddress, let other = b.baseAddress {
                        let order = memcmp(start, other, count)
                        if order != 0 { return order }
                    }
                    return Int32(clamping: a.count - b.count)
                }
                let (x, y) = (String(decoding: a, as: UTF8.self), String(decoding: b, as: UTF8.self))
                return x < y ? -1 : x == y ? 0 : 1
            }, nil)
        sqlite3_create_collation_v2(
            database, decimalOrder, SQLITE_UTF8, nil,
            { _, count, bytes, otherCount, otherBytes in
                let x = Decimal(string: String(decoding: SQLiteFunctions.buffer(bytes, count), as: UTF8.self)) ?? .nan
                let y =
                    Decimal(string: String(decoding: SQLiteFunctions.buffer(otherBytes, otherCount), as: UTF8.self))
                    ?? .nan
                return x < y ? -1 : x == y ? 0 : 1
            }, nil)
        for function in StoreExpression.TextFunction.allCases { register(function, in: database) }
        registerParts(in: database)
    }

    /// The name of a function in SQL.
    static func name(_ function: StoreExpression.TextFunction) -> String { "swift_\(function.rawValue)" }

    private static func register(_ function: StoreExpression.TextFunction, in database: OpaquePointer) {
        let call: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
        switch function {
        case .contains:
            call = { context, _, values in SQLiteFunctions.answer(context, values) { $1.isEmpty || $0.contains($1) } }
        case .standardContains:
            call = { context, _, values in SQLiteFunctions.answer(context, values) { $0.localizedStandardContains($1) }
            }
        case .starts:
            call = { context, _, values in SQLiteFunctions.answer(context, values) { $0.starts(with: $1) } }
        case .caseInsensitiveCompare:
            call = { context, _, values in
                SQLiteFunctions.compare(context, values) { $0.caseInsensitiveCompare($1) }
            }
        case .localizedCompare:
            call = { context, _, values in SQLiteFunctions.compare(context, values) { $0.localizedCompare($1) } }
        case .length:
            call = { context, _, values in
                guard let text = SQLiteFunctions.text(values?[0]) else { return sqlite3_result_null(context) }
                sqlite3_result_int64(context, Int64(text.count))
            }
        }
        sqlite3_create_function_v2(
            database, name(function), Int32(function.argumentCount), SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, call, nil,
            nil, nil)
    }

    fileprivate static func answer(
        _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?, _ test: (String, String) -> Bool
    ) {
        guard let a = text(values?[0]), let b = text(values?[1]) else { return sqlite3_result_null(context) }
        sqlite3_result_int(context, test(a, b) ? 1 : 0)
    }

    fileprivate static func compare(
        _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?,
        _ order: (String, String) -> ComparisonResult
    ) {
        guard let a = text(values?[0]), let b = text(values?[1]) else { return sqlite3_result_null(context) }
        sqlite3_result_int(context, Int32(order(a, b).rawValue))
    }

    static func text(_ value: OpaquePointer?) -> String? {
        guard let bytes = sqlite3_value_text(value) else { return nil }
        let count = Int(sqlite3_value_bytes(value))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private static func buffer(_ bytes: UnsafeRawPointer?, _ count: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes?.assumingMemoryBound(to: UInt8.self), count: Int(count))
    }
}
