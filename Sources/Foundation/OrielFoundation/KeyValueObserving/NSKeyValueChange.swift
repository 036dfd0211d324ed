import Foundation

/// The calls that an observer of a value receives, and the values that come with them.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// With the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Once at the beginning, too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change; values of defaults are always set.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// The keys of the information about a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind, as the number of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places of changed elements.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is still to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a value that is observed by a key path.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change.
    public let kind: Kind
    /// The new value; nil unless the options ask for it.
    public let newValue: Value?
    /// The old value; nil unless the options ask for it.
    public let oldValue: Value?
    /// The places of changed elements; nil, as values are set.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// An observation, which ends with the object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var end: (() -> Void)?

    init(_ end: (() -> Void)?) { self.end = end }
    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() {
        let end = lock.withLock {
            defer { self.end = nil }
            return self.end
        }
        end?()
    }
}
