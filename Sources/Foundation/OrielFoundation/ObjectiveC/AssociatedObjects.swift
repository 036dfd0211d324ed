import Foundation

/// How an object refers to a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not kept: nil is returned once nothing else refers to it.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept; every thread may use it.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy of the value is kept; every thread may use it.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object, in place of the earlier one with the same key.
///
/// The value is released soon after the object: when values are next associated, not at once as on Apple's systems.
/// - Parameters:
///   - object: The object; values that are not objects have no identity, and nothing happens.
///   - key: The address that stands for the value, such as the address of a static variable.
///   - value: The value; nil ends the association.
///   - policy: How the object refers to the value.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard type(of: object) is AnyClass else { return }
    AssociatedObjects.shared.set(value.map { AssociatedValue($0, policy) }, key, of: object as AnyObject)
}

/// Returns the value that is associated with an object for a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard type(of: object) is AnyClass else { return nil }
    return AssociatedObjects.shared.value(key, of: object as AnyObject)
}

/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard type(of: object) is AnyClass else { return }
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A value as its object keeps it.
private struct AssociatedValue {
    private weak var reference: AnyObject?
    private let kept: Any?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: (reference, kept) = (value as AnyObject, nil)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: kept = (value as? any NSCopying)?.copy() ?? value
        default: kept = value
        }
    }

    var value: Any? { kept ?? reference }
}

/// The values associated with objects, by the identities of the objects.
private final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    /// A later object may have the address of one that is gone: the weak reference tells them apart.
    private struct Record {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private let lock = NSLock()
    private var records: [ObjectIdentifier: Record] = [:]
    /// The number of records at which records of deallocated objects are removed: twice as many as there were objects.
    private var limit = 8

    func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock {
            guard let record = records[ObjectIdentifier(object)], record.object === object else { return nil }
            return record.values[key]?.value
        }
    }

    func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of object: AnyObject) {
        let id = ObjectIdentifier(object)
        // Released after the lock: the end of a value may associate others.
        var released: [Record] = []
        lock.withLock {
            var record = records[id] ?? Record(object: object)
            released.append(record)
            if record.object !== object { record = Record(object: object) }
            record.values[key] = value
            records[id] = record.values.isEmpty ? nil : record
            if records.count > limit { released += removeGoneObjects() }
        }
        withExtendedLifetime(released) {}
    }

    func removeAll(of object: AnyObject) {
        let released = lock.withLock { records.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(released) {}
    }

    private func removeGoneObjects() -> [Record] {
        let gone = records.filter { $0.value.object == nil }
        for id in gone.keys { records[id] = nil }
        limit = max(8, records.count * 2)
        return Array(gone.values)
    }
}
