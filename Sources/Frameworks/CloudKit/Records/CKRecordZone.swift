import Foundation

/// A part of a database.
///
/// Follows Apple's [CKRecordZone](https://developer.apple.com/documentation/cloudkit/ckrecordzone).
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The name of a zone.
    public final class ID: NSObject, Sendable {
        /// The name.
        public let zoneName: String
        /// Whose zone it is.
        public let ownerName: String
        /// Creates a name.
        public init(zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        /// The name of the zone that each database has.
        public static let defaultZoneName = CKRecordZoneDefaultName
        /// The zone that each database has.
        public static let `default` = ID()
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return zoneName == other.zoneName && ownerName == other.ownerName
        }
        public override var hash: Int { zoneName.hashValue }
    }

    /// What a zone can do.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates capabilities from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It can say what has changed.
        public static let fetchChanges = Capabilities(rawValue: 1)
        /// It can keep several records at once.
        public static let atomic = Capabilities(rawValue: 2)
        /// Its records can be shared.
        public static let sharing = Capabilities(rawValue: 4)
    }

    /// The name.
    public let zoneID: ID
    /// What it can do; nothing, as no server has it.
    open var capabilities: Capabilities { [] }
    /// Creates a zone with a name.
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    /// Creates a zone with a name.
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// Returns the zone that each database has.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Which records are looked for.
///
/// Follows Apple's [CKQuery](https://developer.apple.com/documentation/cloudkit/ckquery).
open class CKQuery: NSObject, @unchecked Sendable {
    /// The type.
    public let recordType: CKRecord.RecordType
    /// The condition.
    public let predicate: NSPredicate
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Creates a query.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// A place in the changes of a database; a server would give it out, and none does here.
public final class CKServerChangeToken: NSObject, NSSecureCoding, Sendable {
    override init() {}
    /// Whether it can be read safely: yes.
    public static var supportsSecureCoding: Bool { true }
    /// Writes nothing: there is never a token.
    public func encode(with coder: NSCoder) {}
    public init?(coder: NSCoder) { nil }
}
