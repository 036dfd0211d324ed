import Foundation
import SceneKit
import SwiftUI
import simd

/// Something in a scene, with parts and entities within.
///
/// Follows Apple's [Entity](https://developer.apple.com/documentation/realitykit/entity). An entity is drawn by a node of SceneKit's. Files of
/// scenes are not read, physics and animations of files do not exist.
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
    /// The parts.
    public var components = ComponentSet() { didSet { componentsChanged() } }

    /// Creates an empty entity.
    public required init() {}
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
    }
    /// Removes an entity.
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        if entity.parent === self { entity.removeFromParent(preservingWorldTransform: preservingWorldTransform) }
    }
    /// Leaves the entity around.
    public func removeFromParent(preservingWorldTransform: Bool = false) {
        let place = node.simdWorldTransform
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
    /// Moves the entity little by little.
    @discardableResult
    public func move(
        to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        SCNTransaction.begin()
        SCNTransaction.animationDuration = duration
        move(to: transform, relativeTo: referenceEntity)
        SCNTransaction.commit()
        return AnimationPlaybackController()
    }
    /// Returns the box around the entity and those within.
    public func visualBounds(relativeTo referenceEntity: Entity?) -> BoundingBox {
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
    /// Makes shapes for collisions; without effect.
    public func generateCollisionShapes(recursive: Bool) {}
    /// The animations of the entity's file: none.
    public var availableAnimations: [AnimationResource] { [] }
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
    /// The radius of the ball around.
    public var boundingRadius: Float { length(extents) / 2 }
}

/// A curve of a movement; it is smooth at both ends here.
public struct AnimationTimingFunction: Hashable, Sendable {
    private let name: String
    /// The usual one.
    public static let `default` = AnimationTimingFunction(name: "default")
    /// Even.
    public static let linear = AnimationTimingFunction(name: "linear")
    /// Slow at first.
    public static let easeIn = AnimationTimingFunction(name: "easeIn")
    /// Slow at the end.
    public static let easeOut = AnimationTimingFunction(name: "easeOut")
    /// Slow at both ends.
    public static let easeInOut = AnimationTimingFunction(name: "easeInOut")
}

/// A movement that was begun.
@MainActor @preconcurrency
public final class AnimationPlaybackController {
    /// Whether it was stopped; it runs to its end here.
    public private(set) var isStopped = false
    init() {}
    /// Stops the movement; it runs to its end here.
    public func stop() { isStopped = true }
}

/// An animation of a file; there are none here.
public final class AnimationResource: @unchecked Sendable {
    init() {}
}
