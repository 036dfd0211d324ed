import Foundation
import SwiftUI
import simd

/// A connection of bodies.
///
/// Follows Apple's [SCNPhysicsBehavior](https://developer.apple.com/documentation/scenekit/scnphysicsbehavior).
open class SCNPhysicsBehavior: NSObject, @unchecked Sendable {
    override init() {}
    /// Called when the connection is added to a world.
    func attach() {}
    /// The links during a step.
    func links(_ bodies: [MovingBody]) -> [JointLink] { [] }
}

/// A link of a body with another one or with the scene during a step.
struct JointLink {
    let a: MovingBody, b: MovingBody?
    /// The places in the scene that are held together.
    let placeA: SIMD3<Float>, placeB: SIMD3<Float>
    /// The axes in the scene that are held parallel; nil for none.
    var axes: (SIMD3<Float>, SIMD3<Float>)?
    /// The axis along which the places may differ; nil for none.
    var free: SIMD3<Float>?
    /// Whether all turns are held.
    var isStiff = false
    /// The speed about or along the axis that is wanted, and the largest push toward it; nil for any.
    var motor: (speed: Float, force: Float)?

    func solve(_ seconds: Float) {
        var gap = (placeB - placeA) * (0.2 / seconds)
        var velocity = (b?.velocity(at: placeB) ?? .zero) - a.velocity(at: placeA)
        if let free {
            gap -= free * simd_dot(gap, free)
            velocity -= free * simd_dot(velocity, free)
        }
        // Each axis by itself: with the next steps they come together.
        for axis in [SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)] {
            let response = a.response(placeA, axis) + (b?.response(placeB, axis) ?? 0)
            guard response > 0 else { continue }
            let impulse = axis * (simd_dot(velocity + gap, axis) / response)
            a.push(impulse, at: placeA)
            b?.push(-impulse, at: placeB)
            velocity = (b?.velocity(at: placeB) ?? .zero) - a.velocity(at: placeA)
            if let free { velocity -= free * simd_dot(velocity, free) }
        }
        if let axes { align(axes.0, axes.1, seconds) }
        if let motor, let axis = free { push(axis, motor) }
    }

    private func align(_ own: SIMD3<Float>, _ other: SIMD3<Float>, _ seconds: Float) {
        let error = simd_cross(own, other) * (0.2 / seconds)
        var turn = (b?.body.angular ?? .zero) - a.body.angular
        if !isStiff { turn -= own * simd_dot(turn, own) }
        let (first, second) = (a.inverseMass, b?.inverseMass ?? 0)
        guard first + second > 0 else { return }
        let wanted = turn + error
        a.body.angular += wanted * (first / (first + second))
        if second > 0 { b?.body.angular -= wanted * (second / (first + second)) }
        guard let motor, free == nil else { return }
        let speed = simd_dot(a.body.angular - (b?.body.angular ?? .zero), own)
        a.body.angular += own * min(max(motor.speed - speed, -motor.force), motor.force)
    }
    private func push(_ axis: SIMD3<Float>, _ motor: (speed: Float, force: Float)) {
        let speed = simd_dot(a.body.linear - (b?.body.linear ?? .zero), axis)
        a.body.linear += axis * min(max(motor.speed - speed, -motor.force), motor.force)
    }
}

/// A connection of a body with another one, or with the scene, at a place of each.
open class SCNPhysicsJoint: SCNPhysicsBehavior, @unchecked Sendable {
    /// A body.
    public let bodyA: SCNPhysicsBody
    /// The other body; nil for the scene.
    public let bodyB: SCNPhysicsBody?
    /// The place in the first body's node.
    open var anchorA: SCNVector3
    /// The place in the other body's node.
    open var anchorB: SCNVector3
    /// The axis in the first body's node.
    open var axisA: SCNVector3
    /// The axis in the other body's node.
    open var axisB: SCNVector3
    private var fixed: (place: SIMD3<Float>, axis: SIMD3<Float>)?

    init(
        _ a: SCNPhysicsBody, _ b: SCNPhysicsBody?, _ anchors: (SCNVector3, SCNVector3), _ axes: (SCNVector3, SCNVector3)
    ) {
        (bodyA, bodyB) = (a, b)
        (anchorA, anchorB, axisA, axisB) = (anchors.0, anchors.1, axes.0, axes.1)
    }
    override func attach() {
        guard bodyB == nil, let node = bodyA.node else { return }
        fixed = (node.simdWorldTransform.place(SIMD3(anchorA)), node.simdWorldOrientation.act(SIMD3(axisA)))
    }
    func link(_ bodies: [MovingBody]) -> JointLink? {
        guard let a = bodies.first(where: { $0.body === bodyA }) else { return nil }
        let b = bodies.first { $0.body === bodyB }
        let placeA = a.node.simdWorldTransform.place(SIMD3(anchorA))
        var placeB = placeA
        if let b { placeB = b.node.simdWorldTransform.place(SIMD3(anchorB)) } else if let fixed { placeB = fixed.place }
        return JointLink(a: a, b: b, placeA: placeA, placeB: placeB)
    }
    func axes(_ link: JointLink) -> (SIMD3<Float>, SIMD3<Float>) {
        func unit(_ v: SIMD3<Float>) -> SIMD3<Float> { simd_length(v) > 0 ? simd_normalize(v) : SIMD3(0, 1, 0) }
        let own = unit(link.a.node.simdWorldOrientation.act(SIMD3(axisA)))
        if let b = link.b { return (own, unit(b.node.simdWorldOrientation.act(SIMD3(axisB)))) }
        return (own, fixed.map { unit($0.axis) } ?? own)
    }
}

/// A door's joint: bodies turn about an axis.
///
/// Follows Apple's [SCNPhysicsHingeJoint](https://developer.apple.com/documentation/scenekit/scnphysicshingejoint).
open class SCNPhysicsHingeJoint: SCNPhysicsJoint, @unchecked Sendable {
    /// Creates a joint of two bodies.
    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3,
        anchorB: SCNVector3
    ) { super.init(bodyA, bodyB, (anchorA, anchorB), (axisA, axisB)) }
    /// Creates a joint of a body with the scene.
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        super.init(body, nil, (anchor, anchor), (axis, axis))
    }
    override func links(_ bodies: [MovingBody]) -> [JointLink] {
        guard var link = link(bodies) else { return [] }
        link.axes = axes(link)
        return [link]
    }
}

/// A joint at which bodies turn in all directions.
///
/// Follows Apple's [SCNPhysicsBallSocketJoint](https://developer.apple.com/documentation/scenekit/scnphysicsballsocketjoint).
open class SCNPhysicsBallSocketJoint: SCNPhysicsJoint, @unchecked Sendable {
    /// Creates a joint of two bodies.
    public init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) {
        super.init(bodyA, bodyB, (anchorA, anchorB), (SCNVector3(0, 1, 0), SCNVector3(0, 1, 0)))
    }
    /// Creates a joint of a body with the scene.
    public init(body: SCNPhysicsBody, anchor: SCNVector3) {
        super.init(body, nil, (anchor, anchor), (SCNVector3(0, 1, 0), SCNVector3(0, 1, 0)))
    }
    override func links(_ bodies: [MovingBody]) -> [JointLink] { link(bodies).map { [$0] } ?? [] }
}

/// A joint along whose axis bodies slide.
///
/// Follows Apple's [SCNPhysicsSliderJoint](https://developer.apple.com/documentation/scenekit/scnphysicssliderjoint). Limits have no
/// effect here.
open class SCNPhysicsSliderJoint: SCNPhysicsJoint, @unchecked Sendable {
    /// The smallest distance along the axis; without effect.
    open var minimumLinearLimit: CGFloat = 0
    /// The largest distance along the axis; without effect.
    open var maximumLinearLimit: CGFloat = 0
    /// The smallest angle about the axis; without effect.
    open var minimumAngularLimit: CGFloat = 0
    /// The largest angle about the axis; without effect.
    open var maximumAngularLimit: CGFloat = 0
    /// The speed along the axis that is wanted, in meters per second.
    open var motorTargetLinearVelocity: CGFloat = 0
    /// How strongly the speed along the axis is changed; 0 for no motor.
    open var motorMaximumForce: CGFloat = 0
    /// The speed about the axis that is wanted; without effect.
    open var motorTargetAngularVelocity: CGFloat = 0
    /// How strongly the speed about the axis is changed; without effect.
    open var motorMaximumTorque: CGFloat = 0

    /// Creates a joint of two bodies.
    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3,
        anchorB: SCNVector3
    ) { super.init(bodyA, bodyB, (anchorA, anchorB), (axisA, axisB)) }
    /// Creates a joint of a body with the scene.
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        super.init(body, nil, (anchor, anchor), (axis, axis))
    }
    override func links(_ bodies: [MovingBody]) -> [JointLink] {
        guard var link = link(bodies) else { return [] }
        link.axes = axes(link)
        link.free = link.axes?.1
        link.isStiff = true
        if motorMaximumForce > 0 { link.motor = (Float(motorTargetLinearVelocity), Float(motorMaximumForce)) }
        return [link]
    }
}

/// A joint at which bodies turn within a cone; here in all directions.
///
/// Follows Apple's [SCNPhysicsConeTwistJoint](https://developer.apple.com/documentation/scenekit/scnphysicsconetwistjoint).
open class SCNPhysicsConeTwistJoint: SCNPhysicsJoint, @unchecked Sendable {
    /// The place and the turn in the first body's node.
    open var frameA: SCNMatrix4
    /// The place and the turn in the other body's node.
    open var frameB: SCNMatrix4
    /// The largest angle about the first axis; without effect.
    open var maximumAngularLimit1: CGFloat = 0
    /// The largest angle about the second axis; without effect.
    open var maximumAngularLimit2: CGFloat = 0
    /// The largest twist; without effect.
    open var maximumTwistAngle: CGFloat = 0

    /// Creates a joint of two bodies.
    public init(bodyA: SCNPhysicsBody, frameA: SCNMatrix4, bodyB: SCNPhysicsBody, frameB: SCNMatrix4) {
        (self.frameA, self.frameB) = (frameA, frameB)
        super.init(bodyA, bodyB, (Self.place(frameA), Self.place(frameB)), (SCNVector3(1, 0, 0), SCNVector3(1, 0, 0)))
    }
    /// Creates a joint of a body with the scene.
    public init(body: SCNPhysicsBody, frame: SCNMatrix4) {
        (frameA, frameB) = (frame, frame)
        super.init(body, nil, (Self.place(frame), Self.place(frame)), (SCNVector3(1, 0, 0), SCNVector3(1, 0, 0)))
    }
    private static func place(_ frame: SCNMatrix4) -> SCNVector3 { SCNVector3(frame.m41, frame.m42, frame.m43) }
    override func links(_ bodies: [MovingBody]) -> [JointLink] { link(bodies).map { [$0] } ?? [] }
}
