import Foundation
import OrielFoundation

/// Finds things of an app by conditions on their properties.
///
/// Follows Apple's [EntityPropertyQuery](https://developer.apple.com/documentation/appintents/entitypropertyquery). The app itself asks it
/// here: no editor of shortcuts puts conditions together.
public protocol EntityPropertyQuery: EntityQuery {
    /// The type of a condition, such as a predicate.
    associatedtype ComparatorMappingType
    /// The properties that conditions may be about.
    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
    /// The properties that things may be ordered by.
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
    /// The description of the action that finds things; nil for none.
    static var findIntentDescription: IntentDescription? { get }
    /// Returns the things that satisfy conditions.
    /// - Parameters:
    ///   - comparators: The conditions.
    ///   - mode: Whether all of them must hold, or one.
    ///   - sortedBy: The order, the most significant property first.
    ///   - limit: The greatest number of things; nil for all.
    func entities(
        matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
        sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    public static var findIntentDescription: IntentDescription? { nil }

    /// The properties that conditions may be about.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// A property that conditions may be about.
    public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    /// Whether all conditions must hold, or one.
    public typealias ComparatorMode = EntityQueryComparatorMode
    /// A part of an order.
    public typealias Sort<Thing: AppEntity> = EntityQuerySort<Thing>
    /// The properties that things may be ordered by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property that things may be ordered by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
}

/// How conditions belong together.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    /// All of them must hold.
    case and
    /// One of them must hold.
    case or
}

/// A part of an order.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    /// A direction.
    public enum Ordering: Hashable, Sendable {
        /// The least value first.
        case ascending
        /// The greatest value first.
        case descending
    }

    /// The property.
    public let by: PartialKeyPath<Entity>
    /// The direction.
    public let order: Ordering

    /// Creates a part of an order.
    init(by property: PartialKeyPath<Entity>, order: Ordering) { (by, self.order) = (property, order) }
}

/// The properties that things may be ordered by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    /// The properties.
    let options: [EntityQuerySortableByProperty<Entity>]

    /// Creates a list of properties.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
    ) { options = content() }
}

/// A property that things may be ordered by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    /// The property.
    let keyPath: PartialKeyPath<Entity>

    /// Creates an option of a property.
    public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { self.keyPath = keyPath }
}

/// Puts properties together that things may be ordered by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// All properties.
    public static func buildBlock(
        _ components: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { components }
    /// One property.
    public static func buildExpression(
        _ expression: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> { expression }
}
