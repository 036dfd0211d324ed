import Foundation
import ValueTransformers

/// The value of a transformable attribute: the value that the app has set, or the archive that was read.
final class TransformedValue: Equatable {
    private(set) var value: Any?
    private var archive: Data?

    init(_ value: Any) { self.value = value }

    /// Creates the value of an archive, with the transformer that the attribute names.
    init(archive: Data, transformer: String?) {
        self.archive = archive
        value = Self.decode(archive, transformer)
    }

    static func == (lhs: TransformedValue, rhs: TransformedValue) -> Bool {
        if lhs === rhs { return true }
        if let a = lhs.value as? AnyHashable, let b = rhs.value as? AnyHashable { return a == b }
        if let a = lhs.archive, let b = rhs.archive { return a == b }
        return false
    }

    /// The value as a type; Codable types are decoded when the type is known.
    func value<V>(as type: V.Type) -> V? {
        if let value = value as? V { return value }
        guard let archive, let decodable = V.self as? any Decodable.Type,
            let json = Self.json(in: archive), let decoded = try? JSONDecoder().decode(decodable, from: json)
        else { return nil }
        value = decoded
        return decoded as? V
    }

    private static let mark = "OrielCodable"

    private static func json(in archive: Data) -> Data? {
        let list = try? PropertyListSerialization.propertyList(from: archive, format: nil) as? [String: Any]
        return list?[mark] as? Data
    }

    /// The archive: of the transformer, a property list, an archive of objects, or JSON.
    func archived(transformer: String?) throws -> Data {
        if let archive { return archive }
        guard let value else { return Data() }
        if let transformer = Self.transformer(transformer) {
            guard let data = transformer.archive(value) else {
                throw CoreDataError.make(.coreData, "The transformer made no data of \(value).")
            }
            return data
        }
        if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
            return try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
        if let object = value as? any NSObject & NSCoding {
            return try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        }
        guard let value = value as? any Encodable else {
            throw CoreDataError.make(.coreData, "\(type(of: value)) can't be archived: it conforms to no NSCoding.")
        }
        let json = try JSONEncoder().encode(value)
        return try PropertyListSerialization.data(fromPropertyList: [Self.mark: json], format: .binary, options: 0)
    }

    private static func transformer(_ name: String?) -> ValueTransformer? {
        guard let name, !name.isEmpty, !name.hasPrefix("NSSecureUnarchive"), !name.hasSuffix("UnarchiveFromData")
        else { return nil }
        return ValueTransformer.find(name, class: ManagedObjectClasses.shared.find)
    }

    private static func decode(_ archive: Data, _ transformer: String?) -> Any? {
        if let transformer = self.transformer(transformer) { return transformer.unarchive(archive) }
        guard let list = try? PropertyListSerialization.propertyList(from: archive, format: nil) else { return nil }
        guard let dictionary = list as? [String: Any] else { return list }
        if dictionary[mark] is Data { return nil }
        if dictionary["$archiver"] as? String == "NSKeyedArchiver" { return ObjectArchive.object(in: archive) }
        return list
    }
}
