import Foundation
import SwiftUICore

// Properties of a layer's class that are declared as `@NSManaged`: their values are the layer's, by their names, so that
// animations find them. `oriel run` writes accessors that ask for these.

extension CALayer {
    /// The value of a property declared as `@NSManaged`: the animated one while the layer is displayed.
    ///
    /// A number that was never set is 0, and an optional nil.
    public func _managed<Value>(_ key: String) -> Value {
        let found = value(forKey: key)
        if let value = Self.converted(found, to: Value.self) { return value }
        if let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
            return empty
        }
        guard _isPOD(Value.self) else {
            fatalError(
                "Unexpectedly found nil: \(Swift.type(of: self)).\(key) has no value, and its type is not optional.")
        }
        return withUnsafeTemporaryAllocation(
            byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
        ) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: Value.self)
        }
    }

    /// Sets the value of a property declared as `@NSManaged`, and runs the action of its key.
    public func _setManaged<Value>(_ value: Value, _ key: String) { setValue(value as Any?, forKey: key) }

    /// A value as another kind of number, where that is wanted; nil for a value of another type.
    private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        guard let number = value as? NSNumber else { return nil }
        let candidates: [Any] = [
            number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue, number.boolValue,
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }
}
