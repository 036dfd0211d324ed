import Foundation
import SwiftUI
import simd

extension SCNNode {
    /// The outermost node around.
    var outermost: SCNNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }
}

/// Turns the nodes between a root and a node so that the node reaches a place of the scene.
///
/// Follows Apple's [SCNIKConstraint](https://developer.apple.com/documentation/scenekit/scnikconstraint).
open class SCNIKConstraint: SCNConstraint, @unchecked Sendable {
    /// The first node that turns.
    public let chainRootNode: SCNNode
    /// The place of the scene.
    open var targetPosition = SCNVector3() { didSet { SceneChanges.note() } }
    private var limits: [ObjectIdentifier: Float] = [:]

    /// Creates a rule.
    public init(chainRootNode: SCNNode) { self.chainRootNode = chainRootNode }
    /// Returns a rule.
    open class func inverseKinematicsConstraint(chainRootNode: SCNNode) -> SCNIKConstraint {
        SCNIKConstraint(chainRootNode: chainRootNode)
    }
    /// Sets the largest turn of a joint, in degrees.
    open func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode) {
        limits[ObjectIdentifier(node)] = Float(angle) * .pi / 180
    }
    /// Returns the largest turn of a joint, in degrees; 180 by default.
    open func maxAllowedRotationAngle(forJoint node: SCNNode) -> CGFloat {
        limits[ObjectIdentifier(node)].map { CGFloat($0 * 180 / .pi) } ?? 180
    }

    override func apply(to node: SCNNode, camera: SCNNode?) {
        var joints: [SCNNode] = []
        var joint = node.parent
        while let current = joint {
            joints.append(current)
            joint = current === chainRootNode ? nil : current.parent
        }
        guard joints.last === chainRootNode else { return }
        let before = joints.map(\.simdOrientation)
        let goal = SIMD3<Float>(targetPosition)
        for _ in 0..<16 {
            for current in joints {
                let place = current.simdWorldPosition
                let (way, wanted) = (node.simdWorldPosition - place, goal - place)
                guard length(way) > 1e-6, length(wanted) > 1e-6 else { continue }
                let turn = simd_quatf(from: normalize(way), to: normalize(wanted))
                current.simdWorldOrientation = (turn * current.simdWorldOrientation).normalized
                guard let most = limits[ObjectIdentifier(current)] else { continue }
                let own = current.simdOrientation
                if own.angle > most, length(own.imag) > 0 {
                    current.simdOrientation = simd_quatf(angle: most, axis: own.axis)
                }
            }
        }
        guard influenceFactor < 1 else { return }
        for (current, old) in zip(joints, before) {
            current.simdOrientation = simd_slerp(old, current.simdOrientation, Float(max(influenceFactor, 0)))
        }
    }
}

/// Limits how quickly a node changes its place.
///
/// Follows Apple's [SCNAccelerationConstraint](https://developer.apple.com/documentation/scenekit/scnaccelerationconstraint).
open class SCNAccelerationConstraint: SCNConstraint, @unchecked Sendable {
    /// The largest acceleration, in meters per second squared; any by default.
    open var maximumLinearAcceleration: CGFloat = .greatestFiniteMagnitude
    /// The largest speed, in meters per second; any by default.
    open var maximumLinearVelocity: CGFloat = .greatestFiniteMagnitude
    /// The distance from the aim at which the node becomes slower; 0 by default.
    open var decelerationDistance: CGFloat = 0
    /// How much the node is slowed, from 0 to 1; 0.1 by default.
    open var damping: CGFloat = 0.1
    private var (place, velocity): (SIMD3<Float>?, SIMD3<Float>) = (nil, .zero)
    /// Creates a rule.
    public override init() {}

    override func apply(to node: SCNNode, camera: SCNNode?) {
        let frame: Float = 1 / 60
        let goal = node.simdWorldPosition
        guard let last = place else { return place = goal }
        var wanted = (goal - last) / frame
        let distance = length(goal - last)
        if decelerationDistance > 0, distance < Float(decelerationDistance) {
            wanted *= distance / Float(decelerationDistance)
        }
        func limited(_ v: SIMD3<Float>, _ most: CGFloat) -> SIMD3<Float> {
            let size = length(v)
            return CGFloat(size) > most ? v * (Float(most) / size) : v
        }
        let change = limited((wanted - velocity) / frame, maximumLinearAcceleration) * frame
        velocity = limited((velocity + change) * (1 - Float(min(max(damping, 0), 1)) * frame), maximumLinearVelocity)
        let new = last + velocity * frame
        place = new
        node.simdWorldPosition = new
    }
}

/// Keeps a node outside of bodies.
///
/// Follows Apple's [SCNSliderConstraint](https://developer.apple.com/documentation/scenekit/scnsliderconstraint).
open class SCNSliderConstraint: SCNConstraint, @unchecked Sendable {
    /// The groups of bodies, as bits; all by default.
    open var collisionCategoryBitMask = -1
    /// The radius around the node that stays free; 1 by default.
    open var radius: CGFloat = 1
    /// The middle of the free space, from the node.
    open var offset = SCNVector3()
    /// Creates a rule.
    public override init() {}

    override func apply(to node: SCNNode, camera: SCNNode?) {
        var ball = PhysicsSolid(
            kind: .ball(Float(max(radius, 0))), center: node.simdWorldPosition + SIMD3(offset),
            turn: simd_quatf(real: 1, imag: .zero))
        let start = ball.center
        node.outermost.enumerateHierarchy { other, _ in
            guard other !== node, let body = other.physicsBody, body.categoryBitMask & collisionCategoryBitMask != 0
            else { return }
            for solid in body.solids where ball.meets(solid) {
                for touch in ball.touches(solid) { ball.center -= touch.normal * touch.depth }
            }
        }
        if ball.center != start { node.simdWorldPosition += ball.center - start }
    }
}

/// Moves a node nearer to a target where something is between them.
///
/// Follows Apple's [SCNAvoidOccluderConstraint](https://developer.apple.com/documentation/scenekit/scnavoidoccluderconstraint).
open class SCNAvoidOccluderConstraint: SCNConstraint, @unchecked Sendable {
    /// The target; nil for none.
    open var target: SCNNode?
    /// The groups of things that may be between, as bits; 1 by default.
    open var occluderCategoryBitMask = 1
    /// The distance from the thing between; 0.00001 by default.
    open var bias: CGFloat = 10e-5
    /// Asked about things between; nil for all.
    open weak var delegate: (any SCNAvoidOccluderConstraintDelegate)?
    /// Creates a rule.
    public init(target: SCNNode?) { self.target = target }

    override func apply(to node: SCNNode, camera: SCNNode?) {
        guard let target else { return }
        let (from, to) = (target.simdWorldPosition, node.simdWorldPosition)
        var test = HitTest(from: from, to: to)
        test.options[.categoryBitMask] = occluderCategoryBitMask
        let hit = test.results(in: node.outermost).first { result in
            var other: SCNNode? = result.node
            while let current = other {
                if current === target || current === node { return false }
                other = current.parent
            }
            return delegate?.avoidOccluderConstraint(self, shouldAvoidOccluder: result.node, for: node) ?? true
        }
        guard let hit, length(from - to) > 1e-6 else { return }
        node.simdWorldPosition = SIMD3(hit.worldCoordinates) + normalize(from - to) * Float(bias)
        delegate?.avoidOccluderConstraint(self, didAvoidOccluder: hit.node, for: node)
    }
}

/// Decides which things between a node and its target count.
public protocol SCNAvoidOccluderConstraintDelegate: NSObjectProtocol {
    /// Returns whether a thing counts; true by default.
    func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) -> Bool
    /// Called when the node was moved.
    func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode)
}
extension SCNAvoidOccluderConstraintDelegate {
    public func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) -> Bool { true }
    public func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) {}
}

extension SCNTransformConstraint {
    /// Returns a rule that computes a node's place by a function.
    public class func positionConstraint(
        inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
    ) -> SCNTransformConstraint {
        SCNTransformConstraint(inWorldSpace: world) { node, matrix in
            let place = block(node, SCNVector3(matrix.m41, matrix.m42, matrix.m43))
            var new = matrix
            (new.m41, new.m42, new.m43) = (place.x, place.y, place.z)
            return new
        }
    }
    /// Returns a rule that computes a node's turn by a function.
    public class func orientationConstraint(
        inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion
    ) -> SCNTransformConstraint {
        SCNTransformConstraint(inWorldSpace: world) { node, matrix in
            var place = Placement(simd_float4x4(matrix))
            let turn = simd_quatf(vector: SIMD4(block(node, SCNVector4(place.orientation.vector))))
            if turn.length > 0 { place.orientation = turn.normalized }
            return SCNMatrix4(place.matrix)
        }
    }
}
