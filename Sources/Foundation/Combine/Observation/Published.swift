/// A property of a class that announces its changes.
///
/// The object's `objectWillChange` is sent before the property changes, and `$property` publishes each new value just
/// before it is stored:
///
/// ```swift
/// final class Weather: ObservableObject {
///     @Published var temperature = 20.0
/// }
///
/// let weather = Weather()
/// let cancellable = weather.$temperature.sink { print($0) }  // prints 20.0
/// weather.temperature = 25  // prints 25.0
/// ```
///
/// A view that holds the object by `@ObservedObject`, `@StateObject` or `@EnvironmentObject` is evaluated again after a
/// change, once for all changes of one transaction. It is so whatever property its body has read: to have views depend
/// on single properties use `@Observable`. Setting an equal value announces it all the same.
///
/// Mark the properties that views show, not the ones that only help to find them; one property of a struct, the model, is
/// often enough, and keeps others from changing it if it is `private`:
///
/// ```swift
/// struct Score {
///     private(set) var points = 0
///     mutating func win() { points += 2 }
/// }
///
/// final class Game: ObservableObject {
///     @Published private var score = Score()
///
///     var points: Int { score.points }
///     func win() { score.win() }
/// }
/// ```
///
/// A subscriber to `objectWillChange` still reads the old value, a subscriber to `$property` receives the new one. If
/// the value is a class, changes within the object go unnoticed: replace it, or have it announce its changes itself.
///
/// A change inside the value is made to a copy, which is then set: code that runs in the meantime, such as a closure
/// that a mutating method calls, reads the old value. Collections and numbers without subscribers to `$property` change
/// in place: one element of an array is changed without copying the array. As with any stored property of a class,
/// reading such a property inside its change is an exclusivity violation.
///
/// A property may be written from any thread. While a view observes the object, a write off the main thread brings a
/// warning: the view is updated later, and may meanwhile show one property from before and another from after.
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
            // A single yield, of either box: this lets the optimizer inline the accessor and drop the key paths.
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
