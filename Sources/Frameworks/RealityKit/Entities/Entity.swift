import Foundation
import SceneKit
import SwiftUI
import simd

/// Something in a scene, with parts and entities within.
///
/// Follows Apple's [Entity](https://developer.apple.com/documentation/realitykit/entity). An entity is drawn by a node of SceneKit's. Files of
/// scenes are not read.
@MainActor @preconcurrency
open class Entity: Identifiable, Hashable {
    /// The node that is drawn.
    let node = SCNNode()
    /// The name; empty by default.
    public var name = "" { didSet { node.name = name } }
    /// The number for the app.
    public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
    /// Whether the entity and those within are drawn; true by default.
    public var isEnabled = true { didSet { node.isHidden = !isEnabled } }
    /// The entity around; nil for none.
    public private(set) weak var parent: Entity?
    /// The entities within.
    public var children: ChildCollection {
        get { ChildCollection(owner: self) }
        set {}
    }
    fileprivate var within: [Entity] = []
    /// The scene whose root the entity is; nil for others.
    weak var ownScene: Scene?
    /// The animations that run.
    var animations: [AnimationPlaybackController] = []
    /// The sounds that were made.
    var sounds: [AudioPlaybackController] = []
    /// The velocity that the app has set last.
    var lastMotion: PhysicsMotionComponent?
    /// The scene; nil for none.
    public var scene: Scene? {
        var entity: Entity? = self
        while let current = entity {
            if let scene = current.ownScene { return scene }
            entity = current.parent
        }
        return nil
    }
    /// The anchor around the entity, or itself; nil for none.
    public var anchor: (any HasAnchoring)? {
        var entity: Entity? = self
        while let current = entity {
            if let anchor = current as? any HasAnchoring { return anchor }
            entity = current.parent
        }
        return nil
    }
    /// Whether the entity has a place in a scene.
    public var isAnchored: Bool { scene != nil }
    /// Whether the entity is enabled in a scene, with all entities around.
    public var isActive: Bool { isEnabledInHierarchy && scene != nil }
    /// Whether the entity and all entities around are enabled.
    public var isEnabledInHierarchy: Bool { isEnabled && (parent?.isEnabledInHierarchy ?? true) }
    /// The parts.
    public var components = ComponentSet() { didSet { componentsChanged() } }

    /// Creates an empty entity.
    public required init() { node.entityOfRealityKit = self }
    /// Creates an entity with parts.
    public convenience init(components: [any Component]) {
        self.init()
        self.components.set(components)
    }
    /// Creates an entity with parts.
    public convenience init(components: any Component...) { self.init(components: components) }
    /// Fails: files are not read.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        self.init()
        throw RealityGaps.file(name)
    }
    /// Fails: files are not read.
    public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
        self.init()
        throw RealityGaps.file(url.lastPathComponent)
    }
    /// Fails: files are not read.
    public class func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
        throw RealityGaps.file(url.lastPathComponent)
    }
    /// Fails: files are not read.
    public class func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
        throw RealityGaps.file(url.lastPathComponent)
    }
    /// Fails: files are not read.
    public class func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
        throw RealityGaps.file(name)
    }
    /// Fails: files are not read.
    public class func loadAnchor(contentsOf url: URL, withName resourceName: String? = nil) throws -> AnchorEntity {
        throw RealityGaps.file(url.lastPathComponent)
    }
    /// Fails: files are not read.
    public class func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> {
        LoadRequest(RealityGaps.file(name))
    }
    /// Fails: files are not read.
    public class func loadAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<Entity> {
        LoadRequest(RealityGaps.file(url.lastPathComponent))
    }
    /// Fails: files are not read.
    public class func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<ModelEntity> {
        LoadRequest(RealityGaps.file(name))
    }
    /// Fails: files are not read.
    public class func loadModelAsync(
        contentsOf url: URL, withName resourceName: String? = nil
    ) -> LoadRequest<ModelEntity> {
        LoadRequest(RealityGaps.file(url.lastPathComponent))
    }
    /// Fails: files are not read.
    public class func loadAnchorAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<AnchorEntity> {
        LoadRequest(RealityGaps.file(name))
    }
    /// Fails: files are not read.
    public class func loadAnchorAsync(
        contentsOf url: URL, withName resourceName: String? = nil
    ) -> LoadRequest<AnchorEntity> {
        LoadRequest(RealityGaps.file(url.lastPathComponent))
    }
    /// Fails: files are not read.
    public class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw RealityGaps.file(name)
    }
    /// Fails: files are not read.
    public class func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw RealityGaps.file(name)
    }

    public nonisolated static func == (a: Entity, b: Entity) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Shows the parts.
    func componentsChanged() {
        node.geometry = components[ModelComponent.self].map { $0.geometry }
        node.opacity = CGFloat(components[OpacityComponent.self]?.opacity ?? 1)
        node.light =
            components[PointLightComponent.self]?.light ?? components[DirectionalLightComponent.self]?.light
            ?? components[SpotLightComponent.self]?.light
        node.camera = components[PerspectiveCameraComponent.self]?.camera
        if let place = components[Transform.self], place != transform { transform = place }
        updateBody()
        node.constraints = components.has(BillboardComponent.self) ? [SCNBillboardConstraint()] : nil
    }

    // MARK: The tree

    /// Adds an entity, which leaves the one around it.
    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        let place = entity.node.simdWorldTransform
        entity.removeFromParent()
        node.addChildNode(entity.node)
        guard entity.node.parent === node else { return }
        within.append(entity)
        entity.parent = self
        if preservingWorldTransform { entity.node.simdWorldTransform = place }
        scene?.send(SceneEvents.DidAddEntity(entity: entity), from: [entity])
    }
    /// Removes an entity.
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        if entity.parent === self { entity.removeFromParent(preservingWorldTransform: preservingWorldTransform) }
    }
    /// Leaves the entity around.
    public func removeFromParent(preservingWorldTransform: Bool = false) {
        let place = node.simdWorldTransform
        if parent != nil { scene?.send(SceneEvents.WillRemoveEntity(entity: self), from: [self]) }
        parent?.within.removeAll { $0 === self }
        parent = nil
        node.removeFromParentNode()
        if preservingWorldTransform { node.simdTransform = place }
    }
    /// Sets the entity around; none for nil.
    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent {
            parent.addChild(self, preservingWorldTransform: preservingWorldTransform)
        } else {
            removeFromParent(preservingWorldTransform: preservingWorldTransform)
        }
    }
    /// Returns the entity of a name: this one, or the first one within; nil if there is none.
    public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for child in within { if let found = child.findEntity(named: name) { return found } }
        return nil
    }
    /// Returns a copy, with copies of the entities within if that is wanted.
    public func clone(recursive: Bool) -> Self {
        let copy = Self()
        (copy.name, copy.isEnabled, copy.transform, copy.components) = (name, isEnabled, transform, components)
        if recursive { for child in within { copy.addChild(child.clone(recursive: true)) } }
        return copy
    }

    /// The entities within another one.
    @MainActor @preconcurrency
    public struct ChildCollection: @preconcurrency RandomAccessCollection {
        let owner: Entity
        public var startIndex: Int { 0 }
        public var endIndex: Int { owner.within.count }
        /// The entity at a place.
        public subscript(position: Int) -> Entity { owner.within[position] }
        /// Adds an entity.
        public func append(_ entity: Entity, preservingWorldTransforms: Bool = false) {
            owner.addChild(entity, preservingWorldTransform: preservingWorldTransforms)
        }
        /// Removes an entity.
        public func remove(_ entity: Entity, preservingWorldTransforms: Bool = false) {
            owner.removeChild(entity, preservingWorldTransform: preservingWorldTransforms)
        }
        /// Removes all entities.
        public func removeAll() { for entity in owner.within { entity.removeFromParent() } }
    }

    // MARK: Places

    /// The place, turn and scale.
    public var transform: Transform {
        get { Transform(scale: scale, rotation: orientation, translation: position) }
        set { (scale, orientation, position) = (newValue.scale, newValue.rotation, newValue.translation) }
    }
    /// The place.
    public var position: SIMD3<Float> {
        get { node.simdPosition }
        set { node.simdPosition = newValue }
    }
    /// The turn.
    public var orientation: simd_quatf {
        get { node.simdOrientation }
        set { node.simdOrientation = newValue }
    }
    /// The scale.
    public var scale: SIMD3<Float> {
        get { node.simdScale }
        set { node.simdScale = newValue }
    }
    /// Returns the place in another entity's space, or the scene's for nil.
    public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        let place = node.simdWorldPosition
        return referenceEntity.map { $0.node.simdConvertPosition(place, from: nil) } ?? place
    }
    /// Sets the place in another entity's space, or the scene's for nil.
    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        node.simdWorldPosition = referenceEntity?.node.simdConvertPosition(position, to: nil) ?? position
    }
    /// Returns the turn in another entity's space, or the scene's for nil.
    public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
        (referenceEntity?.node.simdWorldOrientation.inverse ?? simd_quatf(real: 1, imag: .zero))
            * node.simdWorldOrientation
    }
    /// Sets the turn in another entity's space, or the scene's for nil.
    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        node.simdWorldOrientation =
            (referenceEntity?.node.simdWorldOrientation ?? simd_quatf(real: 1, imag: .zero)) * orientation
    }
    /// Returns the scale in another entity's space, or the scene's for nil.
    public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
    }
    /// Sets the scale in another entity's space, or the scene's for nil.
    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var place = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        place.scale = scale
        setTransformMatrix(place.matrix, relativeTo: referenceEntity)
    }
    /// Sets the matrix in another entity's space, or the scene's for nil.
    public func setTransformMatrix(_ transform: float4x4, relativeTo referenceEntity: Entity?) {
        node.simdWorldTransform = (referenceEntity?.node.simdWorldTransform ?? matrix_identity_float4x4) * transform
    }
    /// Returns a place of the entity's space in another entity's, or the scene's for nil.
    public func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
        node.simdConvertPosition(position, to: referenceEntity?.node)
    }
    /// Returns a place of another entity's space, or the scene's for nil, in the entity's.
    public func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
        node.simdConvertPosition(position, from: referenceEntity?.node)
    }
    /// Returns a direction of the entity's space in another entity's, or the scene's for nil.
    public func convert(direction: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
        SIMD3(node.convertVector(SCNVector3(direction), to: referenceEntity?.node))
    }
    /// Returns a direction of another entity's space, or the scene's for nil, in the entity's.
    public func convert(direction: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
        SIMD3(node.convertVector(SCNVector3(direction), from: referenceEntity?.node))
    }
    /// Returns the matrix in another entity's space, or the scene's for nil.
    public func transformMatrix(relativeTo referenceEntity: Entity?) -> simd_float4x4 {
        (referenceEntity?.node.simdWorldTransform.inverse ?? matrix_identity_float4x4) * node.simdWorldTransform
    }
    /// Turns the entity so that it looks from a place to another one.
    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0),
        relativeTo referenceEntity: Entity?
    ) {
        setPosition(position, relativeTo: referenceEntity)
        let goal = referenceEntity?.node.simdConvertPosition(target, to: nil) ?? target
        node.simdLook(at: goal, up: upVector, localFront: SIMD3(0, 0, -1))
    }
    /// Moves the entity at once.
    public func move(to transform: Transform, relativeTo referenceEntity: Entity?) {
        node.simdWorldTransform =
            (referenceEntity?.node.simdWorldTransform ?? matrix_identity_float4x4) * transform.matrix
    }
    /// Returns the box around the entity and those within.
    public func visualBounds(
        recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false
    ) -> BoundingBox {
        let (low, high) = node.boundingBox
        let matrix = transformMatrix(relativeTo: referenceEntity)
        var box = BoundingBox(min: SIMD3(repeating: .infinity), max: SIMD3(repeating: -.infinity))
        for corner in 0..<8 {
            let place =
                matrix
                * SIMD4(
                    corner & 1 == 0 ? low.x : high.x, corner & 2 == 0 ? low.y : high.y,
                    corner & 4 == 0 ? low.z : high.z, 1)
            box.min = simd.min(box.min, SIMD3(place.x, place.y, place.z))
            box.max = simd.max(box.max, SIMD3(place.x, place.y, place.z))
        }
        return box
    }
    /// The animations of the entity's library; animations of files are not read.
    public var availableAnimations: [AnimationResource] {
        components[AnimationLibraryComponent.self].map { Array($0.animations.values) } ?? []
    }
}

/// A box around places.
public struct BoundingBox: Hashable, Sendable {
    /// The smallest numbers.
    public var min: SIMD3<Float>
    /// The largest numbers.
    public var max: SIMD3<Float>
    /// Creates a box.
    public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
    /// The middle.
    public var center: SIMD3<Float> { (min + max) / 2 }
    /// The sizes.
    public var extents: SIMD3<Float> { max - min }
    /// Creates a box without a size at the origin.
    public init() { self.init(min: .zero, max: .zero) }
    /// Whether there is nothing in the box.
    public var isEmpty: Bool { min.x > max.x || min.y > max.y || min.z > max.z }
    /// Returns whether a place is in the box.
    public func contains(_ point: SIMD3<Float>) -> Bool {
        point == simd_clamp(point, min, max)
    }
    /// Returns the box around both.
    public func union(_ other: BoundingBox) -> BoundingBox {
        BoundingBox(min: simd_min(min, other.min), max: simd_max(max, other.max))
    }
    /// The radius of the ball around.
    public var boundingRadius: Float { length(extents) / 2 }
}
