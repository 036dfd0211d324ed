import Foundation
import OrielFoundation

/// A property of a thing that actions can read.
///
/// Follows Apple's [EntityProperty](https://developer.apple.com/documentation/appintents/entityproperty). Reading it before it is set
/// stops the program, as on Apple's systems, unless it is optional.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    /// The name that is shown.
    public let title: LocalizedStringResource
    private var value: Value?

    /// Creates a property with a name.
    public init(title: LocalizedStringResource) { self.title = title }
    /// Creates a property.
    public convenience init() { self.init(title: "") }

    /// The value.
    public var wrappedValue: Value {
        get {
            if let value = value ?? IntentValues.empty(Value.self) { return value }
            fatalError("The entity's property “\(title.key)” was not set.")
        }
        set { value = newValue }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}
