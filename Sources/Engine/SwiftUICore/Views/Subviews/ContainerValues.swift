/// A key for a value that a view passes to the container that it is directly in.
///
/// Follows Apple's [ContainerValueKey](https://developer.apple.com/documentation/swiftui/containervaluekey).
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Self.Value { get }
}

/// The values that a view passes to the container that it is directly in.
///
/// Unlike preferences they never leave that container, and unlike the environment they don't reach the views inside a
/// view. A modifier around several views, such as one of a `Group` or `Section`, sets the value for each of them. Where
/// modifiers set a value several times the innermost counts, as with tags.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isRejected = false
/// }
///
/// struct Board<Content: View>: View {
///     @ViewBuilder var content: Content
///
///     var body: some View {
///         VStack {
///             ForEach(subviews: content) { subview in
///                 subview.opacity(subview.containerValues.isRejected ? 0.3 : 1)
///             }
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [ContainerValues](https://developer.apple.com/documentation/swiftui/containervalues).
public struct ContainerValues {
    fileprivate var values: [ObjectIdentifier: Any] = [:]
    fileprivate var traits = ViewItemTraits()

    fileprivate init() {}

    /// The values that a view passes by its traits.
    init(_ traits: ViewItemTraits) {
        values = traits[ContainerValuesTrait.self].values
        self.traits = traits
    }

    /// The value of a key; its default where the view sets none.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the view's tag, or else its identity in a `ForEach`; nil where neither is of the type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { traits.selection(as: type) }

    /// Whether the view has a tag that equals a value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The container values of a listed view.
enum ContainerValuesTrait: ViewItemTraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

extension View {
    /// Sets a value that the container can read that the view is directly in.
    ///
    /// Follows Apple's [containerValue(_:_:)](https://developer.apple.com/documentation/swiftui/view/containervalue(_:_:)).
    /// - Parameters:
    ///   - keyPath: The property of ``ContainerValues`` to set.
    ///   - value: Its value.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        itemTrait(ContainerValuesTrait.self) { $0[keyPath: keyPath] = value }
    }
}
