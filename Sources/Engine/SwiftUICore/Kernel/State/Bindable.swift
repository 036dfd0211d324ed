import Combine
import Observation

/// Makes bindings to the properties of an `@Observable` object.
///
/// Bindings to the properties of an observable object, for views that didn't make it: `@Bindable` in a view's properties, or
/// in its body for an object of the environment. Only bodies that read a property depend on it. `$` before the name begins a
/// binding.
///
/// ```swift
/// @Observable final class Book { var title = "Dune" }
/// struct BookEditor: View {
///     @Bindable var book: Book
///     var body: some View { TextField("Title", text: $book.title) }
/// }
/// ```
///
/// Follows Apple's [Bindable](https://developer.apple.com/documentation/swiftui/bindable).
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Creates bindings for an observable object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The property itself.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(location: ReferenceLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: Observable, Value: AnyObject {
    /// Creates bindings for an observable object.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

    /// Creates bindings from another's projection.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The object's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
