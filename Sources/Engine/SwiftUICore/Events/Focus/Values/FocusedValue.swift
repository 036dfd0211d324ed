import Combine
import Observation

/// A value published by the focused view or scene; nil if there is none.
///
/// Follows Apple's [FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue). In commands it is the
/// value of the key window.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var values = FocusedValuesReference(nil)

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Creates a property that reads an observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[object: objectType] }
    }

    /// The value.
    public var wrappedValue: Value? { read(values.values) }

    public static func _connect(
        _ property: UnsafeMutablePointer<FocusedValue>, _ connection: inout _PropertyConnection
    ) {
        property.pointee.values = connection.focusedValues
    }
}

extension FocusedValue: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// The value of a binding published by the focused view or scene; nil if there is none.
///
/// Follows Apple's [FocusedBinding](https://developer.apple.com/documentation/swiftui/focusedbinding): setting it sets
/// the bound value, setting nil does nothing.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var values = FocusedValuesReference(nil)

    /// Creates a property that reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// The bound value.
    public var wrappedValue: Value? {
        get { values.values[keyPath: keyPath]?.wrappedValue }
        nonmutating set {
            if let newValue { values.values[keyPath: keyPath]?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, nil while there is none.
    public var projectedValue: Binding<Value?> {
        let copy = self
        return Binding {
            copy.wrappedValue
        } set: {
            copy.wrappedValue = $0
        }
    }

    public static func _connect(
        _ property: UnsafeMutablePointer<FocusedBinding>, _ connection: inout _PropertyConnection
    ) {
        property.pointee.values = connection.focusedValues
    }
}

extension FocusedBinding: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// An object published by the focused view or scene; nil if there is none.
///
/// The object's changes evaluate the view. Follows Apple's [FocusedObject](https://developer.apple.com/documentation/swiftui/focusedobject).
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates a property that finds its object by type.
    public init() {}

    /// Makes bindings to an object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    /// The object.
    public var wrappedValue: ObjectType? { object }

    /// The wrapper that makes bindings to the object's properties; nil if there is no object.
    public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

    public static func _connect(
        _ property: UnsafeMutablePointer<FocusedObject>, _ connection: inout _PropertyConnection
    ) {
        let observation = connection.storage { ObjectObservation() }
        property.pointee.object = connection.focusedValues.values[object: ObjectType.self]
        if let object = property.pointee.object { observation.observe(object, for: connection.node) }
    }
}

extension FocusedObject: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension _PropertyConnection {
    /// The values published by everything that has the focus.
    fileprivate var focusedValues: FocusedValuesReference {
        EnvironmentValues(head: node.environment)[FocusedValuesEnvironmentKey.self]
    }
}

extension FocusedValue: ChangeReporting {
    func remembered() -> (FocusedValue) -> Bool { remembering { $0.wrappedValue } }
}

extension FocusedBinding: ChangeReporting {
    func remembered() -> (FocusedBinding) -> Bool { remembering { $0.wrappedValue } }
}

extension FocusedObject: ChangeReporting {
    func remembered() -> (FocusedObject) -> Bool { remembering { $0.object.map { ObjectVersion($0) } } }
}
