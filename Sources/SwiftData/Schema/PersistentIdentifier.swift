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

    /// Whether two identifiers are those of one object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key && lhs.entityName == rhs.entityName }

    /// Feeds the identity into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Orders by entity, then by the time at which the objects were made.
    public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.entityName, lhs.key) < (rhs.entityName, rhs.key) }
}
