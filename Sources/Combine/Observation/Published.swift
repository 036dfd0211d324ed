/// A property of a class that announces its changes.
///
/// The object's `objectWillChange` is sent before the property changes, and `$property` publishes each new value
/// just before it is stored:
///
///     final class Weather: ObservableObject {
///         @Published var temperature = 20.0
///     }
///
///     let weather = Weather()
///     let cancellable = weather.$temperature.sink { print($0) }  // prints 20.0
///     weather.temperature = 25  // prints 25.0
///
/// A change inside the value is made to a copy, which is then set: code that runs meanwhile, such as a closure that
/// a mutating method calls, reads the value from before. Collections and numbers to which nobody subscribes by
/// `$property` change in place: one element of an array is changed without copying the array. As with any stored
/// property of a class, reading such a property inside its change is an exclusivity violation.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    @usableFromInline var box: _PublishedBox<Value>

    /// Makes a published property with its first value.
    @inlinable
    public init(initialValue: Value) {
        box = _PublishedBox(initialValue)
    }

    /// Makes a published property with its first value.
    @inlinable
    public init(wrappedValue: Value) {
        box = _PublishedBox(wrappedValue)
    }

    /// The publisher of the property's values, reached as `$property`.
    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        // Needed for `assign(to: &$property)`; a property keeps its own publisher, and its value.
        set {}
    }

    /// Published properties belong to classes; a structure has no use for one.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.load() }
        set { box.store(newValue) }
    }

    /// The property's value as code outside of the wrapper reads and writes it.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        @inline(__always) get { object[keyPath: storageKeyPath].box.load() }
        @inline(__always) set { object[keyPath: storageKeyPath].box.set(newValue, in: object) }
        @inline(__always) _modify {
            // A single yield, of a box either way: what lets the optimizer inline this and drop the key paths.
            let box = object[keyPath: storageKeyPath].box
            let target = box.beginChange(of: object)
            defer { box.endChange(in: target, of: object) }
            yield &target.value
        }
    }

    /// The publisher of the property's values as code outside of the wrapper reaches it.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let box = object[keyPath: storageKeyPath].box
            box.resolve(object)
            return Publisher(box: box)
        }
        set {}
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}
