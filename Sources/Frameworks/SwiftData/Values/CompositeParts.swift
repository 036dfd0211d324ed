import Foundation
import SQLiteAccess
@_spi(Reflection) import Swift
import Synchronization

/// A part of a `Codable` value of several parts: a stored variable, and the name that it has in JSON.
struct CompositePart: @unchecked Sendable {
    /// The variable's name.
    let name: String
    /// The key path from the whole value.
    let keyPath: AnyKeyPath
    let type: any Any.Type
    /// The name in JSON.
    let key: String
    /// How the part is compared; `json` for one that has parts itself.
    let storeType: StoreType
    let isOptional: Bool

    /// The part's own parts.
    var parts: [CompositePart] { storeType == .json ? CompositeParts.of(type) : [] }
}

/// Which parts of a value stores find in its JSON.
///
/// A type's coding keys can't be asked for. So a value is decoded in which each part is another one, and is encoded: a part that
/// is in the JSON once, as it is in the value, is stored in the JSON under that name. All else is left to Swift:
/// calculated parts, types that code themselves in their own way, numbers that JSON has with fewer digits.
enum CompositeParts {
    private static let known = Mutex<[ObjectIdentifier: [CompositePart]]>([:])

    /// The parts of a type, or of the wrapped type of an optional; none where it has none that stores find.
    static func of(_ type: any Any.Type) -> [CompositePart] {
        let type = (type as? any AnyOptional.Type)?.wrappedType ?? type
        if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found }
        let found = (type as? any Codable.Type).map { find($0) } ?? []
        known.withLock { $0[ObjectIdentifier(type)] = found }
        return found
    }

    /// Returns the part at a key path from a value of a type.
    static func part(at path: AnyKeyPath, of type: any Any.Type) -> CompositePart? {
        of(type).first { $0.keyPath == path }
    }

    /// A stored variable of a type, whether stores find it or not.
    struct Field {
        let name: String
        let type: any Any.Type
    }

    /// The stored variables of a `Codable` structure that is not a value by itself; of the wrapped type for an optional.
    static func fields(of type: any Any.Type) -> [Field] {
        let type = (type as? any AnyOptional.Type)?.wrappedType ?? type
        guard type is any Codable.Type, storeType(of: type) == .json, !(type is any Collection.Type) else { return [] }
        func fields<T>(_ type: T.Type) -> [Field] {
            var found: [Field] = []
            _ = _forEachFieldWithKeyPath(of: type) { name, path in
                found.append(Field(name: String(cString: name), type: Swift.type(of: path).valueType))
                return true
            }
            return found
        }
        return _openExistential(type, do: fields)
    }

    private static func storeType(of type: any Any.Type) -> StoreType? {
        func open<T>(_ type: T.Type) -> StoreType? { ValueCoder<T>.find()?.type }
        return _openExistential(type, do: open)
    }

    private static func find<T: Codable>(_ type: T.Type) -> [CompositePart] {
        guard let sample = try? T(from: SampleDecoder(isEmpty: false)), let json = object(sample),
            let empty = try? T(from: SampleDecoder(isEmpty: true)), let emptyJSON = object(empty)
        else { return [] }
        var found: [CompositePart] = []
        _ = _forEachFieldWithKeyPath(of: type) { name, path in
            let name = String(cString: name)
            let fieldType = Swift.type(of: path).valueType
            guard let storeType = comparison(of: fieldType), let wanted = canonical(sample[keyPath: path]) else {
                return true
            }
            let keys = json.filter { $0.value == wanted }.map(\.key)
            guard let key = keys.count == 1 ? keys[0] : keys.first(where: { $0 == name }), isPlain(key),
                emptyJSON[key] == canonical(empty[keyPath: path])
            else { return true }
            found.append(
                CompositePart(
                    name: name, keyPath: path, type: fieldType, key: key, storeType: storeType,
                    isOptional: fieldType is any AnyOptional.Type))
            return true
        }
        return found
    }

    /// How a type's values in JSON are compared; nil for types that JSON represents differently than stores.
    private static func comparison(of type: any Any.Type) -> StoreType? {
        let wrapped = (type as? any AnyOptional.Type)?.wrappedType ?? type
        if wrapped == Float.self { return nil }
        guard let found = storeType(of: type) else { return nil }
        switch found {
        case .text, .url, .integer, .boolean, .real, .date: return found
        case .json: return of(wrapped).isEmpty ? nil : .json
        case .unsigned, .decimal, .uuid, .data, .key: return nil
        }
    }

    /// Names that mean the same everywhere in SQL.
    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.utf8.allSatisfy { $0 == 0x5F || (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
            && !(key.utf8.first.map { (0x30...0x39).contains($0) } ?? true)
    }

    /// The values of an object in JSON, each as a text; nil for a value that is not an object.
    private static func object(_ value: some Encodable) -> [String: String]? {
        guard let text = try? JSONValues.encode(value),
            let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        else { return nil }
        return object.compactMapValues { written($0) }
    }

    private static func canonical(_ value: Any) -> String? {
        guard let value = value as? any Encodable, let json = try? JSONValues.encode([AnyEncodable(value)]),
            let list = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any], let first = list.first
        else { return nil }
        return written(first)
    }

    private static func written(_ json: Any) -> String? {
        (try? JSONSerialization.data(withJSONObject: [json], options: [.sortedKeys])).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

private struct AnyEncodable: Encodable {
    private let value: any Encodable
    init(_ value: any Encodable) { self.value = value }
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
