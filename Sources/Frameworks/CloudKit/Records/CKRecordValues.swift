import CoreLocation
import Foundation

/// Values with names.
///
/// Follows Apple's [CKRecordKeyValueSetting](https://developer.apple.com/documentation/cloudkit/ckrecordkeyvaluesetting).
public protocol CKRecordKeyValueSetting: AnyObject {
    /// The value of a name; nil for none.
    subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
    /// Returns the value of a name; nil for none.
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
    /// Sets the value of a name.
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
    /// Returns the names of all values.
    func allKeys() -> [CKRecord.FieldKey]
    /// Returns the names of the values that were set.
    func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
    /// The value of a name, as a type.
    public subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
        get { object(forKey: key) as? Value }
        set { setObject(newValue, forKey: key) }
    }
}

extension CKRecord {
    /// The names of the values that each record has.
    public enum SystemFieldKey {
        /// The name of the record.
        public static let recordID = "recordID"
        /// The record that the record belongs to.
        public static let parent = "parent"
        /// The share that the record belongs to.
        public static let share = "share"
        /// The user who made the record.
        public static let creatorUserRecordID = "createdUserRecordName"
        /// The date of the record.
        public static let creationDate = "createdTimestamp"
        /// The user who changed the record last.
        public static let lastModifiedUserRecordID = "modifiedUserRecordName"
        /// The date of the record's last change.
        public static let modificationDate = "modifiedTimestamp"
    }
    /// The names of types of records that CloudKit makes.
    public enum SystemType {
        /// Shares.
        public static let share = "cloudkit.share"
        /// Users.
        public static let userRecord = "Users"
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
extension NSArray: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
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
