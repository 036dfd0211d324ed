import Foundation
import SwiftUI

/// Behavior of entities that runs in each frame of a scene.
///
/// ```swift
/// struct Spin: Component {}
/// final class SpinSystem: System {
///     static let query = EntityQuery(where: .has(Spin.self))
///     required init(scene: RealityKit.Scene) {}
///     func update(context: SceneUpdateContext) {
///         for entity in context.entities(matching: Self.query, updatingSystemWhen: .rendering) {
///             entity.position.x += Float(context.deltaTime)
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [System](https://developer.apple.com/documentation/realitykit/system).
@MainActor @preconcurrency
public protocol System {
    /// The systems that run before or after it; their order is that of their registration here.
    static var dependencies: [SystemDependency] { get }
    /// Creates the behavior of a scene.
    init(scene: Scene)
    /// Called in each frame.
    func update(context: SceneUpdateContext)
}

extension System {
    public static var dependencies: [SystemDependency] { [] }
    public func update(context: SceneUpdateContext) {}
    /// Makes the behavior run in all scenes.
    public static func registerSystem() { SystemRegistry.add(Self.self) }
}

/// The order of a system and another one.
public enum SystemDependency {
    /// The other one runs afterward.
    case before(any System.Type)
    /// The other one runs first.
    case after(any System.Type)
}

/// When a system runs.
public struct SystemUpdateCondition: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates conditions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In each frame that is drawn.
    public static let rendering = SystemUpdateCondition(rawValue: 1)
    /// In each step of the physics.
    public static let physics = SystemUpdateCondition(rawValue: 2)
}

@MainActor @preconcurrency
enum SystemRegistry {
    private(set) static var types: [any System.Type] = []
    static func add(_ type: any System.Type) {
        guard !types.contains(where: { $0 == type }) else { return }
        types.append(type)
        types = ordered(types)
        for scene in Scene.all { scene.noteFrames() }
    }
    /// The systems in an order that keeps their dependencies, as far as that is possible.
    private static func ordered(_ types: [any System.Type]) -> [any System.Type] {
        var result: [any System.Type] = []
        func isBefore(_ a: any System.Type, _ b: any System.Type) -> Bool {
            a.dependencies.contains { if case .before(let type) = $0 { type == b } else { false } }
                || b.dependencies.contains { if case .after(let type) = $0 { type == a } else { false } }
        }
        for type in types {
            let place = result.firstIndex { isBefore(type, $0) } ?? result.count
            result.insert(type, at: place)
        }
        return result
    }
}

/// A frame of a scene, for systems.
@MainActor @preconcurrency
public struct SceneUpdateContext {
    /// The scene.
    public let scene: Scene
    /// The seconds since the frame before.
    public let deltaTime: TimeInterval
    /// Returns the entities that a query finds.
    public func entities(
        matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition
    ) -> QueryResult<Entity> { scene.performQuery(query) }
}

/// A condition for entities.
@MainActor @preconcurrency
public struct QueryPredicate<Value> {
    let matches: (Entity) -> Bool
    /// Returns a condition that both must meet.
    public static func && (a: Self, b: Self) -> Self { Self { a.matches($0) && b.matches($0) } }
    /// Returns a condition that one must meet.
    public static func || (a: Self, b: Self) -> Self { Self { a.matches($0) || b.matches($0) } }
    /// Returns the opposite condition.
    public static prefix func ! (a: Self) -> Self { Self { !a.matches($0) } }
}

extension QueryPredicate where Value == Entity {
    /// Returns a condition that is met by entities with a part.
    public static func has(_ type: any Component.Type) -> Self { Self { $0.components.has(type) } }
}

/// A search for entities.
@MainActor @preconcurrency
public struct EntityQuery {
    let predicate: QueryPredicate<Entity>?
    /// Creates a search for all entities that meet a condition; nil for all.
    public init(where predicate: QueryPredicate<Entity>? = nil) { self.predicate = predicate }
}

/// The entities that a search has found.
public struct QueryResult<Element>: Sequence {
    let found: [Element]
    public func makeIterator() -> IndexingIterator<[Element]> { found.makeIterator() }
}
