import Foundation
import SwiftUI
import simd

/// A wheel of a vehicle.
///
/// Follows Apple's [SCNPhysicsVehicleWheel](https://developer.apple.com/documentation/scenekit/scnphysicsvehiclewheel).
open class SCNPhysicsVehicleWheel: NSObject, @unchecked Sendable {
    /// The node.
    public let node: SCNNode
    /// How stiff the spring is; 2 by default.
    open var suspensionStiffness: CGFloat = 2
    /// How the spring is slowed when it is pressed; 4.4 by default.
    open var suspensionCompression: CGFloat = 4.4
    /// How the spring is slowed; 2.3 by default.
    open var suspensionDamping: CGFloat = 2.3
    /// The way of the spring, in centimeters; 500 by default.
    open var maximumSuspensionTravel: CGFloat = 500
    /// How well the wheel holds on the ground; 1 by default.
    open var frictionSlip: CGFloat = 1
    /// The largest push of the spring; 6000 by default.
    open var maximumSuspensionForce: CGFloat = 6000
    /// The place of the wheel in the vehicle.
    open var connectionPosition: SCNVector3
    /// The direction of the ground in the vehicle; downward by default.
    open var steeringAxis = SCNVector3(0, -1, 0)
    /// The axis of the wheel in the vehicle; to the left by default.
    open var axle = SCNVector3(-1, 0, 0)
    /// The radius; half of the longest side of the box around the node by default.
    open var radius: CGFloat
    /// The length of the spring at rest; 1.6 by default.
    open var suspensionRestLength: CGFloat = 1.6
    var (engine, brake, steering): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var angle: Float = 0

    /// Creates a wheel of a node, where the node is.
    public convenience init(node: SCNNode) {
        let (low, high) = (SIMD3<Float>(node.boundingBox.min), SIMD3<Float>(node.boundingBox.max))
        self.init(node: node, connectionPosition: node.position, radius: CGFloat((high - low).max() / 2))
    }
    private init(node: SCNNode, connectionPosition: SCNVector3, radius: CGFloat) {
        (self.node, self.connectionPosition, self.radius) = (node, connectionPosition, radius)
    }
}

/// A vehicle whose wheels drive it on the ground.
///
/// The wheels' springs are stiff here: the chassis collides as a body, and wheels that are near the ground push, brake and steer it.
///
/// Follows Apple's [SCNPhysicsVehicle](https://developer.apple.com/documentation/scenekit/scnphysicsvehicle).
open class SCNPhysicsVehicle: SCNPhysicsBehavior, @unchecked Sendable {
    /// The wheels.
    public let wheels: [SCNPhysicsVehicleWheel]
    /// The body of the vehicle.
    public let chassisBody: SCNPhysicsBody
    /// The speed, in kilometers per hour.
    open var speedInKilometersPerHour: CGFloat { CGFloat(simd_length(chassisBody.linear)) * 3.6 }

    /// Creates a vehicle.
    public init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]) {
        (self.chassisBody, self.wheels) = (chassisBody, wheels)
    }
    /// Sets the push of a wheel, in newtons.
    open func applyEngineForce(_ value: CGFloat, forWheelAt index: Int) {
        if wheels.indices.contains(index) { wheels[index].engine = value }
        chassisBody.wake()
    }
    /// Sets the angle of a wheel, in degrees.
    open func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int) {
        if wheels.indices.contains(index) { wheels[index].steering = value }
    }
    /// Sets the brake of a wheel, in newtons.
    open func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int) {
        if wheels.indices.contains(index) { wheels[index].brake = value }
    }

    /// Pushes the chassis by its wheels; wheels make no links.
    override func links(_ bodies: [MovingBody]) -> [JointLink] {
        guard let chassis = bodies.first(where: { $0.body === chassisBody }), chassis.inverseMass > 0 else { return [] }
        let seconds: Float = 1 / 60
        let turn = chassis.node.simdWorldOrientation
        for wheel in wheels {
            let axis = -SIMD3<Float>(wheel.steeringAxis)
            let steered = turn * simd_quatf(angle: Float(wheel.steering) * .pi / 180, axis: axis)
            let down = turn.act(SIMD3(wheel.steeringAxis))
            let side = steered.act(SIMD3(wheel.axle))
            let forward = simd_normalize(simd_cross(side, down))
            let place = chassis.node.simdWorldTransform.place(SIMD3(wheel.connectionPosition))
            let reach = Float(wheel.radius) * 1.5 + 0.05
            let isGrounded = bodies.contains { other in
                other !== chassis
                    && other.solids.contains { $0.enters(place - down * reach, place + down * reach) != nil }
            }
            let velocity = chassis.velocity(at: place)
            let speed = simd_dot(velocity, forward)
            wheel.angle += speed * seconds / max(Float(wheel.radius), 0.01)
            wheel.node.simdOrientation =
                simd_quatf(angle: Float(wheel.steering) * .pi / 180, axis: axis)
                * simd_quatf(angle: wheel.angle, axis: simd_normalize(SIMD3(wheel.axle)))
            guard isGrounded else { continue }
            let mass = 1 / chassis.inverseMass / Float(wheels.count)
            var push = forward * (Float(wheel.engine) * seconds)
            let braked = min(Float(wheel.brake) * seconds, abs(speed) * mass)
            push -= forward * (speed < 0 ? -braked : braked)
            push -= side * (simd_dot(velocity, side) * mass * min(Float(wheel.frictionSlip), 1))
            chassis.push(push, at: place)
        }
        return []
    }
}
