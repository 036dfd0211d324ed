import Observation

/// A value that the view's ancestors set.
///
/// Follows Apple's [Environment](https://developer.apple.com/documentation/swiftui/environment); statements E01 and
/// E02.
///
/// The environment is passed down the tree: a modifier sets a value for a view and its descendants, an inner modifier
/// takes precedence, and a value that is not set is the default of its key. Reading a value in a body makes that body
/// depend on it: it is evaluated again when the value changes, and not when others do.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var isCompact = false
/// }
///
/// struct Badge: View {
///     let title: String
///     @Environment(\.isCompact) private var isCompact
///     @Environment(\.colorScheme) private var colorScheme
///
///     var body: some View {
///         Text(title)
///             .padding(isCompact ? 2 : 8)
///             .background(colorScheme == .dark ? Color.gray : Color.white)
///     }
/// }
///
/// let host = TestHost(Badge(title: "New").environment(\.isCompact, true))
/// #expect(host.text == ["New"])
/// ```
///
/// With a type in place of a key path the property is an `@Observable` object that `environment(_:)` has put there; a
/// body then depends on the properties of the object that it reads. Where there is none the program stops, with the
/// type's name, unless the property is optional.
///
/// Use the environment for values that many views need and few set: styles, sizes, services. Pass a value that one
/// child needs as an argument. The property has its value in `body` and in actions of a view that is on the screen, not
/// in `init`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(find: (EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var values: EnvironmentValues?

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Creates a property that reads an observable object of a type, which must be in the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { $0[ObservableObjectKey<Value>.self] }
    }

    /// Creates a property that reads an observable object of a type, nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { .some($0[ObservableObjectKey<T>.self]) }
    }

    /// The value.
    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .object(let find):
            if let object = find(values) { return object }
            fatalError(
                "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may "
                    + "be missing as an ancestor of this view.")
        }
    }

    public static func _connect(
        _ property: UnsafeMutablePointer<Environment>, _ connection: inout _PropertyConnection
    ) {
        property.pointee.values = EnvironmentValues(head: connection.node.environment)
    }
}

extension Environment: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Environment.self)
        let b = b.assumingMemoryBound(to: Environment.self)
        if case .keyPath(let x) = a.pointee.source, case .keyPath(let y) = b.pointee.source { return x == y }
        return true
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an `@Observable` object, by its type.
enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension Environment: ChangeReporting {
    func remembered() -> (Environment) -> Bool { remembering { $0.found } }

    /// The value; nil if there is no object of the type.
    private var found: Value? {
        if case .object(let find) = source { return find(values ?? EnvironmentValues()) }
        return wrappedValue
    }
}
