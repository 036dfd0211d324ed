import CoreLocation
import Foundation
import OrielFoundation

/// Values with names, as CloudKit keeps them; it stays in memory here.
///
/// Follows Apple's [CKRecord](https://developer.apple.com/documentation/cloudkit/ckrecord).
open class CKRecord: NSObject, @unchecked Sendable {
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
    open var share: Reference? { nil }
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

    /// Returns the value of a name; nil for none.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
    /// Sets the value of a name.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    /// Returns the names of all values.
    open func allKeys() -> [FieldKey] { lock.withLock { values.keys.sorted() } }
    /// Returns the names of the values that were set.
    open func changedKeys() -> [FieldKey] { lock.withLock { changed.sorted() } }
    /// The values that only the user can read; they are kept like the others.
    open var encryptedValues: CKRecord {
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

/// A value that a record can have.
public protocol CKRecordValueProtocol {}
/// A value that a record can have, as an object.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}

/// A file of a record.
///
/// Follows Apple's [CKAsset](https://developer.apple.com/documentation/cloudkit/ckasset).
public final class CKAsset: NSObject, Sendable {
    /// The file's place.
    public let fileURL: URL?
    /// Creates an asset of a file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}
