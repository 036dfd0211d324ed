import Foundation
import SceneKit
import SwiftUI
import simd

/// The spaces of a view of entities.
public enum RealityCoordinateSpace: Hashable, Sendable { case local, scene, global }

/// The value of a gesture, with the entity at which it began.
///
/// Follows Apple's [EntityTargetValue](https://developer.apple.com/documentation/realitykit/entitytargetvalue).
@MainActor @preconcurrency @dynamicMemberLookup
public struct EntityTargetValue<Value> {
    /// The value of the gesture.
    public let gestureValue: Value
    /// The entity.
    public let entity: Entity
    let view: RealityTouch?

    /// A part of the gesture's value.
    public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T { gestureValue[keyPath: keyPath] }

    /// Returns a place of the scene in an entity's space.
    public func convert(_ point: SIMD3<Float>, from space: RealityCoordinateSpace, to entity: Entity) -> SIMD3<Float> {
        entity.node.simdConvertPosition(point, from: nil)
    }
    /// Returns a place of an entity's space in the scene.
    public func convert(_ point: SIMD3<Float>, from entity: Entity, to space: RealityCoordinateSpace) -> SIMD3<Float> {
        entity.node.simdConvertPosition(point, to: nil)
    }
    /// Returns the place of the scene under a point of the view, as far away as the entity.
    public func unproject(
        _ point: CGPoint, from space: RealityCoordinateSpace, to other: RealityCoordinateSpace
    ) -> SIMD3<Float>? {
        view?.place(of: point, asFarAs: entity.position(relativeTo: nil))
    }
}

extension EntityTargetValue where Value == DragGesture.Value {
    /// The place of the scene under the finger, as far away as the entity.
    public var location3D: SIMD3<Float> { place(gestureValue.location) }
    /// The place of the scene where the drag began, as far away as the entity.
    public var startLocation3D: SIMD3<Float> { place(gestureValue.startLocation) }
    /// The way of the drag in the scene.
    public var translation3D: SIMD3<Float> { location3D - startLocation3D }
    private func place(_ point: CGPoint) -> SIMD3<Float> {
        let own = entity.position(relativeTo: nil)
        return view?.place(of: point, asFarAs: own) ?? own
    }
}
extension EntityTargetValue where Value == SpatialTapGesture.Value {
    /// The place of the scene under the finger, as far away as the entity.
    public var location3D: SIMD3<Float> {
        let own = entity.position(relativeTo: nil)
        return view?.place(of: gestureValue.location, asFarAs: own) ?? own
    }
}

/// The entities under points of the views on the screen.
@MainActor
final class RealityTouch {
    private struct Entry {
        weak var touch: RealityTouch?
    }
    private static var all: [Entry] = []
    private weak var view: SCNView?

    init(_ view: SCNView) { self.view = view }
    func join() {
        Self.all.removeAll { $0.touch == nil || $0.touch === self }
        Self.all.append(Entry(touch: self))
    }

    /// Returns the first entity with a part for gestures at a point of a view, or around it.
    private func target(_ point: CGPoint, _ isTarget: (Entity) -> Bool) -> Entity? {
        guard let view, view.bounds.width > 0 else { return nil }
        for hit in view.hitTest(point, options: [.searchMode: SCNHitTestSearchMode.all.rawValue]) {
            var node: SCNNode? = hit.node
            while let current = node {
                if let entity = current.entityOfRealityKit as? Entity, isTarget(entity) { return entity }
                node = current.parent
            }
        }
        return nil
    }
    static func target(_ point: CGPoint?, _ isTarget: (Entity) -> Bool) -> (entity: Entity, view: RealityTouch)? {
        guard let point else { return nil }
        for case let touch? in all.reversed().map(\.touch) {
            if let entity = touch.target(point, isTarget) { return (entity, touch) }
        }
        return nil
    }
    /// Returns the place of the scene under a point of the view, as far away as another place.
    func place(of point: CGPoint, asFarAs other: SIMD3<Float>) -> SIMD3<Float> {
        guard let view else { return other }
        let depth = view.projectPoint(SCNVector3(other)).z
        return SIMD3(view.unprojectPoint(SCNVector3(Float(point.x), Float(point.y), depth)))
    }
}

/// A gesture on entities.
@MainActor @preconcurrency
public struct _TargetedGesture<Base: Gesture>: Gesture {
    public typealias Value = EntityTargetValue<Base.Value>
    let base: Base
    let isTarget: (Entity) -> Bool

    /// The point where a gesture began; nil if it has none.
    private func point(_ value: Base.Value) -> CGPoint? {
        switch value {
        case let value as DragGesture.Value: value.startLocation
        case let value as SpatialTapGesture.Value: value.location
        case let value as MagnifyGesture.Value: value.startLocation
        case let value as RotateGesture.Value: value.startLocation
        default: nil
        }
    }
    private func target(_ value: Base.Value) -> Value? {
        RealityTouch.target(point(value), isTarget).map { Value(gestureValue: value, entity: $0.entity, view: $0.view) }
    }

    public var body: some Gesture<Value> {
        base.map { value in target(value) ?? Value(gestureValue: value, entity: Entity(), view: nil) }
    }
    /// Runs an action when the gesture ends on an entity.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture {
        base.onEnded { value in if let target = target(value) { action(target) } }
    }
}

extension _TargetedGesture where Base.Value: Equatable {
    /// Runs an action for each change of the gesture on an entity.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _TargetedChanges<Base> {
        let follower = TargetFollower()
        let changed = base.onChanged { value in
            if let target = follower.follow(target(value)) {
                action(Value(gestureValue: value, entity: target.entity, view: target.view))
            }
        }
        return _TargetedChanges(base: changed, follower: follower, find: { target($0) })
    }
}

/// The entity of a gesture under way: where it began, although it has moved since.
@MainActor
final class TargetFollower {
    private var now: (entity: Entity, view: RealityTouch)?
    func follow<Value>(_ target: EntityTargetValue<Value>?) -> (entity: Entity, view: RealityTouch)? {
        if now == nil, let target, let view = target.view { now = (target.entity, view) }
        return now
    }
    func end() -> (entity: Entity, view: RealityTouch)? {
        defer { now = nil }
        return now
    }
}

/// A gesture on entities with an action for its changes.
@MainActor @preconcurrency
public struct _TargetedChanges<Base: Gesture>: Gesture where Base.Value: Equatable {
    public typealias Value = Base.Value
    let base: _ChangedGesture<Base>
    let follower: TargetFollower
    let find: (Base.Value) -> EntityTargetValue<Base.Value>?
    public var body: some Gesture<Value> { base.onEnded { _ in _ = follower.end() } }
    /// Runs an action when the gesture ends on an entity.
    public func onEnded(_ action: @escaping (EntityTargetValue<Base.Value>) -> Void) -> some Gesture {
        base.onEnded { value in
            _ = follower.follow(find(value))
            if let target = follower.end() {
                action(EntityTargetValue(gestureValue: value, entity: target.entity, view: target.view))
            }
        }
    }
}

extension Gesture {
    /// Limits the gesture to entities with an `InputTargetComponent`.
    ///
    /// Gestures with a place are limited: drags, taps, magnifications and rotations. They belong to the view itself.
    @MainActor @preconcurrency
    public func targetedToAnyEntity() -> _TargetedGesture<Self> {
        _TargetedGesture(base: self) { $0.takesInput }
    }
    /// Limits the gesture to an entity and the entities within.
    @MainActor @preconcurrency
    public func targetedToEntity(_ entity: Entity) -> _TargetedGesture<Self> {
        _TargetedGesture(base: self) { $0 === entity }
    }
    /// Limits the gesture to entities that meet a condition.
    @MainActor @preconcurrency
    public func targetedToEntity(where query: QueryPredicate<Entity>) -> _TargetedGesture<Self> {
        _TargetedGesture(base: self) { $0.takesInput && query.matches($0) }
    }
}

extension TapGesture {
    /// Limits the taps to entities with an `InputTargetComponent`.
    @MainActor @preconcurrency
    public func targetedToAnyEntity() -> _TargetedGesture<SpatialTapGesture> {
        SpatialTapGesture(count: count).targetedToAnyEntity()
    }
    /// Limits the taps to an entity and the entities within.
    @MainActor @preconcurrency
    public func targetedToEntity(_ entity: Entity) -> _TargetedGesture<SpatialTapGesture> {
        SpatialTapGesture(count: count).targetedToEntity(entity)
    }
    /// Limits the taps to entities that meet a condition.
    @MainActor @preconcurrency
    public func targetedToEntity(where query: QueryPredicate<Entity>) -> _TargetedGesture<SpatialTapGesture> {
        SpatialTapGesture(count: count).targetedToEntity(where: query)
    }
}

extension Entity {
    var takesInput: Bool { components[InputTargetComponent.self]?.isEnabled ?? false }
}
