import Foundation
import Testing
import simd

@testable import SceneKit

/// Forms of bodies: where they touch, and where lines enter them.
@Suite("Forms of bodies")
struct PhysicsSolidTests {
    private func solid(_ kind: PhysicsSolid.Kind, _ center: SIMD3<Float>, _ turn: Float = 0) -> PhysicsSolid {
        PhysicsSolid(kind: kind, center: center, turn: simd_quatf(angle: turn, axis: [0, 0, 1]))
    }
    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }
    private func isNear(
        _ touch: PhysicsSolid.Touch?, _ place: SIMD3<Float>, _ normal: SIMD3<Float>, _ depth: Float
    )
        -> Bool
    {
        guard let touch else { return false }
        return isNear(touch.place, place) && isNear(touch.normal, normal) && abs(touch.depth - depth) < 1e-4
    }

    @Test("Balls touch along the line of their middles, and not at a distance of their radii")
    func balls() {
        let ball = solid(.ball(1), .zero)
        let touches = ball.touches(solid(.ball(2.5), [3, 0, 0]))
        #expect(touches.count == 1 && isNear(touches.first, [1, 0, 0], [1, 0, 0], 0.5))
        #expect(ball.touches(solid(.ball(2), [3, 0, 0])).isEmpty)
        #expect(isNear(ball.touches(ball).first, [0, 1, 0], [0, 1, 0], 2))
        #expect(ball.meets(solid(.ball(2), [3, 0, 0])) && !ball.meets(solid(.ball(1.9), [3, 0, 0])))
        #expect(ball.reach == 1 && solid(.box([2, 3, 6]), .zero).reach == 7 && solid(.floor, .zero).reach.isInfinite)
    }

    @Test("A ball touches the nearest side of a box, and leaves it there from within")
    func ballAndBox() {
        let box = solid(.box([1, 2, 3]), .zero)
        #expect(isNear(solid(.ball(1), [0, 2.5, 0]).touches(box).first, [0, 2, 0], [0, -1, 0], 0.5))
        #expect(isNear(box.touches(solid(.ball(1), [0, 2.5, 0])).first, [0, 2, 0], [0, 1, 0], 0.5))
        #expect(
            solid(.ball(1), [0, 3, 0]).touches(box).isEmpty && solid(.ball(1), [1.8, 2.8, 0]).touches(box).isEmpty)
        #expect(isNear(solid(.ball(1), [0.5, 0, 0]).touches(box).first, [0.5, 0, 0], [-1, 0, 0], 1.5))
        #expect(isNear(solid(.ball(1), [0, -1.5, 0]).touches(box).first, [0, -1.5, 0], [0, 1, 0], 1.5))
        #expect(isNear(solid(.ball(1), [0, 0, 2.75]).touches(box).first, [0, 0, 2.75], [0, 0, -1], 1.25))
        let turned = solid(.box([1, 2, 3]), [10, 0, 0], .pi / 2)
        #expect(isNear(solid(.ball(1), [12.5, 0, 0]).touches(turned).first, [12, 0, 0], [-1, 0, 0], 0.5))
    }

    @Test("A ball touches a floor at its lowest point, and a box with its corners")
    func floors() {
        let floor = solid(.floor, [7, 1, 8])
        #expect(isNear(solid(.ball(2), [5, 2, 0]).touches(floor).first, [5, 0, 0], [0, -1, 0], 1))
        #expect(isNear(floor.touches(solid(.ball(2), [5, 2, 0])).first, [5, 0, 0], [0, 1, 0], 1))
        #expect(solid(.ball(1), [5, 2, 0]).touches(floor).isEmpty && floor.touches(floor).isEmpty)
        let corners = solid(.box([1, 2, 3]), [0, 2.5, 0]).touches(floor)
        #expect(
            corners.count == 4 && corners.allSatisfy { abs($0.depth - 0.5) < 1e-4 && isNear($0.normal, [0, -1, 0]) })
        #expect(solid(.box([1, 2, 3]), [0, 3.5, 0]).touches(floor).isEmpty)
    }

    @Test("Boxes touch along the axis on which they overlap least")
    func boxes() {
        let box = solid(.box([1, 1, 1]), .zero)
        let touches = box.touches(solid(.box([1, 1, 1]), [1.5, 0.2, 0.1]))
        #expect(!touches.isEmpty && touches.allSatisfy { isNear($0.normal, [1, 0, 0]) })
        #expect(box.touches(solid(.box([1, 1, 1]), [-1.5, 0.2, 0.1])).allSatisfy { isNear($0.normal, [-1, 0, 0]) })
        #expect(box.touches(solid(.box([1, 1, 1]), [0.1, 0.2, 1.75])).allSatisfy { isNear($0.normal, [0, 0, 1]) })
        #expect(box.touches(solid(.box([1, 1, 1]), [2.1, 0, 0])).isEmpty)
        #expect(box.touches(solid(.box([1, 1, 1]), [0, 0, -2.1])).isEmpty)
    }

    @Test("A line enters a form from outside, at a share of its length")
    func lines() throws {
        let ball = try #require(solid(.ball(1), [0, 0, 2]).enters([-5, 0, 2], [5, 0, 2]))
        #expect(abs(ball.share - 0.4) < 1e-5 && isNear(ball.normal, [-1, 0, 0]))
        #expect(solid(.ball(1), .zero).enters([0, 0, 0], [5, 0, 0]) == nil)
        #expect(solid(.ball(1), .zero).enters([-5, 1.1, 0], [5, 1.1, 0]) == nil)
        #expect(solid(.ball(1), .zero).enters([-5, 0, 0], [-1.5, 0, 0]) == nil)
        let box = try #require(solid(.box([1, 2, 3]), .zero).enters([0.5, 10, 0], [0.5, -10, 0]))
        #expect(abs(box.share - 0.4) < 1e-5 && isNear(box.normal, [0, 1, 0]))
        let side = try #require(solid(.box([1, 2, 3]), .zero).enters([0, 0, -6], [0, 0, 6]))
        #expect(abs(side.share - 0.25) < 1e-5 && isNear(side.normal, [0, 0, -1]))
        #expect(solid(.box([1, 2, 3]), .zero).enters([1.1, 10, 0], [1.1, -10, 0]) == nil)
        #expect(solid(.box([1, 2, 3]), .zero).enters([0, 10, 0], [0, 2.5, 0]) == nil)
        #expect(solid(.box([1, 2, 3]), .zero).enters([-3, 0, 0], [0, 9, 0]) == nil)
        let floor = try #require(solid(.floor, [9, 1, 9]).enters([0, 4, 0], [0, 0, 0]))
        #expect(abs(floor.share - 0.75) < 1e-5 && isNear(floor.normal, [0, 1, 0]))
        #expect(solid(.floor, .zero).enters([0, -1, 0], [0, -3, 0]) == nil)
        #expect(solid(.floor, .zero).enters([0, 3, 0], [0, 1, 0]) == nil)
        #expect(solid(.floor, .zero).enters([0, 3, 0], [0, 5, 0]) == nil)
    }

    @Test("Forms are turned by a push against their moments of inertia")
    func inertia() {
        #expect(isNear(solid(.ball(2), .zero).turned([4, 8, -4], 0.5), [1.25, 2.5, -1.25]))
        #expect(isNear(solid(.box([1, 2, 3]), .zero).turned([13, 20, 5], 0.5), [1.5, 3, 1.5]))
        #expect(isNear(solid(.box([1, 2, 3]), .zero, .pi / 2).turned([10, 26, 5], 0.5), [1.5, 3, 1.5]))
        #expect(
            solid(.floor, .zero).turned([1, 1, 1], 0.5) == .zero
                && solid(.ball(1), .zero).turned([1, 1, 1], 0) == .zero)
    }
}
