import Foundation
import OrielFoundation

extension _KeyValueCodingAndObserving {
    /// Announces that a property is about to change.
    ///
    /// Of an object of the app's own nothing is observed here.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Announces that a property has changed.
    ///
    /// Of an object of the app's own nothing is observed here.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        (self as? any _KeyValueObserving)?._observers.notify()
    }
    /// Announces that a property is about to change.
    public func willChangeValue(forKey key: String) {}
    /// Announces that a property has changed.
    public func didChangeValue(forKey key: String) { (self as? any _KeyValueObserving)?._observers.notify() }
}
