import Foundation
import SwiftUI
import simd

/// A node of a scene: a place with geometry, a light or a camera, and nodes within.
///
/// Follows Apple's [SCNNode](https://developer.apple.com/documentation/scenekit/scnnode).
open class SCNNode: NSObject, @unchecked Sendable {
    /// The name; nil for none.
    open var name: String?
    /// The geometry; nil for none.
    open var geometry: SCNGeometry? { didSet { SceneChanges.note() } }
    /// The light; nil for none.
    open var light: SCNLight? { didSet { SceneChanges.note() } }
    /// The camera; nil for none.
    open var camera: SCNCamera? { didSet { SceneChanges.note() } }
    /// Whether the node and those within are not drawn; false by default.
    open var isHidden = false { didSet { SceneChanges.note() } }
    /// How opaque the node and those within are, from 0 to 1; 1 by default.
    open var opacity: CGFloat = 1 {
        willSet { if let duration = SCNTransaction.current { fade = Fade(from: shownOpacity, duration: duration) } }
        didSet { SceneChanges.note() }
    }
    /// The order of drawing, smaller ones first; 0 by default.
    open var renderingOrder = 0
    /// Whether the node has a shadow; there are none here.
    open var castsShadow = true
    /// The groups of the node, as bits; 1 by default.
    open var categoryBitMask = 1
    /// Rules for the node's place, applied with each frame; nil for none.
    open var constraints: [SCNConstraint]? { didSet { SceneChanges.note() } }
    /// The body by which the node takes part in the physics of its scene; nil for none.
    open var physicsBody: SCNPhysicsBody? {
        didSet {
            physicsBody?.node = self
            physicsBody?.wake()
        }
    }
    /// The field of forces around the node; nil for none.
    open var physicsField: SCNPhysicsField? { didSet { SceneChanges.note() } }
    /// Whether actions do not run; false by default.
    open var isPaused = false { didSet { SceneChanges.note() } }
    /// The node around; nil for none.
    open private(set) weak var parent: SCNNode?
    /// The nodes within.
    open private(set) var childNodes: [SCNNode] = []

    /// Creates an empty node.
    public override init() {}
    /// Creates a node with a geometry.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// Creates an empty node: archives cannot be read here.
    public required init?(coder: NSCoder) { SceneGaps.file("an archive") }

    // MARK: Places

    /// The place, turn and scale that the app has set.
    var placement = Placement() {
        willSet {
            guard newValue != placement, let duration = SCNTransaction.current else { return }
            motion = Motion(from: shownPlacement, duration: duration)
        }
        didSet {
            if motion != nil, SCNTransaction.current == nil { motion = nil }
            if placement != oldValue { SceneChanges.note() }
        }
    }
    struct Motion {
        let from: Placement, duration: Double
        var elapsed = 0.0
    }
    struct Fade {
        let from: CGFloat, duration: Double
        var elapsed = 0.0
    }
    var motion: Motion?
    var fade: Fade?
    /// The place that is shown, on the way to ``placement``.
    var shownPlacement: Placement { players.isEmpty ? basePlacement : animated.placement }
    /// The place without animations of Core Animation's.
    var basePlacement: Placement {
        guard let motion else { return placement }
        return motion.from.mixed(with: placement, Float(ease(motion.elapsed / motion.duration)))
    }
    var shownOpacity: CGFloat { players.isEmpty ? baseOpacity : animated.opacity }
    /// The opacity without animations of Core Animation's.
    var baseOpacity: CGFloat {
        guard let fade else { return opacity }
        return fade.from + (opacity - fade.from) * CGFloat(ease(fade.elapsed / fade.duration))
    }
    private func ease(_ share: Double) -> Double {
        let t = min(max(share, 0), 1)
        return t * t * (3 - 2 * t)
    }

    /// The place of the origin of turns; nowhere else by default.
    open var pivot = SCNMatrix4Identity { didSet { SceneChanges.note() } }

    /// The matrix that is shown, in the space of the node around.
    var shownTransform: simd_float4x4 {
        let matrix = shownPlacement.matrix
        return SCNMatrix4IsIdentity(pivot) ? matrix : matrix * simd_float4x4(pivot).inverse
    }
    var shownWorldTransform: simd_float4x4 {
        parent.map { $0.shownWorldTransform * shownTransform } ?? shownTransform
    }

    /// The thing of GameplayKit that the node belongs to; nil for none.
    package var gameEntity: AnyObject?
    /// The entity of RealityKit that the node draws; nil for none.
    package weak var entityOfRealityKit: AnyObject?

    // MARK: Actions

    var runs: [(key: String?, run: ActionRun)] = []
    /// The animations that run.
    var players: [(key: String?, player: SCNAnimationPlayer)] = []
    /// The particles that the node emits.
    var emissions: [ParticleEmission] = []
    /// The sounds that the node plays.
    var sounds: [SCNAudioPlayer] = []
    /// The app's values.
    let named = NamedValues()
    /// Changes the geometry between forms; nil for none.
    open var morpher: SCNMorpher? { didSet { SceneChanges.note() } }
    /// Bends the geometry by bones; nil for none, and without effect.
    open var skinner: SCNSkinner?
    /// Whether the node moves; without effect.
    open var movabilityHint = SCNMovabilityHint.fixed
    /// How the node takes the focus; without effect.
    open var focusBehavior = SCNNodeFocusBehavior.none
    /// Draws the node in an app's own way; without effect.
    open weak var rendererDelegate: (any SCNNodeRendererDelegate)?

    // MARK: The tree

    /// Adds a node, which leaves the one around it.
    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    /// Adds a node at a place of the nodes within.
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        var node: SCNNode? = self
        while let above = node {
            guard above !== child else { return SceneGaps.say("a node cannot be within itself.") }
            node = above.parent
        }
        child.removeFromParentNode()
        childNodes.insert(child, at: min(max(index, 0), childNodes.count))
        child.parent = self
        SceneChanges.note()
    }
    /// Leaves the node around.
    open func removeFromParentNode() {
        guard let parent else { return }
        parent.childNodes.removeAll { $0 === self }
        self.parent = nil
        SceneChanges.note()
    }
    /// Puts a node in the place of another one.
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }

    /// Returns a node of the same kind with copies of the nodes within; geometry is shared.
    open func clone() -> SCNNode { copied() }
    private func copied() -> SCNNode {
        let copy = SCNNode()
        (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
        (copy.isHidden, copy.opacity, copy.placement, copy.pivot) = (isHidden, opacity, placement, pivot)
        (copy.renderingOrder, copy.categoryBitMask, copy.constraints) = (renderingOrder, categoryBitMask, constraints)
        copy.physicsBody = physicsBody?.copy() as? SCNPhysicsBody
        for child in childNodes { copy.addChildNode(child.copied()) }
        return copy
    }
    public override func copy() -> Any { copied() }
    /// Returns a copy; geometries are not joined here.
    open func flattenedClone() -> SCNNode { copied() }

    /// The node as it is shown now: a copy without nodes within while it moves, and the same one else.
    open var presentation: SCNNode {
        guard motion != nil || fade != nil || !players.isEmpty else { return self }
        let shown = SCNNode()
        (shown.name, shown.geometry, shown.light, shown.camera) = (name, geometry, light, camera)
        (shown.placement, shown.opacity, shown.pivot, shown.parent) = (shownPlacement, shownOpacity, pivot, parent)
        return shown
    }
}

/// Draws a node in an app's own way; never called here.
public protocol SCNNodeRendererDelegate: NSObjectProtocol {}
