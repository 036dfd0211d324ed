import Combine
import Foundation

extension _KeyValueObserving {
    /// Publishes the values of a property, beginning with the present one.
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: `.initial` and `.new`, by default; without `.initial` the first value is that after the next change.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) { object, changed in
            object.observe(keyPath) { _, _ in changed() }
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes the values of a property, beginning with the present one.
    ///
    /// Changes are published of `UserDefaults`, and of objects that announce them; for other objects a warning says that none are.
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: `.initial` and `.new`, by default; without `.initial` the first value is that after the next change.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) { object, changed in
            object.observe(keyPath) { _, _ in changed() }
        }
    }
}

extension NSObject {
    /// A publisher of the values of an object's property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Which values are published.
        public let options: NSKeyValueObservingOptions
        /// Calls a function after each change, as long as the result exists.
        let observe: (Subject, @escaping () -> Void) -> NSKeyValueObservation

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            // The stream keeps the last value for subscribers that ask later.
            let values = CurrentValueSubject<Value?, Never>(options.contains(.initial) ? object[keyPath: keyPath] : nil)
            let observation = observe(object) { [weak object] in
                if let object { values.send(object[keyPath: keyPath]) }
            }
            values.compactMap { $0 }
                .handleEvents(receiveCancel: { observation.invalidate() })
                .receive(subscriber: subscriber)
        }
    }

    /// The name of the object's class, without its module.
    public var className: String { String(describing: type(of: self)) }
}
