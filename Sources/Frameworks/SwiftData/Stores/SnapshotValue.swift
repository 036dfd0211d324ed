import Foundation
import SQLiteAccess

/// A value of a snapshot.
enum SnapshotValue: Codable, Sendable, Equatable {
    case value(StoreValue)
    /// The object that a relationship leads to.
    case reference(PersistentIdentifier)
    /// The objects that a relationship leads to.
    case references([PersistentIdentifier])

    private struct Bytes: Codable { var data: Data }
    private struct Number: Codable { var number: String }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .value(.null)
        } else if let flag = try? container.decode(Bool.self) {
            self = .value(.integer(flag ? 1 : 0))
        } else if let number = try? container.decode(Int64.self) {
            self = .value(.integer(number))
        } else if let number = try? container.decode(Double.self) {
            self = .value(.real(number))
        } else if let text = try? container.decode(String.self) {
            self = .value(.text(text))
        } else if let identifier = try? container.decode(PersistentIdentifier.self) {
            self = .reference(identifier)
        } else if let identifiers = try? container.decode([PersistentIdentifier].self), !identifiers.isEmpty {
            self = .references(identifiers)
        } else if let bytes = try? container.decode(Bytes.self) {
            self = .value(.blob(bytes.data))
        } else if let number = try? container.decode(Number.self) {
            self = .value(.real(Double(number.number) ?? 0))
        } else {
            // Values of several parts, as snapshots of one's own encode them.
            self = .value(.text(try JSONValues.encode(try container.decode(AnyJSON.self))))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .value(.null): try container.encodeNil()
        case .value(.integer(let number)): try container.encode(number)
        case .value(.real(let number)) where !number.isFinite: try container.encode(Number(number: "\(number)"))
        case .value(.real(let number)): try container.encode(number)
        case .value(.text(let text)): try container.encode(text)
        case .value(.blob(let data)): try container.encode(Bytes(data: data))
        case .reference(let identifier): try container.encode(identifier)
        case .references(let identifiers): try container.encode(identifiers)
        }
    }

    /// The identifiers of the objects that it leads to.
    var identifiers: [PersistentIdentifier] {
        switch self {
        case .reference(let one): [one]
        case .references(let several): several
        case .value: []
        }
    }

    /// The value for a column; values that encoders write differently are converted to the column's form.
    /// - Parameter type: The column's type; nil for a relationship to one.
    func stored(as type: StoreType?) -> StoreValue {
        switch self {
        case .reference(let one): return .integer(one.key)
        case .references: return type == .json ? .text("[]") : .null
        case .value(let value):
            switch (type, value) {
            case (.uuid, .text(let text)): return UUID(uuidString: text)?.storeValue ?? value
            case (.data, .text(let text)): return Data(base64Encoded: text).map { .blob($0) } ?? value
            case (.decimal, .integer(let number)): return .text("\(number)")
            case (.decimal, .real(let number)): return .text("\(Decimal(number))")
            default: return value
            }
        }
    }
}

/// Anything that JSON can say.
private enum AnyJSON: Codable {
    case null
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([AnyJSON])
    case object([String: AnyJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([AnyJSON].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: AnyJSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }
}
