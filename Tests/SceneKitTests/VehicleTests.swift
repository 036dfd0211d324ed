import Foundation
import Testing
import simd

@testable import SceneKit

/// Vehicles: what each wheel does to the chassis.
@MainActor
@Suite("Vehicles")
struct VehicleTests {
    private let scene = SCNScene()
    private let body = SCNPhysicsBody.dynamic()
    private let chassis = SCNNode(geometry: SCNBox(width: 2, height: 0.5, length: 4, chamferRadius: 0))

    /// A vehicle of ten kilograms without gravity, whose turns don't count, with wheels of a radius of 0.5 below it.
    private func vehicle(_ places: [SIMD3<Float>], height: Float = 1) -> SCNPhysicsVehicle {
        let floor = SCNNode(geometry: SCNFloor())
        floor.physicsBody = .static()
        scene.rootNode.addChildNode(floor)
        scene.physicsWorld.gravity = SCNVector3()
        (body.mass, body.damping, body.angularDamping, body.allowsResting) = (10, 0, 0, false)
        body.angularVelocityFactor = SCNVector3()
        chassis.simdPosition = [0, height, 0]
        chassis.physicsBody = body
        scene.rootNode.addChildNode(chassis)
        let wheels = places.map { place in
            let node = SCNNode(geometry: SCNSphere(radius: 0.5))
            node.simdPosition = place
            chassis.addChildNode(node)
            let wheel = SCNPhysicsVehicleWheel(node: node)
            wheel.radius = 0.5
            return wheel
        }
        let vehicle = SCNPhysicsVehicle(chassisBody: body, wheels: wheels)
        scene.physicsWorld.addBehavior(vehicle)
        return vehicle
    }

    private func step(_ count: Int = 1) { for _ in 0..<count { scene.physicsWorld.advance(1.0 / 60) } }
    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }

    @Test("A wheel is where its node is, as high as the box around the node, with Apple's values")
    func wheel() {
        let node = SCNNode(geometry: SCNBox(width: 1, height: 4, length: 3, chamferRadius: 0))
        node.position = SCNVector3(1, -2, 3)
        let wheel = SCNPhysicsVehicleWheel(node: node)
        #expect(wheel.node === node && wheel.connectionPosition == SCNVector3(1, -2, 3))
        #expect(wheel.radius == 2 && SCNPhysicsVehicleWheel(node: SCNNode()).radius == 0)
        #expect(wheel.steeringAxis == SCNVector3(0, -1, 0) && wheel.axle == SCNVector3(-1, 0, 0))
        #expect(wheel.suspensionStiffness == 2 && wheel.suspensionCompression == 4.4 && wheel.suspensionDamping == 2.3)
        #expect(wheel.maximumSuspensionTravel == 500 && wheel.frictionSlip == 1 && wheel.maximumSuspensionForce == 6000)
        #expect(wheel.suspensionRestLength == 1.6)
    }

    @Test("Each wheel with an engine pushes the chassis forward by its newtons")
    func engine() {
        let vehicle = vehicle([[-1, -0.5, 1], [1, -0.5, 1], [0, -0.5, -1]])
        vehicle.applyEngineForce(60, forWheelAt: 0)
        vehicle.applyEngineForce(30, forWheelAt: 1)
        vehicle.applyEngineForce(900, forWheelAt: 3)
        // 90 newtons on 10 kilograms are 0.15 meters per second in a step.
        step()
        #expect(isNear(body.linear, [0, 0, 0.15]))
        step(2)
        #expect(isNear(body.linear, [0, 0, 0.45]) && isNear(chassis.simdPosition, [0, 1, 0.015]))
        #expect(abs(vehicle.speedInKilometersPerHour - 1.62) < 1e-3)
    }

    @Test("In the air nothing pushes: the way to the ground is half of a radius more than the radius")
    func air() {
        // The lower end of the line is 0.8 below the wheel's place, which is 0.5 below the chassis.
        let high = vehicle([[0, -0.5, 0]], height: 1.31)
        high.applyEngineForce(60, forWheelAt: 0)
        step()
        #expect(isNear(body.linear, .zero))
        chassis.simdPosition = [0, 1.29, 0]
        step()
        #expect(isNear(body.linear, [0, 0, 0.1]))
    }

    @Test("A steered wheel is turned by its degrees, and pushes that way")
    func steering() {
        let vehicle = vehicle([[0, -0.5, 0]])
        vehicle.setSteeringAngle(30, forWheelAt: 0)
        vehicle.setSteeringAngle(80, forWheelAt: 1)
        step()
        let turned = vehicle.wheels[0].node.simdOrientation
        #expect(simd_distance(turned.vector, SIMD4(0, 0.258_819, 0, 0.965_926)) < 1e-4)
        vehicle.setSteeringAngle(90, forWheelAt: 0)
        vehicle.applyEngineForce(60, forWheelAt: 0)
        step()
        #expect(isNear(body.linear, [0.1, 0, 0]))
    }

    @Test("A wheel rolls by the speed and its radius, also in the air")
    func rolling() {
        let vehicle = vehicle([[0, -0.5, 0]], height: 50)
        body.velocity = SCNVector3(0, 0, 3)
        step()
        #expect(abs(vehicle.wheels[0].angle - 0.1) < 1e-5)
        step(2)
        let turned = vehicle.wheels[0].node.simdOrientation
        #expect(simd_distance(turned.vector, SIMD4(-sin(Float(0.15)), 0, 0, cos(Float(0.15)))) < 1e-4)
    }

    @Test("A brake slows in both directions, and never turns the speed around")
    func brakes() {
        let vehicle = vehicle([[0, -0.5, 0]])
        vehicle.applyBrakingForce(30, forWheelAt: 0)
        vehicle.applyBrakingForce(9000, forWheelAt: 2)
        body.velocity = SCNVector3(0, 0, 1)
        step()
        #expect(isNear(body.linear, [0, 0, 0.95]))
        body.velocity = SCNVector3(0, 0, -1)
        step()
        #expect(isNear(body.linear, [0, 0, -0.95]))
        vehicle.applyBrakingForce(1e6, forWheelAt: 0)
        step()
        #expect(isNear(body.linear, .zero))
    }

    @Test("A wheel does not slip to the side unless its grip is small")
    func slip() {
        let vehicle = vehicle([[0, -0.5, 0]])
        vehicle.wheels[0].frictionSlip = 0.25
        body.velocity = SCNVector3(1, 0, 2)
        step()
        #expect(isNear(body.linear, [0.75, 0, 2]))
        vehicle.wheels[0].frictionSlip = 9
        step()
        #expect(isNear(body.linear, [0, 0, 2]))
    }

    @Test("A body that doesn't move is not driven; an engine wakes a body that rests")
    func resting() {
        let vehicle = vehicle([[0, -0.5, 0]])
        body.setResting(true)
        vehicle.applyEngineForce(60, forWheelAt: 0)
        #expect(!body.isResting)
        body.type = .static
        step()
        #expect(isNear(body.linear, .zero))
        scene.physicsWorld.removeBehavior(vehicle)
        #expect(scene.physicsWorld.allBehaviors.isEmpty)
    }
}
