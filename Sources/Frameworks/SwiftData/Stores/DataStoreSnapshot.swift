import Foundation
import SQLiteAccess

/// The values of an object at one time.
///
/// Follows Apple's [DataStoreSnapshot](https://developer.apple.com/documentation/swiftdata/datastoresnapshot). From a snapshot
/// of a type of one's own, a context takes the values that it encodes, by the names of the properties.
public protocol DataStoreSnapshot: Codable, Sendable {
    /// The object.
    var persistentIdentifier: PersistentIdentifier { get }
    /// Takes the values of an object.
    /// - Parameter relatedBackingDatas: The values of objects that it is related to, as far as they are available.
    init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])
    /// Returns the same values under another identifier, with relationships to others that have other ones.
    func copy(
        persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> Self
}

extension DataStoreSnapshot {
    /// Returns the same values under another identifier.
    public func copy(persistentIdentifier: PersistentIdentifier) -> Self {
        copy(persistentIdentifier: persistentIdentifier, remappedIdentifiers: nil)
    }
}

/// The values of an object, whatever its model: what SQLite, PostgreSQL and most stores of one's own use.
///
/// It encodes its values by the names of their properties, beside `persistentIdentifier`.
///
/// Follows Apple's [DefaultSnapshot](https://developer.apple.com/documentation/swiftdata/defaultsnapshot).
public struct DefaultSnapshot: DataStoreSnapshot {
    /// The object.
    public let persistentIdentifier: PersistentIdentifier
    var values: [String: SnapshotValue]

    init(persistentIdentifier: PersistentIdentifier, values: [String: SnapshotValue]) {
        self.persistentIdentifier = persistentIdentifier
        self.values = values
    }

    /// Takes the values of an object.
    public init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
        guard let model = backingData._model else {
            let identifier =
                backingData.persistentModelID ?? PersistentIdentifier(entityName: "", key: 0, storeIdentifier: nil)
            self.init(persistentIdentifier: identifier, values: [:])
            return
        }
        self.init(model)
    }

    /// Returns the same values under another identifier.
    public func copy(
        persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> DefaultSnapshot {
        var copy = DefaultSnapshot(persistentIdentifier: persistentIdentifier, values: values)
        if let remappedIdentifiers { copy.remap(remappedIdentifiers) }
        return copy
    }

    mutating func remap(_ identifiers: [PersistentIdentifier: PersistentIdentifier]) {
        if identifiers.isEmpty { return }
        values = values.mapValues { value in
            switch value {
            case .reference(let one): .reference(identifiers[one] ?? one)
            case .references(let several): .references(several.map { identifiers[$0] ?? $0 })
            default: value
            }
        }
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
        static let identifier = Key(stringValue: "persistentIdentifier")
    }

    /// Reads a snapshot.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        persistentIdentifier = try container.decode(PersistentIdentifier.self, forKey: .identifier)
        values = [:]
        for key in container.allKeys where key.stringValue != Key.identifier.stringValue {
            values[key.stringValue] = try container.decode(SnapshotValue.self, forKey: key)
        }
    }

    /// Writes the snapshot.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(persistentIdentifier, forKey: .identifier)
        for (name, value) in values { try container.encode(value, forKey: Key(stringValue: name)) }
    }
}
