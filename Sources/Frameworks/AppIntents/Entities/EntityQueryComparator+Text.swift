import Foundation

/// Whether a text begins with another.
///
/// Follows Apple's [HasPrefixComparator](https://developer.apple.com/documentation/appintents/hasprefixcomparator).
public final class HasPrefixComparator<Value, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>
{
    /// Creates a comparison of a text.
    /// - Parameter mappingTransform: Makes a condition of the other text.
    public convenience init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String {
        self.init(condition: conditionOfOneValue(mappingTransform))
    }

    /// Creates a comparison of an optional text.
    /// - Parameter mappingTransform: Makes a condition of the other text.
    public convenience init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String? {
        self.init(condition: conditionOfOneValue(mappingTransform))
    }
}

/// Whether a text ends with another.
///
/// Follows Apple's [HasSuffixComparator](https://developer.apple.com/documentation/appintents/hassuffixcomparator).
public final class HasSuffixComparator<Value, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>
{
    /// Creates a comparison of a text.
    /// - Parameter mappingTransform: Makes a condition of the other text.
    public convenience init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String {
        self.init(condition: conditionOfOneValue(mappingTransform))
    }

    /// Creates a comparison of an optional text.
    /// - Parameter mappingTransform: Makes a condition of the other text.
    public convenience init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String? {
        self.init(condition: conditionOfOneValue(mappingTransform))
    }
}

/// Whether a text, or a list, contains a value.
///
/// Follows Apple's [ContainsComparator](https://developer.apple.com/documentation/appintents/containscomparator).
public final class ContainsComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType>
{
    /// Creates a comparison of a text.
    /// - Parameter mappingTransform: Makes a condition of the other text.
    public convenience init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String {
        self.init(condition: conditionOfOneValue(mappingTransform))
    }

    /// Creates a comparison of an optional text.
    /// - Parameter mappingTransform: Makes a condition of the other text.
    public convenience init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value == String? {
        self.init(condition: conditionOfOneValue(mappingTransform))
    }

    /// Creates a comparison of a list.
    /// - Parameter mappingTransform: Makes a condition of the element.
    public convenience init<Element>(mappingTransform: @escaping (Element) -> ComparatorMappingType)
    where Value == [Element] { self.init(condition: conditionOfOneValue(mappingTransform)) }

    /// Creates a comparison of an optional list.
    /// - Parameter mappingTransform: Makes a condition of the element.
    public convenience init<Element>(mappingTransform: @escaping (Element) -> ComparatorMappingType)
    where Value == [Element]? { self.init(condition: conditionOfOneValue(mappingTransform)) }

    /// Creates a comparison of a text with attributes.
    /// - Parameter mappingTransform: Makes a condition of the other text.
    public convenience init(mappingTransform: @escaping (AttributedString) -> ComparatorMappingType)
    where Value == AttributedString { self.init(condition: conditionOfOneValue(mappingTransform)) }
}

/// Whether a property is between two values.
///
/// Follows Apple's [IsBetweenComparator](https://developer.apple.com/documentation/appintents/isbetweencomparator).
public final class IsBetweenComparator<Value, ComparatorMappingType>:
    EntityQueryComparator<Value, ComparatorMappingType>
{
    /// Creates a comparison.
    /// - Parameter mappingTransform: Makes a condition of the bounds.
    public convenience init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) {
        self.init(condition: Self.between(mappingTransform))
    }

    /// Creates a comparison of an optional property.
    /// - Parameter mappingTransform: Makes a condition of the bounds.
    @_disfavoredOverload
    public convenience init<Wrapped>(mappingTransform: @escaping (Wrapped, Wrapped) -> ComparatorMappingType)
    where Value == Wrapped? { self.init(condition: Self.between(mappingTransform)) }

    private static func between<Bound>(
        _ transform: @escaping (Bound, Bound) -> ComparatorMappingType
    ) -> (Any, Any?) -> ComparatorMappingType? {
        { lower, upper in
            guard let lower = lower as? Bound, let upper = upper as? Bound else { return nil }
            return transform(lower, upper)
        }
    }
}
