import Foundation

/// The values from which a parameter's is chosen.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of all values.
    associatedtype Result
    /// The type of the value that is chosen at first.
    associatedtype DefaultValue = Never
    /// Returns the values.
    func results() async throws -> Result
    /// Returns the value that is chosen at first; nil for none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds things of an app by their identifiers.
///
/// Follows Apple's [EntityQuery](https://developer.apple.com/documentation/appintents/entityquery).
public protocol EntityQuery: Sendable {
    /// The type of the things.
    associatedtype Entity: AppEntity
    /// The type of the suggestions.
    associatedtype Result = [Entity]
    /// Creates the query.
    init()
    /// Returns the things with identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the things that are offered without a search.
    func suggestedEntities() async throws -> Result
    /// Returns the thing that is chosen at first; nil for none.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func defaultResult() async -> Entity? { nil }
    /// Values in sections, from which one is chosen.
    public typealias ItemCollection<Item: Sendable> = IntentItemCollection<Item>
    /// Values below a title.
    public typealias ItemSection<Item: Sendable> = IntentItemSection<Item>
    /// An object of the app that the query uses.
    public typealias Dependency = AppDependency
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things of an app by a text.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the things that match a text.
    func entities(matching string: String) async throws -> Result
}

/// Knows all things of a type.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all things.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds the one thing of a type.
public protocol UniqueAppEntityQuery: Sendable {
    /// The type of the thing.
    associatedtype Entity: UniqueAppEntity
    /// Creates the query.
    init()
    /// Returns the thing.
    func entity() async throws -> Entity
}

extension DynamicOptionsProvider {
    /// Values in sections, from which one is chosen.
    public typealias ItemCollection<Item: Sendable> = IntentItemCollection<Item>
    /// Values below a title.
    public typealias ItemSection<Item: Sendable> = IntentItemSection<Item>
    /// An object of the app that the provider uses.
    public typealias Dependency = AppDependency
}
