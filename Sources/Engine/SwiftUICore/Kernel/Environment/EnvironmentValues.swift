/// The values that a view's ancestors have set for it, by key.
///
/// Follows Apple's [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentvalues).
/// Statements E01 and E02.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    /// The innermost value; nil where nothing is set.
    var head: _EnvironmentElement?

    /// Creates an environment in which every key has its default value.
    public init() {}

    init(head: _EnvironmentElement?) { self.head = head }

    /// The value of a key: the nearest ancestor's, else the key's default.
    ///
    /// Reading within a body makes the view depend on the value.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let element = find(key) else { return K.defaultValue }
            EnvironmentTracking.noteRead(of: element)
            return element.value
        }
        set {
            head = TypedEnvironmentElement<K>(value: newValue, next: head)
        }
    }

    /// The element that holds a key's value; nil where it has its default.
    func find<K: EnvironmentKey>(_ key: K.Type) -> TypedEnvironmentElement<K>? {
        let id = ObjectIdentifier(K.self)
        guard let head, head.filter & _EnvironmentElement.bit(id) != 0 else { return nil }
        if head.key == id { return unsafeDowncast(head, to: TypedEnvironmentElement<K>.self) }
        var next = head.outer
        while let element = next {
            if element._withUnsafeGuaranteedRef({ $0.key == id }) {
                return unsafeDowncast(element.takeUnretainedValue(), to: TypedEnvironmentElement<K>.self)
            }
            next = element._withUnsafeGuaranteedRef { $0.outer }
        }
        return nil
    }

    /// The keys of the values that are set, with these values, the innermost first.
    public var description: String {
        var known: Set<ObjectIdentifier> = []
        var entries: [String] = []
        var element = head
        while let current = element {
            if known.insert(current.key).inserted { entries.append(current.summary) }
            element = current.next
        }
        return "[\(entries.joined(separator: ", "))]"
    }
}
