import Foundation

/// A method to be called on an object later, or the name of one.
///
/// Objective-C finds methods by their names. Here a selector of a method of the app's own holds the method itself, which
/// `./oriel run PATH` makes of `#selector`; nothing can be called by a name alone.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The name; for a method its type's name.
    public let description: String
    private let method: Method?

    /// Creates a name.
    public init(_ name: String) {
        description = name
        method = nil
    }

    /// Creates a name.
    public init(stringLiteral name: String) { self.init(name) }

    /// Creates a selector of a method without parameters.
    public init<T: AnyObject, R>(_ method: @escaping (T) -> @MainActor () -> R) {
        self.init(T.self) { object, _ in
            guard let object = object as? T else { return false }
            onMain { _ = method(object)() }
            return true
        }
    }

    /// Creates a selector of a method with a parameter.
    public init<T: AnyObject, A, R>(_ method: @escaping (T) -> @MainActor (A) -> R) {
        self.init(T.self) { object, arguments in
            guard let object = object as? T, let first: A = argument(arguments, 0) else { return false }
            onMain { _ = method(object)(first) }
            return true
        }
    }

    /// Creates a selector of a method with two parameters.
    public init<T: AnyObject, A, B, R>(_ method: @escaping (T) -> @MainActor (A, B) -> R) {
        self.init(T.self) { object, arguments in
            guard let object = object as? T, let first: A = argument(arguments, 0),
                let second: B = argument(arguments, 1)
            else { return false }
            onMain { _ = method(object)(first, second) }
            return true
        }
    }

    /// Creates a selector of a method with three parameters.
    public init<T: AnyObject, A, B, C, R>(_ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
        self.init(T.self) { object, arguments in
            guard let object = object as? T, let first: A = argument(arguments, 0),
                let second: B = argument(arguments, 1), let third: C = argument(arguments, 2)
            else { return false }
            onMain { _ = method(object)(first, second, third) }
            return true
        }
    }

    private init(_ type: Any.Type, _ call: @escaping (AnyObject, [Any?]) -> Bool) {
        description = "a method of \(type)"
        method = Method(call)
    }

    /// Whether the selector can be called.
    package var isMethod: Bool { method != nil }

    /// Calls the method; false, with a warning, where the object or the arguments are others than it takes.
    @discardableResult
    package func call(on object: AnyObject, with arguments: [Any?]) -> Bool {
        if method?.call(object, arguments) == true { return true }
        RuntimeWarning.issue("\(self) can't be called with what an action has here: see CompatibilityGaps.md.")
        return false
    }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.method === right.method && left.description == right.description
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The method that a selector calls.
private final class Method {
    let call: (AnyObject, [Any?]) -> Bool
    init(_ call: @escaping (AnyObject, [Any?]) -> Bool) { self.call = call }
}

/// An argument as the type that a method takes; notifications are values in Swift, and objects where a method says so.
private func argument<A>(_ arguments: [Any?], _ index: Int) -> A? {
    let value: Any? = index < arguments.count ? arguments[index] : nil
    if let value = value as Any as? A { return value }
    if let value { return value as? A ?? (value as? Notification).flatMap { $0 as NSNotification as? A } }
    return nil
}

/// Actions are sent on the main thread; a method that is called elsewhere is called there, as in Objective-C.
private func onMain(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { body in
        unsafeBitCast(body, to: (() -> Void).self)()
    }
}
