import CSQLite
import Foundation
import SQLiteAccess

/// Parts of values that are kept as JSON: SQLite finds them, and Swift reads them, which is exact to the last digit and
/// character.
extension SQLiteFunctions {
    static let part = "swift_part"

    /// The kind as which a part is read.
    static func kind(of type: StoreType) -> Int {
        switch type {
        case .integer, .boolean: 1
        case .real, .date: 2
        case .json: 3
        default: 0
        }
    }

    static func registerParts(in database: OpaquePointer) {
        sqlite3_create_function_v2(
            database, part, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, values in
                guard let json = SQLiteFunctions.text(values?[0]), json != "null" else {
                    return sqlite3_result_null(context)
                }
                switch sqlite3_value_int(values?[1]) {
                case 1:
                    let number = json == "true" ? 1 : json == "false" ? 0 : Int64(json)
                    if let number { sqlite3_result_int64(context, number) } else { sqlite3_result_null(context) }
                case 2: SQLiteFunctions.answerNumber(context, json)
                case 3: SQLiteFunctions.answer(context, json)
                default: SQLiteFunctions.answer(context, SQLiteFunctions.text(ofJSON: json))
                }
            }, nil, nil, nil)
    }

    private static func answerNumber(_ context: OpaquePointer?, _ json: String) {
        switch json {
        case "\"nan\"": answer(context, "NaN")
        case "\"inf\"": sqlite3_result_double(context, .infinity)
        case "\"-inf\"": sqlite3_result_double(context, -.infinity)
        default:
            if let number = Double(json) {
                sqlite3_result_double(context, number)
            } else {
                sqlite3_result_null(context)
            }
        }
    }

    private static func answer(_ context: OpaquePointer?, _ text: String?) {
        guard var text else { return sqlite3_result_null(context) }
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                sqlite3_result_text64(
                    context, $0.baseAddress, UInt64($0.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self),
                    UInt8(SQLITE_UTF8))
            }
        }
    }

    private static func text(ofJSON json: String) -> String? {
        guard json.hasPrefix("\"") else { return nil }
        if !json.utf8.contains(0x5C) { return String(json.dropFirst().dropLast()) }
        return try? JSONValues.decode([String].self, "[\(json)]").first
    }
}
