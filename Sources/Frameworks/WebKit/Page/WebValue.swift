import Foundation

/// Values of scripts, which come and go as JSON.
enum WebValue {
    /// The value of a text; nil for undefined.
    static func value(_ json: String?) -> Any? {
        guard let json else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    }

    /// The text of a value; nil for one that scripts do not have.
    static func json(_ value: Any) -> String? {
        switch value {
        case let date as Date: return "\"\(date.ISO8601Format(.init(includingFractionalSeconds: true)))\""
        case let number as Double where !number.isFinite: return "null"
        default: break
        }
        guard JSONSerialization.isValidJSONObject([value]),
            let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
