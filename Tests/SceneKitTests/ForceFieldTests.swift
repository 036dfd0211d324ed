import Foundation
import Testing
import simd

@testable import SceneKit

/// The forces of fields, four meters above them along the z axis.
@MainActor
@Suite("Fields of scenes")
struct ForceFieldTests {
    private let node = SCNNode()
    private let body = SCNPhysicsBody.dynamic()
    private let place = SIMD3<Float>(1, 2, 7)

    init() {
        node.simdPosition = [1, 2, 3]
        (body.mass, body.charge) = (4, 2)
        body.velocity = SCNVector3(1, 0, 0)
    }

    /// The force of a field of strength 6 that falls off with the root of the distance: of half of that.
    private func force(_ field: SCNPhysicsField, at place: SIMD3<Float>? = nil) -> SIMD3<Float> {
        (field.strength, field.falloffExponent) = (6, 0.5)
        return field.force(on: body, at: place ?? self.place, 0.25, from: node)
    }
    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }

    @Test("Each kind of field pushes its way")
    func kinds() {
        #expect(isNear(force(.drag()), [-3, 0, 0]) && isNear(force(.radialGravity()), [0, 0, -12]))
        #expect(isNear(force(.linearGravity()), [0, -12, 0]) && isNear(force(.vortex()), [-12, 0, 0]))
        #expect(isNear(force(.spring()), [0, 0, -12]) && isNear(force(.electric()), [0, 0, 6]))
        #expect(isNear(force(.magnetic()), [0, 6, 0]))
        let aside = SCNPhysicsField.linearGravity()
        aside.direction = SCNVector3(0, 0, 1)
        node.simdOrientation = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
        #expect(isNear(force(aside), [12, 0, 0]))
    }

    @Test("A field of the app's gets the place in its node, and the body's numbers")
    func custom() {
        var received: [Float] = []
        let field = SCNPhysicsField.customField { place, velocity, mass, charge, seconds in
            received = [place.x, place.y, place.z, velocity.x, velocity.y, velocity.z, mass, charge, Float(seconds)]
            return SCNVector3(1, 2, 3)
        }
        #expect(isNear(force(field), [1, 2, 3]) && received == [0, 0, 4, 1, 0, 0, 4, 2, 0.25])
    }

    @Test("A distance has a least value, and the middle of a field pushes nowhere")
    func distances() {
        let field = SCNPhysicsField.radialGravity()
        field.minimumDistance = 16
        #expect(isNear(force(field), [0, 0, -6]))
        field.offset = SCNVector3(0, 0, 4)
        #expect(force(field) == .zero)
        field.offset = SCNVector3(0, 0, 8)
        #expect(isNear(force(field), [0, 0, 6]))
    }

    @Test("A field works within its space or outside of it, for bodies of its groups")
    func spaces() {
        let field = SCNPhysicsField.radialGravity()
        field.halfExtent = SCNVector3(4, 4, 4)
        #expect(
            force(field) != .zero && force(field, at: [1, 2, 7.1]) == .zero && force(field, at: [1, -2.1, 3]) == .zero)
        field.scope = .outsideExtent
        #expect(force(field) == .zero && force(field, at: [1, 2, 7.1]) != .zero)
        field.scope = .insideExtent
        #expect(force(field, at: [4, 2, 6]) != .zero)
        field.usesEllipsoidalExtent = true
        #expect(force(field, at: [4, 2, 6]) == .zero && force(field) != .zero)
        field.categoryBitMask = 6
        #expect(force(field) == .zero)
        body.categoryBitMask = 2
        #expect(force(field) != .zero)
    }

    @Test("Fields of noise are bounded, and change with the place and, at a speed, with the time")
    func noise() {
        let still = SCNPhysicsField.noiseField(smoothness: 0.5, animationSpeed: 0)
        let first = force(still)
        #expect(first == force(still) && first != force(still, at: [2, 3, 9]) && abs(first).max() <= 3)
        let moving = SCNPhysicsField.noiseField(smoothness: 0.5, animationSpeed: 1)
        #expect(force(moving) != force(moving))
        let gusts = SCNPhysicsField.turbulenceField(smoothness: 0.5, animationSpeed: 0)
        #expect(isNear(force(gusts), first))
        body.velocity = SCNVector3(0, 0, 3)
        #expect(isNear(force(gusts), first * 3))
        body.velocity = SCNVector3()
        #expect(force(gusts) == .zero)
    }
}
