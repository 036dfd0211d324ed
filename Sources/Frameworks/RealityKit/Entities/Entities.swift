import Foundation
import SceneKit
import SwiftUI
import simd

/// The form and the materials of an entity.
public struct ModelComponent: Component {
    /// The form.
    public var mesh: MeshResource
    /// The materials.
    public var materials: [any Material]
    /// Creates a part.
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
    var geometry: SCNGeometry {
        let copy = mesh.geometry.copy() as? SCNGeometry ?? mesh.geometry
        let made = materials.map { $0._sceneMaterial }
        copy.materials = made.isEmpty ? [SCNMaterial()] : made
        return copy
    }
}

/// The opacity of an entity and those within.
public struct OpacityComponent: Component, Sendable {
    /// The opacity, from 0 to 1.
    public var opacity: Float
    /// Creates a part.
    public init(opacity: Float = 1) { self.opacity = opacity }
}
/// The shapes of an entity for collisions; without effect.
public struct CollisionComponent: Component {
    /// The shapes.
    public var shapes: [ShapeResource]
    /// Creates a part.
    public init(shapes: [ShapeResource]) { self.shapes = shapes }
}
/// A shape for collisions.
public final class ShapeResource: @unchecked Sendable {
    private init() {}
    /// Returns a box.
    public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
    /// Returns a ball.
    public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
    /// Returns a capsule.
    public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
}
/// Whether an entity takes gestures; without effect.
public struct InputTargetComponent: Component, Sendable {
    /// Whether it does.
    public var isEnabled = true
    /// Creates a part.
    public init() {}
}
/// Whether an entity is lit under the pointer; without effect.
public struct HoverEffectComponent: Component, Sendable {
    /// Creates a part.
    public init() {}
}
/// How an entity falls; nothing falls here.
public struct PhysicsBodyComponent: Component, Sendable {
    /// How a body moves.
    public enum Mode: Hashable, Sendable { case `static`, kinematic, dynamic }
    /// How it moves.
    public var mode: Mode
    /// Creates a part.
    public init(mode: Mode = .dynamic) {
        self.mode = mode
        RealityGaps.say("nothing falls or bounces here.")
    }
}
/// A light to all sides.
public struct PointLightComponent: Component {
    /// The color.
    public var color: UIColor
    /// The brightness, in lumens.
    public var intensity: Float
    /// The reach, in meters.
    public var attenuationRadius: Float
    /// Creates a part.
    public init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
    }
    var light: SCNLight { sceneLight(.omni, color, intensity / 26.96376, reach: attenuationRadius) }
}
/// A light in one direction.
public struct DirectionalLightComponent: Component {
    /// The color.
    public var color: UIColor
    /// The brightness, in lux.
    public var intensity: Float
    /// Creates a part.
    public init(color: UIColor = .white, intensity: Float = 2145.7078) {
        (self.color, self.intensity) = (color, intensity)
    }
    var light: SCNLight { sceneLight(.directional, color, intensity / 2.1457078, reach: 0) }
}
/// A light in a cone.
public struct SpotLightComponent: Component {
    /// The color.
    public var color: UIColor
    /// The brightness, in lumens.
    public var intensity: Float
    /// The angle of the bright part, in degrees.
    public var innerAngleInDegrees: Float
    /// The angle of the cone, in degrees.
    public var outerAngleInDegrees: Float
    /// The reach, in meters.
    public var attenuationRadius: Float
    /// Creates a part.
    public init(
        color: UIColor = .white, intensity: Float = 6740.94, innerAngleInDegrees: Float = 45,
        outerAngleInDegrees: Float = 60, attenuationRadius: Float = 10
    ) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
        (self.innerAngleInDegrees, self.outerAngleInDegrees) = (innerAngleInDegrees, outerAngleInDegrees)
    }
    var light: SCNLight {
        let light = sceneLight(.spot, color, intensity / 6.74094, reach: attenuationRadius)
        (light.spotInnerAngle, light.spotOuterAngle) = (CGFloat(innerAngleInDegrees), CGFloat(outerAngleInDegrees))
        return light
    }
}

/// A light with about the brightness of Apple's.
private func sceneLight(_ type: SCNLight.LightType, _ color: UIColor, _ intensity: Float, reach: Float) -> SCNLight {
    let light = SCNLight()
    (light.type, light.color, light.intensity) = (type, color, CGFloat(intensity))
    light.attenuationEndDistance = CGFloat(max(reach, 0))
    return light
}

/// A camera.
public struct PerspectiveCameraComponent: Component, Sendable {
    /// The nearest distance that is visible.
    public var near: Float
    /// The farthest distance that is visible.
    public var far: Float
    /// The angle that is visible, in degrees.
    public var fieldOfViewInDegrees: Float
    /// Creates a part.
    public init(near: Float = 0.01, far: Float = 1000, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
    var camera: SCNCamera {
        let camera = SCNCamera()
        (camera.zNear, camera.zFar) = (Double(near), Double(far))
        camera.fieldOfView = CGFloat(fieldOfViewInDegrees)
        return camera
    }
}

/// An entity with a form.
///
/// Follows Apple's [ModelEntity](https://developer.apple.com/documentation/realitykit/modelentity).
@MainActor @preconcurrency
open class ModelEntity: Entity {
    /// Creates an empty entity.
    public required init() { super.init() }
    /// Creates an entity with a form.
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    /// The form and the materials; nil for none.
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
    /// The shapes for collisions; nil for none.
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
}

/// An entity at a place of the world: the scene's origin here, if it is not a known place.
@MainActor @preconcurrency
open class AnchorEntity: Entity {
    /// The kinds of anchors.
    public struct Target: Sendable {
        let place: SIMD3<Float>
        /// A place of the world.
        public static func world(transform: simd_float4x4) -> Target {
            Target(place: Transform(matrix: transform).translation)
        }
        /// A surface; the origin here.
        public static func plane(
            _ alignment: Alignment, classification: Classification, minimumBounds: SIMD2<Float>
        ) -> Target {
            Target(place: .zero)
        }
        /// The camera; the origin here.
        public static let camera = Target(place: .zero)
        /// A face; the origin here.
        public static let face = Target(place: .zero)
        /// The directions of surfaces.
        public enum Alignment: Sendable { case horizontal, vertical, any }
        /// The kinds of surfaces.
        public enum Classification: Sendable { case any, wall, floor, ceiling, table, seat }
    }
    /// Creates an anchor at the origin.
    public required init() { super.init() }
    /// Creates an anchor.
    public convenience init(_ target: Target) {
        self.init()
        position = target.place
    }
    /// Creates an anchor at a place of the world.
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
    /// Creates an anchor on a surface; at the origin here.
    public convenience init(plane alignment: Target.Alignment) { self.init() }
}

/// An entity with a camera.
@MainActor @preconcurrency
open class PerspectiveCamera: Entity {
    /// Creates a camera.
    public required init() {
        super.init()
        components.set(PerspectiveCameraComponent())
    }
    /// The camera.
    public var camera: PerspectiveCameraComponent {
        get { components[PerspectiveCameraComponent.self] ?? PerspectiveCameraComponent() }
        set { components.set(newValue) }
    }
}
/// An entity with a light in one direction.
@MainActor @preconcurrency
open class DirectionalLight: Entity {
    /// Creates a light.
    public required init() {
        super.init()
        components.set(DirectionalLightComponent())
    }
    /// The light.
    public var light: DirectionalLightComponent {
        get { components[DirectionalLightComponent.self] ?? DirectionalLightComponent() }
        set { components.set(newValue) }
    }
}
/// An entity with a light to all sides.
@MainActor @preconcurrency
open class PointLight: Entity {
    /// Creates a light.
    public required init() {
        super.init()
        components.set(PointLightComponent())
    }
    /// The light.
    public var light: PointLightComponent {
        get { components[PointLightComponent.self] ?? PointLightComponent() }
        set { components.set(newValue) }
    }
}
