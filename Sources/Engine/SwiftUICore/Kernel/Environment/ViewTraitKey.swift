/// A key for a value that a view passes to its container, such as a tag.
public protocol ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value where the view sets none.
    static var defaultValue: Value { get }
}
