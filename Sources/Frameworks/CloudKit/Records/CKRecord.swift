import CoreLocation
import Foundation
import OrielFoundation

/// Values with names, as CloudKit keeps them; it stays in memory here.
///
/// Follows Apple's [CKRecord](https://developer.apple.com/documentation/cloudkit/ckrecord).
open class CKRecord: NSObject, NSSecureCoding, CKRecordKeyValueSetting, @unchecked Sendable {
    /// The name of a type of records.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    /// The name of a record.
    public final class ID: NSObject, Sendable {
        /// The name within the zone.
        public let recordName: String
        /// The zone.
        public let zoneID: CKRecordZone.ID
        /// Creates a name.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return recordName == other.recordName && zoneID == other.zoneID
        }
        public override var hash: Int { recordName.hashValue }
        public override var description: String { "<CKRecordID: \(recordName)>" }
    }

    /// What happens to a record when another one is deleted.
    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    /// A reference to another record.
    public final class Reference: NSObject, Sendable {
        /// The other record's name.
        public let recordID: ID
        /// What happens when the other record is deleted.
        public let action: ReferenceAction
        /// Creates a reference to a name.
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        /// Creates a reference to a record.
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    /// The type.
    public let recordType: RecordType
    /// The name.
    public let recordID: ID
    /// The version that the server has; nil, as none does.
    open var recordChangeTag: String? { nil }
    /// When the server has got it; nil.
    open var creationDate: Date? { nil }
    /// When the server has got its last change; nil.
    open var modificationDate: Date? { nil }
    /// Who made it; nil.
    open var creatorUserRecordID: ID? { nil }
    /// The record that it belongs to; nil for none.
    open var parent: Reference?
    /// The share that it belongs to; nil for none.
    open var share: Reference? { keptShare }
    var keptShare: Reference?
    /// The user who changed the record last; nil, because no server has it.
    open var lastModifiedUserRecordID: ID? { nil }
    private let lock = NSLock()
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []
    private var secret: CKRecord?

    /// Creates a record of a type.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    /// Creates a record of a type, in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    /// The value of a name; nil for none.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { lock.withLock { values[key] } }
        set {
            lock.withLock {
                values[key] = newValue
                changed.insert(key)
            }
        }
    }
    /// The value of a name, as a type.
    open subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { self[key] as (any CKRecordValueProtocol)? as? Value }
        set { self[key] = newValue.map { $0 as any CKRecordValueProtocol } }
    }

    /// Creates a record of its system fields, as ``encodeSystemFields(with:)`` wrote them; nil if they are missing.
    public required init?(coder: NSCoder) {
        guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType") as String?,
            let name = coder.decodeObject(of: NSString.self, forKey: "RecordName") as String?,
            let zone = coder.decodeObject(of: NSString.self, forKey: "ZoneName") as String?,
            let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName") as String?
        else { return nil }
        recordType = type
        recordID = ID(recordName: name, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner))
    }
    /// Whether records are read safely: yes.
    public static var supportsSecureCoding: Bool { true }
    /// Writes the system fields; values are the app's to keep.
    public func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }
    /// Writes the system fields: the type, the name and the zone.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        coder.encode(recordID.recordName as NSString, forKey: "RecordName")
        coder.encode(recordID.zoneID.zoneName as NSString, forKey: "ZoneName")
        coder.encode(recordID.zoneID.ownerName as NSString, forKey: "OwnerName")
    }

    /// Returns the value of a name; nil for none.
    open func value(forKey key: String) -> Any? { self[key] as (any CKRecordValueProtocol)? }
    /// Sets the value of a name; a value of a type that records don't have is an error of the app's, and stops it.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let value else { return self[key] = nil as (any CKRecordValueProtocol)? }
        guard let known = value as? any CKRecordValueProtocol else {
            preconditionFailure("A record has no values of the type \(type(of: value)).")
        }
        self[key] = known as (any CKRecordValueProtocol)?
    }
    /// Sets the values of names.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }
    /// Returns the words of the values, for searches.
    open func allTokens() -> [String] {
        allKeys().compactMap { self[$0] as (any CKRecordValueProtocol)? as? String }
            .flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() } }
    }

    /// Returns the value of a name; nil for none.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
    /// Sets the value of a name.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    /// Returns the names of all values.
    open func allKeys() -> [FieldKey] { lock.withLock { values.keys.sorted() } }
    /// Returns the names of the values that were set.
    open func changedKeys() -> [FieldKey] { lock.withLock { changed.sorted() } }
    /// The values that only the user can read; they are kept like the others.
    open var encryptedValues: any CKRecordKeyValueSetting {
        lock.withLock {
            let own = secret ?? CKRecord(recordType: recordType, recordID: recordID)
            secret = own
            return own
        }
    }
    /// Sets the record that this one belongs to.
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
}
