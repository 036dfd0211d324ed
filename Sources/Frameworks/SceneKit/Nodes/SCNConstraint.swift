import Foundation
import SwiftUI
import simd

/// A rule for a node's place, applied with each frame.
///
/// Follows Apple's [SCNConstraint](https://developer.apple.com/documentation/scenekit/scnconstraint).
open class SCNConstraint: NSObject, @unchecked Sendable {
    /// Whether the rule is applied; true by default.
    open var isEnabled = true { didSet { SceneChanges.note() } }
    /// How much of the rule is applied, from 0 to 1; 1 by default.
    open var influenceFactor: CGFloat = 1
    /// Whether the rule is applied to the node's own values; it always is here.
    open var isIncremental = true
    override init() {}
    func apply(to node: SCNNode, camera: SCNNode?) {}
}

/// Turns a node toward another one.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    /// The other node; nil for none.
    open var target: SCNNode?
    /// Whether the node's sides stay level; false by default.
    open var isGimbalLockEnabled = false
    /// The place in the other node.
    open var targetOffset = SCNVector3()
    /// The direction that is turned; the camera's by default.
    open var localFront = SCNNode.localFront
    /// The direction upward.
    open var worldUp = SCNVector3(0, 1, 0)
    /// Creates a rule.
    public init(target: SCNNode?) { self.target = target }
    override func apply(to node: SCNNode, camera: SCNNode?) {
        guard let target else { return }
        let place = target.shownWorldTransform.place(SIMD3(targetOffset))
        let before = node.simdOrientation
        node.simdLook(at: place, up: SIMD3(worldUp), localFront: SIMD3(localFront))
        if influenceFactor < 1 {
            node.simdOrientation = simd_slerp(before, node.simdOrientation, Float(max(influenceFactor, 0)))
        }
    }
}

/// The axes around which a node turns to the camera.
public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates axes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The x axis.
    public static let X = SCNBillboardAxis(rawValue: 1)
    /// The y axis.
    public static let Y = SCNBillboardAxis(rawValue: 2)
    /// The z axis.
    public static let Z = SCNBillboardAxis(rawValue: 4)
    /// All axes.
    public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}

/// Turns a node to the camera.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
    /// The axes around which it turns; all by default, and upright around y alone.
    open var freeAxes = SCNBillboardAxis.all
    /// Creates a rule.
    public override init() {}
    override func apply(to node: SCNNode, camera: SCNNode?) {
        guard let camera else { return }
        if freeAxes == .Y {
            var back = camera.shownWorldTransform.direction(SIMD3(0, 0, 1))
            back.y = 0
            guard length(back) > 1e-5 else { return }
            node.simdWorldOrientation = simd_quatf(from: SIMD3(0, 0, 1), to: normalize(back))
        } else {
            node.simdWorldOrientation = Placement(camera.shownWorldTransform).orientation
        }
    }
}

/// Keeps a node at a distance from another one.
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
    /// The other node; nil for none.
    open var target: SCNNode?
    /// The smallest distance; 0 by default.
    open var minimumDistance: CGFloat = 0
    /// The largest distance; any by default.
    open var maximumDistance: CGFloat = .greatestFiniteMagnitude
    /// Creates a rule.
    public init(target: SCNNode?) { self.target = target }
    override func apply(to node: SCNNode, camera: SCNNode?) {
        guard let target else { return }
        let center = target.simdWorldPosition
        let way = node.simdWorldPosition - center
        let size = length(way)
        let wanted = min(max(size, Float(minimumDistance)), max(Float(maximumDistance), 0))
        if size > 0, wanted != size { node.simdWorldPosition = center + way * (wanted / size) }
    }
}

/// Keeps a node where another one is.
open class SCNReplicatorConstraint: SCNConstraint, @unchecked Sendable {
    /// The other node; nil for none.
    open var target: SCNNode?
    /// Whether the turn is kept; true by default.
    open var replicatesOrientation = true
    /// Whether the place is kept; true by default.
    open var replicatesPosition = true
    /// Whether the scale is kept; true by default.
    open var replicatesScale = true
    /// Added to the place.
    open var positionOffset = SCNVector3()
    /// Creates a rule.
    public init(target: SCNNode?) { self.target = target }
    override func apply(to node: SCNNode, camera: SCNNode?) {
        guard let target else { return }
        if replicatesPosition { node.simdPosition = target.simdPosition + SIMD3(positionOffset) }
        if replicatesOrientation { node.simdOrientation = target.simdOrientation }
        if replicatesScale { node.simdScale = target.simdScale }
    }
}

/// Computes a node's place by a function.
open class SCNTransformConstraint: SCNConstraint, @unchecked Sendable {
    private let isWorld: Bool
    private let block: (SCNNode, SCNMatrix4) -> SCNMatrix4
    /// Creates a rule in the scene's space, or the space around the node.
    public init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
        (isWorld, self.block) = (world, block)
    }
    override func apply(to node: SCNNode, camera: SCNNode?) {
        if isWorld {
            node.setWorldTransform(block(node, node.worldTransform))
        } else {
            node.transform = block(node, node.transform)
        }
    }
}
