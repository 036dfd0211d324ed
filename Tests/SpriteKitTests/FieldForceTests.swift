import Foundation
import SwiftUI
import Testing

@testable import SpriteKit

/// The accelerations of fields, at two meters of 150 points from them.
@MainActor
@Suite("Forces of fields")
struct FieldForceTests {
    private let point = Vec(310, 20)

    /// The acceleration of a body of four kilograms and a charge of two, by a field of strength 3 that falls off.
    private func force(_ field: SKFieldNode, velocity: Vec = Vec(10, -20)) -> Vec {
        (field.place, field.strength, field.falloff) = (Vec(10, 20), 3, 1)
        return field.acceleration(at: point, velocity: velocity, mass: 4, charge: 2)
    }

    @Test("Each kind of field pushes its way: half of three times as strong at two meters")
    func kinds() {
        #expect(force(.linearGravityField(withVector: [1, -2, 0])) == Vec(225, -450))
        #expect(force(.radialGravityField()) == Vec(-225, 0) && force(.vortexField()) == Vec(0, 225))
        #expect(force(.springField()) == Vec(-112.5, 0) && force(.dragField()) == Vec(-15, 30))
        #expect(force(.electricField()) == Vec(-112.5, 0) && force(.magneticField()) == Vec(15, 7.5))
        #expect(force(.velocityField(withVector: [1, 0, 0])) == Vec(210, 30) && force(SKFieldNode()) == .zero)
    }

    @Test("A field of the app's receives meters, the mass, the charge and the time of a frame, and returns newtons")
    func custom() {
        var received: [[Float]] = []
        let field = SKFieldNode.customField { place, velocity, mass, charge, seconds in
            received = [[place.x, place.y, place.z], [velocity.x, velocity.y, velocity.z], [mass, charge]]
            #expect(seconds == 1.0 / 60)
            return [4, -8, 100]
        }
        #expect(force(field, velocity: Vec(300, -450)) == Vec(150, -300))
        #expect(received == [[2, 0, 0], [2, -3, 0], [4, 2]])
        #expect(field.acceleration(at: point, velocity: .zero, mass: 0, charge: 0).x > 1e6)
    }

    @Test("Fields fall off by a power of the distance, which has a least value, and end with their region")
    func distances() {
        let field = SKFieldNode.radialGravityField()
        (field.place, field.strength) = (.zero, 2)
        func force(_ x: Double) -> Double { field.acceleration(at: Vec(x, 0), velocity: .zero, mass: 1, charge: 0).x }
        #expect(force(300) == -300 && force(600) == -300)
        field.falloff = 2
        #expect(force(300) == -75 && force(600) == -18.75 && force(-300) == 75)
        field.minimumRadius = 4
        #expect(force(300) == -18.75)
        field.region = SKRegion(radius: 300)
        #expect(force(300) != 0 && force(301) == 0)
    }

    @Test("A field of noise is bounded, and changes with the place and the time")
    func noise() {
        let field = SKFieldNode.noiseField(withSmoothness: 0.25, animationSpeed: 2)
        func force(_ point: Vec) -> Vec { field.acceleration(at: point, velocity: .zero, mass: 1, charge: 0) }
        let first = force(Vec(10, 20))
        #expect(first == force(Vec(10, 20)) && first != force(Vec(30, 20)) && first != force(Vec(10, 40)))
        #expect((0..<40).allSatisfy { abs(force(Vec(Double($0) * 7, 3)).x) <= 150 })
        // At the origin the horizontal part is the sine of 1, and the vertical one the sine of 1.
        #expect(abs(force(.zero).x - 150 * sin(1)) < 1e-9 && abs(force(.zero).y - 150 * sin(1)) < 1e-9)
        field.advance(0.5)
        #expect(force(Vec(10, 20)) != first)
        #expect(field.smoothness == 0.25 && field.animationSpeed == 2)
    }

    @Test("Regions contain their edges, and are put together")
    func regions() {
        let (box, disk) = (SKRegion(size: CGSize(width: 20, height: 10)), SKRegion(radius: 6))
        func has(_ region: SKRegion, _ x: CGFloat, _ y: CGFloat) -> Bool { region.contains(CGPoint(x: x, y: y)) }
        #expect(has(box, 10, 5) && has(box, -10, -5) && !has(box, 10.1, 5) && !has(box, 10, -5.1))
        #expect(has(disk, 6, 0) && has(disk, 0, -6) && !has(disk, 5, 5))
        #expect(!has(box.inverse(), 1, 1) && has(box.inverse(), 1, 6))
        let both = box.byIntersection(with: disk)
        #expect(has(both, 1, 1) && !has(both, 9, 1) && !has(both, 0, 5.5))
        let either = box.byUnion(with: disk)
        #expect(has(either, 9, 1) && has(either, 0, 5.5) && !has(either, 9, 6))
        let rest = box.byDifference(from: disk)
        #expect(has(rest, 9, 1) && !has(rest, 1, 1) && !has(rest, 0, 5.5))
        #expect(has(.infinite(), 1e9, -1e9))
        let path = SKRegion(path: CGPath(rect: CGRect(x: 5, y: 6, width: 10, height: 10), transform: nil))
        #expect(has(path, 7, 15) && !has(path, 4, 10) && path.path != nil && box.path == nil)
    }

    @Test("A copy of a field has its settings")
    func copies() throws {
        let field = SKFieldNode.linearGravityField(withVector: [1, 2, 0])
        (field.strength, field.falloff, field.minimumRadius, field.isEnabled) = (3, 4, 5, false)
        (field.categoryBitMask, field.region) = (6, SKRegion(radius: 7))
        let copy = try #require(field.copy() as? SKFieldNode)
        #expect(copy.strength == 3 && copy.falloff == 4 && copy.minimumRadius == 5 && !copy.isEnabled)
        #expect(copy.categoryBitMask == 6 && copy.region === field.region && copy.direction == [1, 2, 0])
    }
}
