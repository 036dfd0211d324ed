import Combine

/// An observable object that a view owns: made once for the view's identity.
///
/// The object is made once, when the view first appears, and lives as long as the view. Bodies that read it are evaluated
/// again after `objectWillChange`. `$` before its name gives bindings to its properties.
///
/// ```swift
/// final class Game: ObservableObject { @Published var score = 0 }
/// struct GameView: View {
///     @StateObject private var game = Game()
///     var body: some View { Button("Score \(game.score)") { game.score += 1 } }
/// }
/// ```
///
/// Follows Apple's [StateObject](https://developer.apple.com/documentation/swiftui/stateobject); statement O04.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var storage: Storage?

    private final class Storage {
        let object: ObjectType
        let observation = ObjectObservation()
        init(_ object: ObjectType) { self.object = object }
    }

    /// Creates a property from an expression, evaluated once for the view's identity.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object; of the main actor, as types with the property are inferred to be in modules of Swift 5.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        if let storage { return storage.object }
        RuntimeWarning.issue(
            "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. This will create "
                + "a new instance each time.")
        return make()
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _connect(
        _ property: UnsafeMutablePointer<StateObject>, _ connection: inout _PropertyConnection
    ) {
        let node = connection.node
        let make = property.pointee.make
        let storage = connection.storage {
            let object = make()
            if let owned = object as? any ViewOwned { node.extras.removals.append { owned.ownerRemoved() } }
            return Storage(object)
        }
        storage.observation.observe(storage.object, for: node)
        property.pointee.storage = storage
    }
}

/// An object of a view's state with references that may retain the view: it releases them when the view is removed.
package protocol ViewOwned: AnyObject {
    /// Called when the view has left the tree for good.
    func ownerRemoved()
}

extension StateObject: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension StateObject: ChangeReporting {
    func remembered() -> (StateObject) -> Bool { remembering { $0.storage.map { ObjectVersion($0.object) } } }
}
