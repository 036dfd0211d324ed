import Foundation
import OrielBasics

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
        let number = count
        return NSKeyValueObservation { [weak self] in self?.remove(number) }
    }

    private func remove(_ number: Int) { observers.removeAll { $0.number == number } }
}

/// An object whose properties can be observed by their key paths.
public protocol _KeyValueObserving: NSObject, _KeyValueCodingAndObserving {
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
