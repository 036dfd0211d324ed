import CSQLite
import Foundation

/// Comparisons and functions that SQLite takes from Swift, so that it finds the same rows as Swift would.
enum StoreFunctions {
    static let textOrder = "managed_text"
    static let decimalOrder = "managed_decimal"

    static func register(in database: OpaquePointer) {
        sqlite3_create_collation_v2(
            database, textOrder, SQLITE_UTF8, nil,
            { StoreFunctions.compare($1, $2, $3, $4) { SortKey.order($0, $1, .plain) } }, nil)
        sqlite3_create_collation_v2(
            database, decimalOrder, SQLITE_UTF8, nil,
            {
                StoreFunctions.compare($1, $2, $3, $4) {
                    let (a, b) = (Decimal(string: $0) ?? .nan, Decimal(string: $1) ?? .nan)
                    return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
                }
            }, nil)
        sqlite3_create_collation_v2(
            database, collation(.caseInsensitive), SQLITE_UTF8, nil,
            { StoreFunctions.compare($1, $2, $3, $4) { SortKey.order($0, $1, .caseInsensitive) } }, nil)
        sqlite3_create_collation_v2(
            database, collation(.localized), SQLITE_UTF8, nil,
            { StoreFunctions.compare($1, $2, $3, $4) { SortKey.order($0, $1, .localized) } }, nil)
        sqlite3_create_collation_v2(
            database, collation(.localizedCaseInsensitive), SQLITE_UTF8, nil,
            { StoreFunctions.compare($1, $2, $3, $4) { SortKey.order($0, $1, .localizedCaseInsensitive) } }, nil)
        sqlite3_create_collation_v2(
            database, collation(.localizedStandard), SQLITE_UTF8, nil,
            { StoreFunctions.compare($1, $2, $3, $4) { SortKey.order($0, $1, .localizedStandard) } }, nil)
        register("managed_fold", 2, in: database) { context, values in
            guard let text = StoreFunctions.text(values?[0]) else { return sqlite3_result_null(context) }
            StoreFunctions.answer(context, TextMatching.fold(text, StoreFunctions.options(values?[1])))
        }
        register("managed_case", 2, in: database) { context, values in
            guard let text = StoreFunctions.text(values?[0]) else { return sqlite3_result_null(context) }
            StoreFunctions.answer(context, sqlite3_value_int(values?[1]) == 1 ? text.uppercased() : text.lowercased())
        }
        register("managed_length", 1, in: database) { context, values in
            guard let text = StoreFunctions.text(values?[0]) else { return sqlite3_result_null(context) }
            sqlite3_result_int64(context, Int64(text.utf16.count))
        }
        register("managed_test", 4, in: database) { context, values in
            guard let text = StoreFunctions.text(values?[0]), let other = StoreFunctions.text(values?[1]),
                let name = StoreFunctions.text(values?[2]),
                let comparison = PredicateComparison.Operator(rawValue: name)
            else { return sqlite3_result_int(context, 0) }
            let options = StoreFunctions.options(values?[3])
            sqlite3_result_int(context, TextMatching.test(comparison, text, other, options) ? 1 : 0)
        }
    }

    static func collation(_ kind: SortKey.Kind) -> String { kind == .plain ? textOrder : "managed_\(kind)" }

    private static func register(
        _ name: String, _ count: Int32, in database: OpaquePointer,
        _ body: @escaping (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Void
    ) {
        let box = Unmanaged.passRetained(FunctionBody(body))
        sqlite3_create_function_v2(
            database, name, count, SQLITE_UTF8 | SQLITE_DETERMINISTIC, box.toOpaque(),
            { context, _, values in
                guard let data = sqlite3_user_data(context) else { return }
                Unmanaged<FunctionBody>.fromOpaque(data).takeUnretainedValue().call(context, values)
            }, nil, nil, { data in data.map { Unmanaged<FunctionBody>.fromOpaque($0).release() } })
    }

    private final class FunctionBody {
        let call: (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Void
        init(_ call: @escaping (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Void) { self.call = call }
    }

    private static func options(_ value: OpaquePointer?) -> TextOptions {
        TextOptions(rawValue: Int(sqlite3_value_int(value)))
    }

    private static func answer(_ context: OpaquePointer?, _ text: String) {
        sqlite3_result_text(context, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }

    private static func text(_ value: OpaquePointer?) -> String? {
        guard let bytes = sqlite3_value_text(value) else { return nil }
        let count = Int(sqlite3_value_bytes(value))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private static func compare(
        _ count: Int32, _ bytes: UnsafeRawPointer?, _ otherCount: Int32, _ otherBytes: UnsafeRawPointer?,
        _ order: (String, String) -> ComparisonResult
    ) -> Int32 {
        func text(_ count: Int32, _ bytes: UnsafeRawPointer?) -> String {
            String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
        }
        return Int32(order(text(count, bytes), text(otherCount, otherBytes)).rawValue)
    }
}
