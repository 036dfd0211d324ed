import Combine

/// An observable object that an ancestor put into the environment; its changes evaluate the view.
///
/// The object comes from the closest `environmentObject(_:)` around the view. Reading one that no view provides ends the app
/// with Apple's words: "No ObservableObject of type … found."
///
/// ```swift
/// final class Game: ObservableObject { @Published var score = 0 }
/// struct ScoreView: View {
///     @EnvironmentObject private var game: Game
///     var body: some View { Text("Score \(game.score)") }
/// }
/// ScoreView().environmentObject(Game())
/// ```
///
/// Follows Apple's [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject);
/// statement O05.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates a property that finds its object by type.
    public init() {}

    /// Makes bindings to an object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    /// The object; ends the program where there is none, with Apple's words.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public static func _connect(
        _ property: UnsafeMutablePointer<EnvironmentObject>, _ connection: inout _PropertyConnection
    ) {
        let node = connection.node
        let values = EnvironmentValues(head: node.environment)
        let observation = connection.storage { ObjectObservation() }
        property.pointee.object = values[EnvironmentObjectKey<ObjectType>.self]
        if let object = property.pointee.object { observation.observe(object, for: node) }
    }
}

extension EnvironmentObject: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

/// The key of an `ObservableObject`, by its type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension EnvironmentObject: ChangeReporting {
    func remembered() -> (EnvironmentObject) -> Bool { remembering { $0.object.map { ObjectVersion($0) } } }
}
