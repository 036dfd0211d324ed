import Foundation

/// What an observer of a property receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A first call with the present value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before the change; without effect here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change of a property: here always a new value.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change.
    public let kind: Kind
    /// The value after the change; nil unless the options ask for it.
    public let newValue: Value?
    /// The value before the change; nil unless the options ask for it.
    public let oldValue: Value?
    /// The places of a collection that changed; always nil.
    public let indexes: IndexSet?
    /// Whether the change is still to come; always false.
    public let isPrior: Bool
}

/// An observation of a property, which ends with this object.
public final class NSKeyValueObservation: NSObject {
    private weak var observers: _KeyValueObservers?
    private let number: Int

    init(_ observers: _KeyValueObservers, number: Int) { (self.observers, self.number) = (observers, number) }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() {
        observers?.remove(number)
        observers = nil
    }
}

/// The observers of an object's properties.
public final class _KeyValueObservers {
    private var observers: [(number: Int, check: () -> Void)] = []
    private var count = 0

    /// Creates an empty list.
    public init() {}

    /// Notifies the observers of the properties that have changed.
    public func notify() {
        // An observer may end its observation, or begin others.
        for (number, check) in observers where observers.contains(where: { $0.number == number }) { check() }
    }

    /// Adds a function that is called whenever anything may have changed, as long as the result exists.
    package func add(_ check: @escaping () -> Void) -> NSKeyValueObservation {
        count += 1
        observers.append((count, check))
        return NSKeyValueObservation(self, number: count)
    }

    func remove(_ number: Int) { observers.removeAll { $0.number == number } }
}

/// An object whose properties can be observed by their key paths.
public protocol _KeyValueObserving: NSObject {
    /// The observers, which the object notifies of changes.
    nonisolated var _observers: _KeyValueObservers { get }
}

extension _KeyValueObserving {
    /// Calls a function after each change of a property, as long as the result exists.
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: What the function receives.
    ///   - changeHandler: Called with the object and the change, on the thread of the change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        func report(_ object: Self, _ new: Value, _ old: Value?) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        if options.contains(.initial) { report(self, last, nil) }
        return _observers.add { [weak self] in
            guard let self else { return }
            let new = self[keyPath: keyPath]
            if areEqual(new, last) { return }
            let old = last
            last = new
            report(self, new, old)
        }
    }
}

/// Whether two values are known to be equal.
private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return (a as? any Equatable).map { compare($0) } ?? false
}
