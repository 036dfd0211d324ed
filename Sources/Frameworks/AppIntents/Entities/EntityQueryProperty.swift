import Foundation

/// The properties that conditions may be about.
///
/// Follows Apple's
/// [EntityQueryProperties](https://developer.apple.com/documentation/appintents/entityqueryproperties).
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    /// The properties.
    let all: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    /// Creates a list of properties.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
            [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) { all = properties() }

    /// Returns the condition that a comparator of a property makes of a value; nil where the property has no such comparator.
    func condition<Value, Comparator: EntityQueryComparator<Value, ComparatorMappingType>>(
        on keyPath: PartialKeyPath<Entity>, by type: Comparator.Type, _ value: Any, _ other: Any? = nil
    ) -> ComparatorMappingType? {
        let property = all.first { $0.keyPath == keyPath } as? EntityQueryProperty<Entity, Value, ComparatorMappingType>
        return property?.comparators.lazy.compactMap { $0 as? Comparator }.first?.condition(value, other)
    }
}

/// A property that conditions may be about.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    /// The property.
    let keyPath: PartialKeyPath<Entity>
    init(keyPath: PartialKeyPath<Entity>) { self.keyPath = keyPath }
}

/// A property with the comparisons that are offered for it.
///
/// Follows Apple's
/// [EntityQueryProperty](https://developer.apple.com/documentation/appintents/entityqueryproperty).
public final class EntityQueryProperty<Entity: AppEntity, Value, ComparatorMappingType>:
    EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
{
    /// The comparisons.
    let comparators: [EntityQueryComparator<Value, ComparatorMappingType>]

    /// Creates a property with its comparisons.
    public init(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () ->
            [EntityQueryComparator<Value, ComparatorMappingType>]
    ) {
        self.comparators = comparators()
        super.init(keyPath: keyPath)
    }
}

/// Puts properties together that conditions may be about.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    /// All properties.
    public static func buildBlock(
        _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { components }
    /// One property.
    public static func buildExpression<Value>(
        _ expression: EntityQueryProperty<Entity, Value, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { expression }
}

/// Puts the comparisons of a property together.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
    /// All comparisons.
    public static func buildBlock(
        _ components: EntityQueryComparator<Value, ComparatorMappingType>...
    ) -> [EntityQueryComparator<Value, ComparatorMappingType>] { components }
    /// One comparison.
    public static func buildExpression(
        _ expression: EntityQueryComparator<Value, ComparatorMappingType>
    ) -> EntityQueryComparator<Value, ComparatorMappingType> { expression }
}
