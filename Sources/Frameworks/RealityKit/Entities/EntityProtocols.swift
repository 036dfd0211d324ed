import Foundation
import SceneKit
import SwiftUI
import simd

/// An entity in a tree.
public protocol HasHierarchy: Entity {}
/// An entity with a place.
public protocol HasTransform: HasHierarchy {}
/// An entity that would be shared with other devices.
public protocol HasSynchronization: Entity {}

extension Entity: HasTransform, HasSynchronization, EventSource {}

/// An entity with a form.
public protocol HasModel: HasTransform {}
extension HasModel {
    /// The form and the materials; nil for none.
    @MainActor @preconcurrency
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
}

/// An entity with shapes for collisions.
public protocol HasCollision: HasTransform {}
extension HasCollision {
    /// The shapes for collisions; nil for none.
    @MainActor @preconcurrency
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
}

/// An entity with a body.
public protocol HasPhysicsBody: HasCollision {}
extension HasPhysicsBody {
    /// How the entity falls; nil for an entity without a body.
    @MainActor @preconcurrency
    public var physicsBody: PhysicsBodyComponent? {
        get { components[PhysicsBodyComponent.self] }
        set { components[PhysicsBodyComponent.self] = newValue }
    }
}

/// An entity with a velocity.
public protocol HasPhysicsMotion: HasTransform {}
extension HasPhysicsMotion {
    /// The velocity; nil for none.
    @MainActor @preconcurrency
    public var physicsMotion: PhysicsMotionComponent? {
        get {
            guard components.has(PhysicsMotionComponent.self) else { return nil }
            guard let body = node.physicsBody else { return components[PhysicsMotionComponent.self] }
            let turn = body.angularVelocity
            return PhysicsMotionComponent(
                linearVelocity: SIMD3(body.velocity), angularVelocity: SIMD3(turn.x, turn.y, turn.z) * turn.w)
        }
        set { components[PhysicsMotionComponent.self] = newValue }
    }
}

/// An entity with a body and a velocity.
public protocol HasPhysics: HasPhysicsBody, HasPhysicsMotion {}

extension HasPhysics {
    @MainActor private func direction(_ vector: SIMD3<Float>, _ reference: Entity?) -> SCNVector3 {
        SCNVector3(reference?.node.simdWorldOrientation.act(vector) ?? vector)
    }
    /// Pushes the entity in its middle until the next step, in newtons.
    @MainActor @preconcurrency
    public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        node.physicsBody?.applyForce(direction(force, referenceEntity), asImpulse: false)
    }
    /// Pushes a place of the entity until the next step, in newtons.
    @MainActor @preconcurrency
    public func addForce(_ force: SIMD3<Float>, at position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        node.physicsBody?.applyForce(
            direction(force, referenceEntity), at: arm(position, referenceEntity), asImpulse: false)
    }
    /// Turns the entity until the next step.
    @MainActor @preconcurrency
    public func addTorque(_ torque: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        let v = direction(torque, referenceEntity)
        node.physicsBody?.applyTorque(SCNVector4(v.x, v.y, v.z, 1), asImpulse: false)
    }
    /// Pushes the entity at once, in newtons times seconds.
    @MainActor @preconcurrency
    public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        node.physicsBody?.applyForce(direction(impulse, referenceEntity), asImpulse: true)
    }
    /// Pushes a place of the entity at once, in newtons times seconds.
    @MainActor @preconcurrency
    public func applyImpulse(_ impulse: SIMD3<Float>, at position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        node.physicsBody?.applyForce(
            direction(impulse, referenceEntity), at: arm(position, referenceEntity), asImpulse: true)
    }
    /// Turns the entity at once.
    @MainActor @preconcurrency
    public func applyAngularImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        let v = direction(impulse, referenceEntity)
        node.physicsBody?.applyTorque(SCNVector4(v.x, v.y, v.z, 1), asImpulse: true)
    }
    /// Ends all pushes.
    @MainActor @preconcurrency
    public func clearForcesAndTorques() { node.physicsBody?.clearAllForces() }
    /// Ends the movement.
    @MainActor @preconcurrency
    public func resetPhysicsTransform(recursive: Bool = true) { node.physicsBody?.resetTransform() }

    @MainActor private func arm(_ position: SIMD3<Float>, _ reference: Entity?) -> SCNVector3 {
        let place = reference?.node.simdConvertPosition(position, to: nil) ?? position
        return SCNVector3(node.simdConvertPosition(place, from: nil))
    }
}

/// An entity at a place of the world.
public protocol HasAnchoring: HasTransform {}
extension HasAnchoring {
    /// The place of the world.
    @MainActor @preconcurrency
    public var anchoring: AnchoringComponent {
        get { components[AnchoringComponent.self] ?? AnchoringComponent(.world(transform: matrix_identity_float4x4)) }
        set { components.set(newValue) }
    }
    /// Places the entity elsewhere in the world.
    @MainActor @preconcurrency
    public func reanchor(_ target: AnchoringComponent.Target, preservingWorldTransform: Bool = true) {
        anchoring = AnchoringComponent(target)
        if !preservingWorldTransform { position = target.place }
    }
}

/// An entity with a camera.
public protocol HasPerspectiveCamera: HasTransform {}
/// An entity with a light in one direction.
public protocol HasDirectionalLight: HasTransform {}
/// An entity with a light to all sides.
public protocol HasPointLight: HasTransform {}
/// An entity with a light in a cone.
public protocol HasSpotLight: HasTransform {}

/// The place of the world at which an entity is.
public struct AnchoringComponent: Component, Sendable {
    /// The kinds of places; places that only a camera could find are the scene's origin here.
    public enum Target: Hashable, Sendable {
        case camera
        case world(transform: simd_float4x4)
        case face
        case body
        case head
        case hand(Chirality, location: HandLocation)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String)
        case object(group: String, name: String)
        case anchor(identifier: UUID)

        /// The directions of surfaces.
        public struct Alignment: OptionSet, Hashable, Sendable {
            public let rawValue: UInt8
            /// Creates directions from bits.
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            /// Lying surfaces.
            public static let horizontal = Alignment(rawValue: 1)
            /// Upright surfaces.
            public static let vertical = Alignment(rawValue: 2)
            /// All surfaces.
            public static let any: Alignment = [.horizontal, .vertical]
        }
        /// The kinds of surfaces.
        public struct Classification: OptionSet, Hashable, Sendable {
            public let rawValue: UInt64
            /// Creates kinds from bits.
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            /// Walls.
            public static let wall = Classification(rawValue: 1)
            /// Floors.
            public static let floor = Classification(rawValue: 2)
            /// Ceilings.
            public static let ceiling = Classification(rawValue: 4)
            /// Tables.
            public static let table = Classification(rawValue: 8)
            /// Seats.
            public static let seat = Classification(rawValue: 16)
            /// All kinds.
            public static let any = Classification(rawValue: .max)
        }
        /// The left or the right hand.
        public enum Chirality: Hashable, Sendable { case either, left, right }
        /// The places of a hand.
        public enum HandLocation: Hashable, Sendable { case wrist, palm, thumbTip, indexFingerTip, aboveHand }

        var place: SIMD3<Float> {
            if case .world(let transform) = self { Transform(matrix: transform).translation } else { .zero }
        }
    }
    /// How an entity follows its place.
    public struct TrackingMode: Hashable, Sendable {
        private let name: String
        /// All the time.
        public static let continuous = TrackingMode(name: "continuous")
        /// At the beginning alone.
        public static let once = TrackingMode(name: "once")
    }
    /// The place.
    public var target: Target
    /// How an entity follows its place.
    public var trackingMode: TrackingMode
    /// Creates a part.
    public init(_ target: Target, trackingMode: TrackingMode = .continuous) {
        (self.target, self.trackingMode) = (target, trackingMode)
    }
}
