/// An animation's state while it runs, and its environment.
///
/// Follows Apple's [AnimationContext](https://developer.apple.com/documentation/swiftui/animationcontext).
public struct AnimationContext<Value: VectorArithmetic> {
    /// The animation's state, kept from one call to the next.
    public var state: AnimationState<Value>
    /// Whether the animation counts as over for completions that wait for no more than that (A11); false by default.
    public var isLogicallyComplete = false
    /// The environment of the view that is animated, its type not known here.
    let surroundings: AnyObject?

    init(state: AnimationState<Value> = AnimationState(), surroundings: AnyObject? = nil) {
        self.state = state
        self.surroundings = surroundings
    }

    /// Returns a context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, surroundings: surroundings)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// Values that an animation keeps, by key.
///
/// Follows Apple's [AnimationState](https://developer.apple.com/documentation/swiftui/animationstate).
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value of a key; the key's default where none was set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that an animation keeps.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Self.Value { get }
}
