/// A key for a value that views pass to their ancestors.
///
/// Views set values by `preference(key:value:)`; views around them receive the combined value by
/// `onPreferenceChange(_:perform:)`. `reduce` is called in the order of the views, and only for values that were set.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///     static let defaultValue: CGFloat = 0
///     static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
/// Text("A").preference(key: WidestKey.self, value: 12).onPreferenceChange(WidestKey.self) { print($0) }
/// ```
///
/// Follows Apple's [PreferenceKey](https://developer.apple.com/documentation/swiftui/preferencekey); statements
/// P01 to P04.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view sets one. Containers with dynamic content (`if`, `ForEach`) contribute it, too, so that
    /// ``reduce(value:nextValue:)`` must not lose a value to it (P02).
    static var defaultValue: Self.Value { get }

    /// Combines the values of neighbors, in the order of the view tree: the first is changed in place.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}
