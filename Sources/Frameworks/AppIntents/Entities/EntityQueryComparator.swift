import Foundation

/// A comparison of a property with a value, which makes a condition.
///
/// Follows Apple's
/// [EntityQueryComparator](https://developer.apple.com/documentation/appintents/entityquerycomparator).
public class EntityQueryComparator<Value, ComparatorMappingType> {
    /// Makes a condition of one value or two; nil where they are of other types.
    let condition: (Any, Any?) -> ComparatorMappingType?

    init(condition: @escaping (Any, Any?) -> ComparatorMappingType?) { self.condition = condition }
}

/// Returns what makes a condition of one value of a type, and nothing of any other value.
func conditionOfOneValue<Input, Condition>(
    _ transform: @escaping (Input) -> Condition
) -> (Any, Any?) -> Condition? { { value, _ in (value as? Input).map(transform) } }
