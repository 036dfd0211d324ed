import Foundation

/// An object's identity in its store.
///
/// Follows Apple's [PersistentIdentifier](https://developer.apple.com/documentation/swiftdata/persistentidentifier). It
/// is `Sendable` and `Codable`: pass it to another context, and fetch the object there.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The name of the object's entity.
    public let entityName: String
    let key: Int64
    /// The store's identifier; nil before the object is inserted.
    public let storeIdentifier: String?

    /// The identifier itself.
    public var id: PersistentIdentifier { self }

    /// Whether two identifiers refer to the same object.
    ///
    /// One that comes from a relationship may have the name of the entity that the object's own inherits from.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }

    /// Feeds the identity into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Returns the identifier of an object in a store, which knows it by a key of its own.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: String
    ) throws -> PersistentIdentifier {
        // FNV, which is the same each time that the program runs: keys are numbers here.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(entityName)\u{0}\(primaryKey)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return PersistentIdentifier(
            entityName: entityName, key: Int64(bitPattern: hash >> 1), storeIdentifier: storeIdentifier)
    }

    /// Returns the identifier of an object in a store, which knows it by a number.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: Int
    ) throws -> PersistentIdentifier {
        try identifier(for: storeIdentifier, entityName: entityName, primaryKey: "\(primaryKey)")
    }

    /// Returns the identifier of an object in a store, which knows it by a UUID.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: UUID
    ) throws -> PersistentIdentifier {
        try identifier(for: storeIdentifier, entityName: entityName, primaryKey: primaryKey.uuidString)
    }

    /// Orders by entity, then by the time at which the objects were made.
    public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.entityName, lhs.key) < (rhs.entityName, rhs.key) }
}
