import ARKit
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
/// Whether an entity takes gestures.
public struct InputTargetComponent: Component, Sendable {
    /// The kinds of input.
    public struct InputType: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates kinds from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Fingers and the pointer.
        public static let direct = InputType(rawValue: 1)
        /// Looks.
        public static let indirect = InputType(rawValue: 2)
        /// All kinds.
        public static let all: InputType = [.direct, .indirect]
    }
    /// Whether it does.
    public var isEnabled = true
    /// The kinds of input; all count here.
    public var allowedInputTypes: InputType
    /// Creates a part.
    public init(allowedInputTypes: InputType = .all) { self.allowedInputTypes = allowedInputTypes }
}
/// Whether an entity is lit under the pointer; without effect.
public struct HoverEffectComponent: Component, Sendable {
    /// Creates a part.
    public init() {}
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
    /// Whether the light has shadows; without effect.
    public var isRealWorldProxy = false
    /// The shadows of a light; there are none here, which is reported once.
    public struct Shadow: Component, Sendable {
        /// How far shadows are moved, against stripes.
        public var depthBias: Float
        /// The farthest distance of shadows, in meters.
        public var maximumDistance: Float
        /// Creates shadows.
        public init(maximumDistance: Float = 5, depthBias: Float = 1) {
            (self.maximumDistance, self.depthBias) = (maximumDistance, depthBias)
            RealityGaps.say("there are no shadows here.")
        }
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
    /// How quickly it fades: 2 by the square.
    public var attenuationFalloffExponent: Float = 2
    /// The shadows of a light; there are none here, which is reported once.
    public struct Shadow: Component, Sendable {
        /// Creates shadows.
        public init() { RealityGaps.say("there are no shadows here.") }
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
open class ModelEntity: Entity, HasModel, HasPhysics {
    /// Creates an empty entity.
    public required init() { super.init() }
    /// Creates an entity with a form.
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    /// Creates an entity with a form and a body.
    public convenience init(
        mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource, mass: Float
    ) {
        self.init(mesh: mesh, materials: materials)
        collision = CollisionComponent(shapes: [collisionShape])
        physicsBody = PhysicsBodyComponent(shapes: [collisionShape], mass: mass)
    }
    /// Creates an entity with a form and a body of several shapes.
    public convenience init(
        mesh: MeshResource, materials: [any Material] = [], collisionShapes: [ShapeResource], mass: Float
    ) {
        self.init(mesh: mesh, materials: materials)
        collision = CollisionComponent(shapes: collisionShapes)
        physicsBody = PhysicsBodyComponent(shapes: collisionShapes, mass: mass)
    }
    /// The joints of the entity's file: none.
    public var jointNames: [String] { [] }
    /// The places of the joints: none.
    public var jointTransforms: [Transform] {
        get { [] }
        set {}
    }
}

/// An entity at a place of the world: the scene's origin here, if it is not a known place.
///
/// Follows Apple's [AnchorEntity](https://developer.apple.com/documentation/realitykit/anchorentity).
@MainActor @preconcurrency
open class AnchorEntity: Entity, HasAnchoring {
    /// The kinds of places.
    public typealias Target = AnchoringComponent.Target

    /// Creates an anchor at the origin.
    public required init() { super.init() }
    /// Creates an anchor.
    public convenience init(_ target: Target, trackingMode: AnchoringComponent.TrackingMode = .continuous) {
        self.init()
        position = target.place
        if case .world(let transform) = target { self.transform = Transform(matrix: transform) }
        anchoring = AnchoringComponent(target, trackingMode: trackingMode)
    }
    /// Creates an anchor at a place of the world.
    public convenience init(world position: SIMD3<Float>) {
        self.init(.world(transform: Transform(translation: position).matrix))
    }
    /// Creates an anchor at a matrix of the world.
    public convenience init(world transform: float4x4) { self.init(.world(transform: transform)) }
    /// Creates an anchor on a surface; at the origin here.
    public convenience init(
        plane alignment: Target.Alignment, classification: Target.Classification = .any,
        minimumBounds: SIMD2<Float> = SIMD2(1, 1)
    ) { self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds)) }
    /// Creates an anchor at a place that a session has found.
    public convenience init(anchor: ARAnchor) {
        self.init(.anchor(identifier: anchor.identifier))
        transform = Transform(matrix: anchor.transform)
    }
    /// Creates an anchor at a place that a ray has met.
    public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
}

/// An entity with a camera.
@MainActor @preconcurrency
open class PerspectiveCamera: Entity, HasPerspectiveCamera {
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
open class DirectionalLight: Entity, HasDirectionalLight {
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
    /// The shadows; nil for none, and without effect.
    public var shadow: DirectionalLightComponent.Shadow? {
        get { components[DirectionalLightComponent.Shadow.self] }
        set { components[DirectionalLightComponent.Shadow.self] = newValue }
    }
}
/// An entity with a light to all sides.
@MainActor @preconcurrency
open class PointLight: Entity, HasPointLight {
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
/// An entity with a light in a cone.
@MainActor @preconcurrency
open class SpotLight: Entity, HasSpotLight {
    /// Creates a light.
    public required init() {
        super.init()
        components.set(SpotLightComponent())
    }
    /// The light.
    public var light: SpotLightComponent {
        get { components[SpotLightComponent.self] ?? SpotLightComponent() }
        set { components.set(newValue) }
    }
    /// The shadows; nil for none, and without effect.
    public var shadow: SpotLightComponent.Shadow? {
        get { components[SpotLightComponent.Shadow.self] }
        set { components[SpotLightComponent.Shadow.self] = newValue }
    }
}
/// An entity that reports where it touches others, and stops none.
///
/// Follows Apple's [TriggerVolume](https://developer.apple.com/documentation/realitykit/triggervolume).
@MainActor @preconcurrency
open class TriggerVolume: Entity, HasCollision {
    /// Creates an entity without a shape.
    public required init() { super.init() }
    /// Creates an entity with a shape.
    public convenience init(shape: ShapeResource, filter: CollisionFilter = .sensor) {
        self.init()
        collision = CollisionComponent(shapes: [shape], mode: .trigger, filter: filter)
    }
    /// Creates an entity with shapes.
    public convenience init(shapes: [ShapeResource], filter: CollisionFilter = .sensor) {
        self.init()
        collision = CollisionComponent(shapes: shapes, mode: .trigger, filter: filter)
    }
}
