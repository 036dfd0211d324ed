import Foundation

/// A comparison of a property with one value of its type.
public class _ValueComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {
    /// Creates a comparison.
    /// - Parameter mappingTransform: Makes a condition of the value.
    public convenience init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
        self.init(condition: conditionOfOneValue(mappingTransform))
    }

    /// Creates a comparison of an optional property.
    /// - Parameter mappingTransform: Makes a condition of the value.
    @_disfavoredOverload
    public convenience init<Wrapped>(mappingTransform: @escaping (Wrapped) -> ComparatorMappingType)
    where Value == Wrapped? { self.init(condition: conditionOfOneValue(mappingTransform)) }
}

/// Whether a property equals a value.
///
/// Follows Apple's [EqualToComparator](https://developer.apple.com/documentation/appintents/equaltocomparator).
public final class EqualToComparator<Value, ComparatorMappingType>: _ValueComparator<Value, ComparatorMappingType> {}

/// Whether a property differs from a value.
///
/// Follows Apple's [NotEqualToComparator](https://developer.apple.com/documentation/appintents/notequaltocomparator).
public final class NotEqualToComparator<Value, ComparatorMappingType>: _ValueComparator<Value, ComparatorMappingType> {}

/// Whether a property is less than a value.
///
/// Follows Apple's [LessThanComparator](https://developer.apple.com/documentation/appintents/lessthancomparator).
public final class LessThanComparator<Value, ComparatorMappingType>: _ValueComparator<Value, ComparatorMappingType> {}

/// Whether a property is at most a value.
///
/// Follows Apple's [LessThanOrEqualToComparator](https://developer.apple.com/documentation/appintents/lessthanorequaltocomparator).
public final class LessThanOrEqualToComparator<Value, ComparatorMappingType>: _ValueComparator<
    Value, ComparatorMappingType
>
{}

/// Whether a property is greater than a value.
///
/// Follows Apple's [GreaterThanComparator](https://developer.apple.com/documentation/appintents/greaterthancomparator).
public final class GreaterThanComparator<Value, ComparatorMappingType>: _ValueComparator<Value, ComparatorMappingType> {
}

/// Whether a property is at least a value.
///
/// Follows Apple's [GreaterThanOrEqualToComparator](https://developer.apple.com/documentation/appintents/greaterthanorequaltocomparator).
public final class GreaterThanOrEqualToComparator<Value, ComparatorMappingType>: _ValueComparator<
    Value, ComparatorMappingType
>
{}
