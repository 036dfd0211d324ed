@_spi(Reflection) import Swift

/// Returns whether a type's values can be compared by their bits alone: equal bits then mean equal values, now and
/// later, as long as the caller keeps a copy.
///
/// Numbers, strings, and structs, tuples, optionals and collections of them. Class references are not, as their
/// objects may have changed, nor are closures and existentials.
enum PlainValue {
    /// The types under examination; main thread only.
    nonisolated(unsafe) private static var visiting: Set<ObjectIdentifier> = []

    /// Whether all that a value of the type consists of is in its bits, or in buffers that are copied on write.
    static func isPlain(_ type: Any.Type) -> Bool {
        // A type that contains itself, in an array, is as plain as the rest of it.
        guard visiting.insert(ObjectIdentifier(type)).inserted else { return true }
        defer { visiting.remove(ObjectIdentifier(type)) }
        if type is AnyClass || type is any AnyObject.Type { return false }
        if let type = type as? any PlainContainer.Type { return type.holdsPlainValues }
        func isTrivial<T>(_ type: T.Type) -> Bool { _isPOD(type) }
        if _openExistential(type, do: isTrivial) { return true }
        if type == String.self || type == Substring.self || type == Character.self { return true }
        guard TypeShape.isStructOrTuple(type) else { return false }
        var isPlainStruct = true
        var count = 0
        let isComplete = _forEachField(of: type, options: []) { _, _, fieldType, _ in
            count += 1
            if !isPlain(fieldType) { isPlainStruct = false }
            return isPlainStruct
        }
        return isPlainStruct && isComplete && count > 0
    }
}

/// A generic type whose values are as plain as its elements.
private protocol PlainContainer {
    static var holdsPlainValues: Bool { get }
}

extension Optional: PlainContainer {
    static var holdsPlainValues: Bool { PlainValue.isPlain(Wrapped.self) }
}

extension Array: PlainContainer {
    static var holdsPlainValues: Bool { PlainValue.isPlain(Element.self) }
}

extension ContiguousArray: PlainContainer {
    static var holdsPlainValues: Bool { PlainValue.isPlain(Element.self) }
}

extension Set: PlainContainer {
    static var holdsPlainValues: Bool { PlainValue.isPlain(Element.self) }
}

extension Dictionary: PlainContainer {
    static var holdsPlainValues: Bool { PlainValue.isPlain(Key.self) && PlainValue.isPlain(Value.self) }
}
