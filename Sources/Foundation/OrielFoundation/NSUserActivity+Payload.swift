import Foundation

extension NSUserActivity {
    /// An error in the values of an activity.
    public enum TypedPayloadError: Error {
        /// The activity's values are not of the type.
        case invalidContent
        /// The value cannot be encoded.
        case encodingError
    }

    /// Returns the activity's values as a value of a type.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let text = userInfo?[Self.payloadKey] as? String,
            let value = try? JSONDecoder().decode([T].self, from: Data(text.utf8)).first
        else { throw TypedPayloadError.invalidContent }
        return value
    }

    /// Sets the activity's user info to the encoded properties of a value.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        guard let data = try? JSONEncoder().encode([payload]) else { throw TypedPayloadError.encodingError }
        var values = userInfo ?? [:]
        values[Self.payloadKey] = String(decoding: data, as: UTF8.self)
        userInfo = values
    }

    private static let payloadKey = "typedPayload"
}
