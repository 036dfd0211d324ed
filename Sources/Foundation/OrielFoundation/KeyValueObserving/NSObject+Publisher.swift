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
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of an object's property.
    public struct KeyValueObservingPublisher<Subject: _KeyValueObserving, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Which values are published.
        public let options: NSKeyValueObservingOptions

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            // The stream keeps the last value for subscribers that ask later.
            let values = CurrentValueSubject<Value?, Never>(options.contains(.initial) ? object[keyPath: keyPath] : nil)
            let observation = object.observe(keyPath) { object, _ in values.send(object[keyPath: keyPath]) }
            values.compactMap { $0 }
                .handleEvents(receiveCancel: { observation.invalidate() })
                .receive(subscriber: subscriber)
        }
    }
}
