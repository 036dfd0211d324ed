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
        guard var element = head, element.filter & _EnvironmentElement.bit(id) != 0 else { return nil }
        while true {
            if element.key == id { return unsafeDowncast(element, to: TypedEnvironmentElement<K>.self) }
            guard let next = element.next else { return nil }
            element = next
        }
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
