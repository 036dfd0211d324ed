import Combine

/// An observable object that something else owns; its changes evaluate the view.
///
/// The object belongs to someone else: a view that is made again with another object observes that one. Use `@StateObject`
/// where the view owns it, otherwise it is made again with each value of the view.
///
/// ```swift
/// final class Game: ObservableObject { @Published var score = 0 }
/// struct ScoreView: View {
///     @ObservedObject var game: Game
///     var body: some View { Text("Score \(game.score)") }
/// }
/// ```
///
/// Follows Apple's [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject);
/// statements O02 to O04.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    @frozen
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ReferenceLocation(object, keyPath))
        }
    }

    private var object: ObjectType

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object; of the main actor, as types with the property are inferred to be in modules of Swift 5.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: object) }

    public static func _connect(
        _ property: UnsafeMutablePointer<ObservedObject>, _ connection: inout _PropertyConnection
    ) {
        let node = connection.node
        connection.storage { ObjectObservation() }.observe(property.pointee.object, for: node)
    }
}

extension ObservedObject: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: ObservedObject.self).pointee.object
            === b.assumingMemoryBound(to: ObservedObject.self).pointee.object
    }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// A node's storage for a property that observes an object: the object observed now.
final class ObjectObservation {
    private var record: ObservedObjectRecord?
    private weak var object: AnyObject?

    /// Observes an object in a node's name, and no other any more; does nothing if it does so already.
    func observe<Object: ObservableObject>(_ new: Object, for node: NodeRef) {
        if object === new { return }
        let extras = node.extras
        if let record {
            record.remove(node)
            if let index = extras.observed.firstIndex(where: { $0 === record }) { extras.observed.remove(at: index) }
        }
        let record = ObservedObjectRecord.record(of: new)
        record.add(node)
        extras.observed.append(record)
        self.record = record
        object = new
    }
}

extension ObservedObject: ChangeReporting {
    func remembered() -> (ObservedObject) -> Bool { remembering { ObjectVersion($0.object) } }
}
