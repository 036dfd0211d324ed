import Foundation

/// A method to be called on an object later, or the name of one.
///
/// Objective-C finds methods by their names. Here a selector of a method of the app's own holds the method itself, which
/// `./oriel run PATH` makes of `#selector`. By a name alone, the actions of classes can be called that documents of Interface Builder use.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The name; for a method without one its type's.
    public let description: String
    private let method: CalledMethod?

    /// Creates a name.
    public init(_ name: String) {
        description = name
        method = nil
    }

    /// Creates a name.
    public init(stringLiteral name: String) { self.init(name) }

    /// Creates a selector of a method without parameters.
    ///
    /// With a name, it equals other selectors of that name, as on Apple's systems; without one only itself.
    /// - Parameter name: As `#selector` has it: `update` or `update(sender:)`.
    public init<T: AnyObject, R>(_ method: @escaping (T) -> @MainActor () -> R, as name: String = "") {
        self.init(T.self, name, takes: { $0 is T }) { object, _ in
            guard let object = object as? T else { return false }
            onMain { _ = method(object)() }
            return true
        }
    }

    /// Creates a selector of a method with a parameter.
    public init<T: AnyObject, A, R>(_ method: @escaping (T) -> @MainActor (A) -> R, as name: String = "") {
        self.init(T.self, name, takes: { $0 is T }) { object, arguments in
            guard let object = object as? T, let first: A = argument(arguments, 0) else { return false }
            onMain { _ = method(object)(first) }
            return true
        }
    }

    /// Creates a selector of a method with two parameters.
    public init<T: AnyObject, A, B, R>(_ method: @escaping (T) -> @MainActor (A, B) -> R, as name: String = "") {
        self.init(T.self, name, takes: { $0 is T }) { object, arguments in
            guard let object = object as? T, let first: A = argument(arguments, 0),
                let second: B = argument(arguments, 1)
            else { return false }
            onMain { _ = method(object)(first, second) }
            return true
        }
    }

    /// Creates a selector of a method with three parameters.
    public init<T: AnyObject, A, B, C, R>(_ method: @escaping (T) -> @MainActor (A, B, C) -> R, as name: String = "") {
        self.init(T.self, name, takes: { $0 is T }) { object, arguments in
            guard let object = object as? T, let first: A = argument(arguments, 0),
                let second: B = argument(arguments, 1), let third: C = argument(arguments, 2)
            else { return false }
            onMain { _ = method(object)(first, second, third) }
            return true
        }
    }

    /// Returns the same method under a name.
    package func named(_ name: String) -> Selector { Selector(description: name, method: method) }

    private init(description: String, method: CalledMethod?) { (self.description, self.method) = (description, method) }

    private init(
        _ type: Any.Type, _ name: String, takes: @escaping (AnyObject) -> Bool,
        _ call: @escaping (AnyObject, [Any?]) -> Bool
    ) {
        description = name.isEmpty ? "a method of \(type)" : name
        method = CalledMethod(takes, call, isNamed: !name.isEmpty)
    }

    /// Whether the selector holds a method, and not a name alone.
    package var isMethod: Bool { method != nil }

    /// Whether an object has the method: one of its name, for a name.
    package func isMethod(of object: AnyObject) -> Bool {
        method?.takes(object) ?? (InterfaceClasses.method(description, of: object) != nil)
    }

    /// Calls the method; false, with a warning, where the object or the arguments are others than it takes.
    @discardableResult
    package func call(on object: AnyObject, with arguments: [Any?]) -> Bool {
        if method == nil {
            if let found = InterfaceClasses.method(description, of: object) {
                return found.call(on: object, with: arguments)
            }
            RuntimeWarning.issue("-[\(type(of: object)) \(self)]: unrecognized selector sent to instance")
            return false
        }
        if method?.call(object, arguments) == true { return true }
        RuntimeWarning.issue("\(self) can't be called with what an action has here: see CompatibilityGaps.md.")
        return false
    }

    /// Whether two selectors have the same name; a method without one equals itself alone.
    ///
    /// `#selector` may leave out the parameters of a method, which then is that with any.
    public static func == (left: Selector, right: Selector) -> Bool {
        if left.method?.isNamed == false || right.method?.isNamed == false { return left.method === right.method }
        if left.description == right.description { return true }
        return left.baseName == right.baseName
            && (left.baseName == left.description[...] || right.baseName == right.description[...])
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(baseName) }

    /// The name without parameters.
    private var baseName: Substring { description.prefix { $0 != "(" } }
}

/// The method that a selector calls.
private final class CalledMethod {
    let takes: (AnyObject) -> Bool
    let call: (AnyObject, [Any?]) -> Bool
    let isNamed: Bool

    init(_ takes: @escaping (AnyObject) -> Bool, _ call: @escaping (AnyObject, [Any?]) -> Bool, isNamed: Bool) {
        (self.takes, self.call, self.isNamed) = (takes, call, isNamed)
    }
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
