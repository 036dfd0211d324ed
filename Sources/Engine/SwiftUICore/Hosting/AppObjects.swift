import Combine
import Observation

/// The objects that the app itself puts into the environment of all its windows and menus, each found by its type.
///
/// Delegates of apps are among them: SwiftUI puts a delegate that can be observed into the environment.
@MainActor
package enum AppObjects {
    private struct Entry {
        let type: ObjectIdentifier
        let change: (inout EnvironmentValues) -> Void
    }
    private static var entries: [Entry] = []

    /// Adds an object, where it can be observed; it replaces an earlier one of its type.
    package static func add(_ object: AnyObject) {
        if let object = object as? any ObservableObject { addObject(object) }
        if let object = object as? any AnyObject & Observable { addObservable(object) }
    }

    /// Removes the object of a type.
    package static func remove<T: AnyObject>(_ type: T.Type) {
        let keys = [ObjectIdentifier(EnvironmentObjectKey<T>.self), ObjectIdentifier(ObservableObjectKey<T>.self)]
        entries.removeAll { keys.contains($0.type) }
    }

    /// Sets the environment's values for the objects.
    static func configure(_ values: inout EnvironmentValues) {
        for entry in entries { entry.change(&values) }
    }

    private static func addObject<T: ObservableObject>(_ object: T) {
        replace(EnvironmentObjectKey<T>.self) { $0[EnvironmentObjectKey<T>.self] = object }
    }
    private static func addObservable<T: AnyObject & Observable>(_ object: T) {
        replace(ObservableObjectKey<T>.self) { $0[ObservableObjectKey<T>.self] = object }
    }
    private static func replace<K: EnvironmentKey>(
        _ key: K.Type, _ change: @escaping (inout EnvironmentValues) -> Void
    ) {
        entries.removeAll { $0.type == ObjectIdentifier(key) }
        entries.append(Entry(type: ObjectIdentifier(key), change: change))
    }
}
