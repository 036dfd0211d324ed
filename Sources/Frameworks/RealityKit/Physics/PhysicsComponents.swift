import Foundation
import SceneKit
import SwiftUI
import simd

/// How a body moves.
public enum PhysicsBodyMode: Hashable, Sendable { case `static`, kinematic, dynamic }

/// How heavy a body is.
public struct PhysicsMassProperties: Hashable, Sendable {
    /// The mass, in kilograms.
    public var mass: Float
    /// How hard turns are about each axis; kept, the shape's counts.
    public var inertia: SIMD3<Float>
    /// A mass of 1 kilogram.
    public static let `default` = PhysicsMassProperties(mass: 1)
    /// Creates a mass.
    public init(mass: Float, inertia: SIMD3<Float> = SIMD3(repeating: 0.1)) {
        (self.mass, self.inertia) = (mass, inertia)
    }
    /// Creates a mass of 1 kilogram.
    public init() { self.init(mass: 1) }
    /// Creates the mass of a shape with a density, in kilograms per cubic meter.
    @MainActor @preconcurrency
    public init(shape: ShapeResource, density: Float) { self.init(mass: max(shape.volume * density, 1e-4)) }
    /// Creates a mass of a shape.
    @MainActor @preconcurrency
    public init(shape: ShapeResource, mass: Float) { self.init(mass: mass) }
}

/// How a body rubs and bounces.
@MainActor @preconcurrency
public final class PhysicsMaterialResource: Sendable {
    nonisolated let (friction, restitution): (Float, Float)
    nonisolated private init(_ friction: Float, _ restitution: Float) {
        (self.friction, self.restitution) = (friction, restitution)
    }
    /// The usual one.
    nonisolated public static let `default` = PhysicsMaterialResource(0.8, 0.8)
    /// Returns a material: both numbers are from 0 to 1.
    public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource {
        PhysicsMaterialResource(friction, restitution)
    }
    /// Returns a material: all numbers are from 0 to 1.
    public static func generate(
        staticFriction: Float, dynamicFriction: Float, restitution: Float
    ) -> PhysicsMaterialResource {
        PhysicsMaterialResource(dynamicFriction, restitution)
    }
}

/// How an entity falls, bounces and is pushed.
///
/// Follows Apple's [PhysicsBodyComponent](https://developer.apple.com/documentation/realitykit/physicsbodycomponent).
public struct PhysicsBodyComponent: Component, @unchecked Sendable {
    /// How a body moves.
    public typealias Mode = PhysicsBodyMode
    /// How it moves.
    public var mode: PhysicsBodyMode
    /// How heavy it is.
    public var massProperties: PhysicsMassProperties
    /// How it rubs and bounces.
    public var material: PhysicsMaterialResource
    /// The axes along which it does not move.
    public var isTranslationLocked = (x: false, y: false, z: false)
    /// The axes about which it does not turn.
    public var isRotationLocked = (x: false, y: false, z: false)
    /// Whether it is moved in smaller steps; without effect.
    public var isContinuousCollisionDetectionEnabled = false
    /// Whether it falls; true by default.
    public var isAffectedByGravity = true
    /// How much it is slowed, from 0 to 1.
    public var linearDamping: Float = 0
    /// How much its turns are slowed, from 0 to 1.
    public var angularDamping: Float = 0.05

    /// Creates a body that falls.
    public init() { self.init(massProperties: .default) }
    /// Creates a body.
    public init(
        massProperties: PhysicsMassProperties, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) { (self.massProperties, self.material, self.mode) = (massProperties, material ?? .default, mode) }
    /// Creates a body of shapes with a mass.
    public init(
        shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic
    ) { self.init(massProperties: PhysicsMassProperties(mass: mass), material: material, mode: mode) }
    /// Creates a body of shapes with a density, in kilograms per cubic meter.
    @MainActor @preconcurrency
    public init(
        shapes: [ShapeResource], density: Float, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) {
        let mass = shapes.reduce(0) { $0 + $1.volume } * density
        self.init(massProperties: PhysicsMassProperties(mass: max(mass, 1e-4)), material: material, mode: mode)
    }
    /// Creates a body of the usual mass.
    public init(mode: PhysicsBodyMode) { self.init(massProperties: .default, mode: mode) }
}

/// The velocity of an entity.
public struct PhysicsMotionComponent: Component, Hashable, Sendable {
    /// The velocity, in meters per second.
    public var linearVelocity: SIMD3<Float>
    /// The turns, as an axis times radians per second.
    public var angularVelocity: SIMD3<Float>
    /// Creates a velocity.
    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
        (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
    }
}

/// The groups of entities that touch each other.
public struct CollisionGroup: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    /// Creates groups from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The usual group.
    public static let `default` = CollisionGroup(rawValue: 1)
    /// The world's surfaces; none are here.
    public static let sceneUnderstanding = CollisionGroup(rawValue: 1 << 31)
    /// All groups.
    public static let all = CollisionGroup(rawValue: .max)
}

/// The groups of an entity, and the groups with which it collides.
public struct CollisionFilter: Hashable, Sendable {
    /// The groups of the entity.
    public var group: CollisionGroup
    /// The groups with which it collides.
    public var mask: CollisionGroup
    /// Creates a filter.
    public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
    /// The usual group, which collides with all.
    public static let `default` = CollisionFilter(group: .default, mask: .all)
    /// All groups, which collide with all.
    public static let sensor = CollisionFilter(group: .all, mask: .all)
}

/// The shapes of an entity for collisions and gestures.
///
/// Follows Apple's [CollisionComponent](https://developer.apple.com/documentation/realitykit/collisioncomponent).
public struct CollisionComponent: Component, @unchecked Sendable {
    /// Whether others are stopped, or only reported.
    public enum Mode: Hashable, Sendable { case `default`, trigger, colliding }
    /// How much of contacts is reported; all here.
    public enum CollisionOptions: Hashable, Sendable { case `default`, fullContactInformation, `static` }
    /// The shapes.
    public var shapes: [ShapeResource]
    /// Whether others are stopped, or only reported.
    public var mode: Mode
    /// The groups.
    public var filter: CollisionFilter
    /// Whether the entity never moves; without effect.
    public var isStatic: Bool
    /// Creates a part.
    public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) {
        (self.shapes, self.mode, self.filter, isStatic) = (shapes, mode, filter, false)
    }
    /// Creates a part.
    public init(
        shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default
    ) { (self.shapes, mode, self.filter, self.isStatic) = (shapes, .default, filter, isStatic) }
}

/// A shape for collisions: a ball, or a box in the place of other forms.
@MainActor @preconcurrency
public final class ShapeResource: @unchecked Sendable {
    nonisolated let shape: SCNPhysicsShape
    nonisolated let volume: Float
    private init(_ shape: SCNPhysicsShape, _ volume: Float) { (self.shape, self.volume) = (shape, volume) }

    /// Returns a box.
    public static func generateBox(size: SIMD3<Float>) -> ShapeResource {
        let box = SCNBox(width: CGFloat(size.x), height: CGFloat(size.y), length: CGFloat(size.z), chamferRadius: 0)
        return ShapeResource(SCNPhysicsShape(geometry: box), size.x * size.y * size.z)
    }
    /// Returns a box.
    public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
        generateBox(size: SIMD3(width, height, depth))
    }
    /// Returns a ball.
    public static func generateSphere(radius: Float) -> ShapeResource {
        ShapeResource(SCNPhysicsShape(geometry: SCNSphere(radius: CGFloat(radius))), 4.18879 * radius * radius * radius)
    }
    /// Returns a capsule: the box around it.
    public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
        generateBox(size: SIMD3(2 * radius, height, 2 * radius))
    }
    /// Returns the box around a form.
    public static func generateConvex(from mesh: MeshResource) -> ShapeResource {
        let bounds = mesh.bounds
        return generateBox(size: bounds.extents).offsetBy(translation: bounds.center)
    }
    /// Returns the box around a form.
    public static func generateConvex(from mesh: MeshResource) async throws -> ShapeResource {
        let make: (MeshResource) -> ShapeResource = generateConvex(from:)
        return make(mesh)
    }
    /// Returns the box around points.
    public static func generateConvex(from points: [SIMD3<Float>]) -> ShapeResource {
        guard let first = points.first else { return generateBox(size: .zero) }
        let (low, high) = points.reduce((first, first)) { (simd_min($0.0, $1), simd_max($0.1, $1)) }
        return generateBox(size: high - low).offsetBy(translation: (low + high) / 2)
    }
    /// Returns the box around a form that does not move.
    public static func generateStaticMesh(from mesh: MeshResource) async throws -> ShapeResource {
        try await generateConvex(from: mesh)
    }
    /// Returns the shape in another place.
    public func offsetBy(translation: SIMD3<Float>) -> ShapeResource {
        offsetBy(rotation: simd_quatf(real: 1, imag: .zero), translation: translation)
    }
    /// Returns the shape in another place, turned.
    public func offsetBy(
        rotation: simd_quatf = simd_quatf(real: 1, imag: .zero), translation: SIMD3<Float> = .zero
    ) -> ShapeResource {
        let matrix = Transform(rotation: rotation, translation: translation).matrix
        return ShapeResource(
            SCNPhysicsShape(shapes: [shape], transforms: [NSValue(scnMatrix4: SCNMatrix4(matrix))]), volume)
    }
}

extension Entity {
    /// Makes the node's body from the parts.
    func updateBody() {
        let (collision, body) = (components[CollisionComponent.self], components[PhysicsBodyComponent.self])
        guard collision != nil || body != nil else {
            if node.physicsBody != nil { node.physicsBody = nil }
            return
        }
        let own = node.physicsBody ?? SCNPhysicsBody(type: .static, shape: nil)
        own.type =
            switch body?.mode {
            case .dynamic: .dynamic
            case .kinematic: .kinematic
            case .static, nil: .static
            }
        if let shapes = collision?.shapes, !shapes.isEmpty {
            own.physicsShape = SCNPhysicsShape(shapes: shapes.map(\.shape), transforms: nil)
        }
        let filter = collision?.filter ?? .default
        (own.categoryBitMask, own.collisionBitMask) = (Int(filter.group.rawValue), Int(filter.mask.rawValue))
        own.contactTestBitMask = Int(filter.mask.rawValue)
        own.isSensor = body == nil || collision?.mode == .trigger
        if let body {
            own.mass = CGFloat(body.massProperties.mass)
            (own.friction, own.restitution) = (CGFloat(body.material.friction), CGFloat(body.material.restitution))
            (own.damping, own.angularDamping) = (CGFloat(body.linearDamping), CGFloat(body.angularDamping))
            own.isAffectedByGravity = body.isAffectedByGravity
            let (moves, turns) = (body.isTranslationLocked, body.isRotationLocked)
            own.velocityFactor = SCNVector3(moves.x ? 0 : 1, moves.y ? 0 : 1, moves.z ? 0 : 1)
            own.angularVelocityFactor = SCNVector3(turns.x ? 0 : 1, turns.y ? 0 : 1, turns.z ? 0 : 1)
        }
        if let motion = components[PhysicsMotionComponent.self], motion != lastMotion {
            lastMotion = motion
            own.velocity = SCNVector3(motion.linearVelocity)
            let speed = simd_length(motion.angularVelocity)
            if speed > 0 {
                own.angularVelocity = SCNVector4(SIMD4(motion.angularVelocity / speed, speed))
            } else {
                own.angularVelocity = SCNVector4()
            }
        }
        node.physicsBody = own
    }

    /// Makes shapes for collisions: the boxes around the forms of the entity and, if that is wanted, of those within.
    public func generateCollisionShapes(recursive: Bool) {
        if let mesh = components[ModelComponent.self]?.mesh {
            let make: (MeshResource) -> ShapeResource = ShapeResource.generateConvex(from:)
            let filter = components[CollisionComponent.self]?.filter ?? .default
            components.set(CollisionComponent(shapes: [make(mesh)], filter: filter))
        }
        if recursive { for child in children { child.generateCollisionShapes(recursive: true) } }
    }
}
