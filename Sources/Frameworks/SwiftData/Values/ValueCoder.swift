import Foundation
import SQLiteAccess
import ValueTransformers

/// Turns values of a type into stored ones and back.
struct ValueCoder<Value> {
    let type: StoreType
    let encode: (Value) throws -> StoreValue
    let decode: (StoreValue) throws -> Value

    /// The coder of a type; nil for a type that can't be stored.
    static func find() -> ValueCoder<Value>? {
        if let type = Value.self as? any StorableValue.Type { return storable(type) }
        if let type = Value.self as? any AnyOptional.Type { return type.coder() as? ValueCoder<Value> }
        if let type = Value.self as? any (RawRepresentable & Codable).Type, let coder = raw(type) { return coder }
        if let type = Value.self as? any Codable.Type { return json(type) }
        return nil
    }

    /// The coder of any type, with a transformer that makes data of its values.
    static func transforming(_ name: String) -> ValueCoder<Value> {
        func transformer() throws -> ValueTransformer {
            guard let found = ValueTransformer.find(name) else {
                throw SwiftDataError(.modelValidationFailure, "No value transformer is registered as \(name).")
            }
            return found
        }
        let missing = (Value.self as? any AnyOptional.Type)?.missing as? Value
        return ValueCoder(
            type: .data,
            encode: { value in
                if (value as? any AnyOptional)?.isMissing == true { return .null }
                guard let data = try transformer().archive(value) else {
                    throw SwiftDataError(.modelValidationFailure, "The transformer \(name) made no data of \(value).")
                }
                return .blob(data)
            },
            decode: { stored in
                if stored == .null, let missing { return missing }
                guard case .blob(let data) = stored, let value = try transformer().unarchive(data) as? Value else {
                    throw UnreadableValue()
                }
                return value
            })
    }

    private static func storable<T: StorableValue>(_ type: T.Type) -> ValueCoder<Value>? {
        ValueCoder<T>(type: T.storeType, encode: { $0.storeValue }) { stored in
            guard let value = T(stored) else { throw UnreadableValue() }
            return value
        } as? ValueCoder<Value>
    }

    private static func raw<T: RawRepresentable & Codable>(_ type: T.Type) -> ValueCoder<Value>? {
        guard let coder = ValueCoder<T.RawValue>.find(), coder.type != .json else { return nil }
        return ValueCoder<T>(type: coder.type, encode: { try coder.encode($0.rawValue) }) { stored in
            guard let value = T(rawValue: try coder.decode(stored)) else { throw UnreadableValue() }
            return value
        } as? ValueCoder<Value>
    }

    private static func json<T: Codable>(_ type: T.Type) -> ValueCoder<Value>? {
        ValueCoder<T>(type: .json, encode: { .text(try JSONValues.encode($0)) }) { stored in
            guard case .text(let text) = stored else { throw UnreadableValue() }
            return try JSONValues.decode(T.self, text)
        } as? ValueCoder<Value>
    }
}

/// Values of several parts as JSON.
enum JSONValues {
    private static let infinity = (positive: "inf", negative: "-inf", nan: "nan")

    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity.positive, negativeInfinity: infinity.negative, nan: infinity.nan)
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func decode<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity.positive, negativeInfinity: infinity.negative, nan: infinity.nan)
        return try decoder.decode(type, from: Data(text.utf8))
    }
}

/// An optional, whatever it wraps.
protocol AnyOptional {
    static func coder() -> Any?
    func storeOperand() throws -> StoreOperand?
    var isMissing: Bool { get }
    static var missing: Any { get }
    static var wrappedType: any Any.Type { get }
}

extension Optional: AnyOptional {
    var isMissing: Bool { self == nil }
    static var missing: Any { Wrapped?.none as Any }
    static var wrappedType: any Any.Type { Wrapped.self }

    static func coder() -> Any? {
        guard let coder = ValueCoder<Wrapped>.find() else { return nil }
        return ValueCoder<Wrapped?>(type: coder.type, encode: { try $0.map(coder.encode) ?? .null }) { stored in
            stored == .null ? nil : try coder.decode(stored)
        }
    }
}
