import Foundation

/// An object of the app that an action uses.
///
/// Follows Apple's [AppDependency](https://developer.apple.com/documentation/appintents/appdependency). The app adds the object with
/// ``AppDependencyManager/add(key:dependency:)``; reading it before stops the program, as on Apple's systems.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let make: (() -> Value)?

    /// Creates a dependency.
    /// - Parameters:
    ///   - key: The name under which the object was added; nil for its type.
    ///   - manager: The manager to which it was added.
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        (self.key, self.manager, make) = (key, manager, nil)
    }

    /// Creates a dependency with an object for when none was added.
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default make: @escaping () -> Value) {
        (self.key, self.manager, self.make) = (key, manager, make)
    }

    /// The object.
    public var wrappedValue: Value {
        if let value = manager.value(Value.self, key: key) ?? make?() { return value }
        fatalError("AppDependency with type \(Value.self) was not initialized: add it to AppDependencyManager first.")
    }
}

/// The objects of the app that its actions use.
///
/// Follows Apple's [AppDependencyManager](https://developer.apple.com/documentation/appintents/appdependencymanager).
public final class AppDependencyManager: @unchecked Sendable {
    /// The manager that dependencies use by default.
    public static let shared = AppDependencyManager()
    private let lock = NSRecursiveLock()
    private var values: [AnyHashable: () -> Any] = [:]

    /// Creates a manager.
    public init() {}

    /// Adds an object, which is made when it is first used.
    /// - Parameter key: Its name; nil for its type.
    public func add<Dependency>(key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency)
    {
        add(key: key, dependency)
    }

    /// Adds an object, which a function makes when it is first used.
    public func add<Dependency>(key: AnyHashable? = nil, _ make: @escaping @Sendable () -> Dependency) {
        var made: Dependency?
        lock.withLock {
            values[key ?? AnyHashable(ObjectIdentifier(Dependency.self))] = {
                let value = made ?? make()
                made = value
                return value
            }
        }
    }

    func value<Value>(_ type: Value.Type, key: AnyHashable?) -> Value? {
        lock.withLock { values[key ?? AnyHashable(ObjectIdentifier(type))]?() as? Value }
    }
}

extension AppIntent {
    /// An object of the app that the action uses.
    public typealias Dependency = AppDependency
}
