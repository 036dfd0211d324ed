import Foundation
import SpriteKit
import Testing
import simd

@testable import GameplayKit

/// The forces of goals, one after the other, and the movements that follow.
@MainActor
@Suite("Forces of goals")
struct SteeringTests {
    private func agent(
        _ x: Float, _ y: Float, speed: Float = 0, rotation: Float = 0, radius: Float = 0.5
    ) -> GKAgent2D {
        let agent = GKAgent2D()
        (agent.position, agent.speed, agent.rotation, agent.radius) = ([x, y], speed, rotation, radius)
        (agent.maxSpeed, agent.maxAcceleration) = (10, 20)
        return agent
    }

    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-3 }

    @Test(
        "An agent that seeks wants its greatest speed toward the place, without its own; at the place it wants to stop")
    func seeking() {
        #expect(isNear(Steering.seek(agent(1, 2), [4, 6, 0]), [6, 8, 0]))
        #expect(isNear(Steering.seek(agent(1, 2, speed: 2), [4, 6, 0]), [4, 8, 0]))
        #expect(isNear(Steering.seek(agent(1, 2, speed: 2), [1, 2, 0]), [-2, 0, 0]))
    }

    @Test("An agent that intercepts seeks where the other will be, but not after its time")
    func intercepting() {
        let (hunter, prey) = (agent(0, 0), agent(20, 0, speed: 4, rotation: .pi / 2))
        #expect(isNear(Steering.intercept(hunter, prey, 5), Steering.seek(hunter, [20, 8, 0])))
        #expect(isNear(Steering.intercept(hunter, prey, 1), Steering.seek(hunter, [20, 4, 0])))
    }

    @Test("An agent on its way speeds up; one beside it, one that is slow and one that goes back seek the way")
    func following() {
        let path = GKPath(points: [vector_float2(0, 0), vector_float2(10, 0)], radius: 2, cyclical: false)
        func force(_ agent: GKAgent2D, _ time: Float = 0.5, forward: Bool = true) -> SIMD3<Float> {
            Steering.follow(agent, path, time, forward)
        }
        // In half a second it is at 3.5, at the very edge of the way.
        #expect(isNear(force(agent(1, 2, speed: 5)), [5, 0, 0]))
        let outside = agent(1, 2.01, speed: 5)
        #expect(isNear(force(outside), Steering.seek(outside, [6, 0, 0])))
        let back = agent(1, 2, speed: 5)
        #expect(isNear(force(back, forward: false), Steering.seek(back, [0, 0, 0])))
        // A tenth of the greatest speed is slow.
        let slow = agent(1, 1, speed: 1)
        #expect(isNear(force(slow), Steering.seek(slow, [6, 0, 0])))
        #expect(isNear(force(agent(1, 1, speed: 1.25)), [8.75, 0, 0]))
        // Without a time the width of the way is how far it looks ahead.
        let still = agent(1, 1, speed: 5)
        #expect(isNear(force(still, 0), Steering.seek(still, [3, 0, 0])))
        let end = agent(8, 0)
        #expect(isNear(force(end), Steering.seek(end, [10, 0, 0])))
        let nowhere = GKPath(points: [vector_float2](), radius: 1, cyclical: false)
        #expect(Steering.follow(agent(1, 1), nowhere, 1, true) == .zero)
    }

    @Test("An agent stays on its way as long as it will be within its width")
    func staying() {
        let path = GKPath(points: [vector_float2(0, 0), vector_float2(10, 0)], radius: 2, cyclical: false)
        #expect(Steering.stay(agent(1, 2), path, 1) == .zero && Steering.stay(agent(-2, 0), path, 1) == .zero)
        let outside = agent(1, 2.01)
        #expect(isNear(Steering.stay(outside, path, 1), Steering.seek(outside, [1, 0, 0])))
        let leaving = agent(1, 1, speed: 3, rotation: .pi / 2)
        #expect(isNear(Steering.stay(leaving, path, 1), [0, -13, 0]))
        #expect(Steering.stay(leaving, path, 0.3) == .zero)
    }

    @Test("Places of a way: the nearest point with its distance, and the point at a distance, also around a closed one")
    func ways() throws {
        let corner = [vector_float2(0, 0), vector_float2(10, 0), vector_float2(10, 5)]
        let path = GKPath(points: corner, radius: 1, cyclical: false)
        let near = try #require(path.nearest(to: [12, 2, 0]))
        #expect(isNear(near.point, [10, 2, 0]) && near.distance == 12)
        #expect(path.nearest(to: [-3, 1, 0])?.distance == 0 && path.nearest(to: [11, 9, 0])?.distance == 15)
        #expect(path.point(atDistance: 12).map { isNear($0, [10, 2, 0]) } == true)
        #expect(path.point(atDistance: 10).map { isNear($0, [10, 0, 0]) } == true)
        #expect(path.point(atDistance: 99).map { isNear($0, [10, 5, 0]) } == true)
        #expect(path.point(atDistance: -4).map { isNear($0, [0, 0, 0]) } == true)
        let square = [vector_float2(0, 0), vector_float2(4, 0), vector_float2(4, 4), vector_float2(0, 4)]
        let ring = GKPath(points: square, radius: 1, cyclical: true)
        #expect(ring.nearest(to: [-1, 3, 0])?.distance == 13)
        #expect(ring.point(atDistance: 13).map { isNear($0, [0, 3, 0]) } == true)
        #expect(ring.point(atDistance: 17).map { isNear($0, [1, 0, 0]) } == true)
        #expect(ring.point(atDistance: -1).map { isNear($0, [0, 1, 0]) } == true)
        #expect(ring.numPoints == 4 && ring.float2(at: 2) == [4, 4] && ring.point(at: 4) == [0, 0])
        #expect(GKPath(points: [vector_float2(3, 4)], radius: 1, cyclical: false).point(atDistance: 5) == [3, 4, 0])
    }

    @Test("An agent steers aside from what it will meet in time, away from its middle, the first thing first")
    func dodging() {
        func rock(_ x: Float, _ y: Float, _ radius: Float = 1) -> GKCircleObstacle {
            let rock = GKCircleObstacle(radius: radius)
            rock.position = [x, y]
            return rock
        }
        let walker = agent(0, 0, speed: 4)
        func force(_ obstacles: [GKObstacle], _ time: Float = 3) -> SIMD3<Float> {
            Steering.avoid(walker, obstacles, time)
        }
        #expect(isNear(force([rock(8, 1)]), [0, -10, 0]) && isNear(force([rock(8, -1)]), [0, 10, 0]))
        #expect(force([rock(8, 1)], 1) == .zero && force([rock(-8, 1)]) == .zero)
        // Both radii together are 1.5: beside that it is passed.
        #expect(force([rock(8, 1.5)]) == .zero && isNear(force([rock(8, 1.49)]), [0, -10, 0]))
        #expect(isNear(force([rock(8, 0)]), [0, 10, 0]))
        #expect(isNear(force([rock(8, 1), rock(4, -1)]), [0, 10, 0]))
        #expect(isNear(force([rock(4, -1), rock(8, 1)]), [0, 10, 0]) && force([]) == .zero)
        let ball = GKSphereObstacle(radius: 1)
        ball.position = [8, 1, 0]
        #expect(isNear(force([ball]), [0, -10, 0]))
        let square = GKPolygonObstacle(points: [[7, 0], [9, 0], [9, 2], [7, 2]])
        #expect(isNear(force([square]), [0, -10, 0]) && force([GKPolygonObstacle(points: [])]) == .zero)
        let still = agent(0, 0)
        #expect(isNear(Steering.avoid(still, [rock(1, 0)], 3), [-10, 0, 0]))
    }

    @Test("Agents avoid others by their common motion, and not themselves")
    func others() {
        let walker = agent(0, 0, speed: 4)
        func other(_ radius: Float) -> GKAgent2D { agent(8, 1, speed: 4, rotation: .pi, radius: radius) }
        #expect(isNear(Steering.avoid(walker, [other(0.6)], 3), [0, -10, 0]))
        #expect(Steering.avoid(walker, [other(0.4)], 3) == .zero)
        #expect(isNear(Steering.avoid(walker, [other(0.6)], 0.99), [0, -10, 0]) == false)
        #expect(Steering.avoid(walker, [walker], 3) == .zero)
    }

    @Test("Flocks count those within a distance and an angle, and not the agent itself")
    func flocks() {
        let me = agent(0, 0)
        let (ahead, left) = (agent(2, 0, rotation: .pi / 2), agent(0, 4))
        #expect(isNear(Steering.separate(me, [me, ahead], 2, 0), [-10, 0, 0]))
        #expect(Steering.separate(me, [ahead], 1.9, 4) == .zero && Steering.separate(me, [me], 9, 4) == .zero)
        #expect(Steering.separate(me, [left], 4, .pi / 4) == .zero)
        #expect(isNear(Steering.separate(me, [left], 4, .pi / 2 + 0.01), [0, -10, 0]))
        // The nearer one counts twice as much.
        #expect(isNear(Steering.separate(me, [ahead, left], 9, 4), simd_normalize([-2, -1, 0]) * 10))
        #expect(isNear(Steering.align(me, [ahead, left, me], 9, 4), [-0.5, 0.5, 0]))
        #expect(Steering.align(me, [ahead], 1, 4) == .zero && Steering.cohere(me, [ahead], 1, 4) == .zero)
        #expect(isNear(Steering.cohere(me, [ahead, left, me], 9, 4), Steering.seek(me, [1, 2, 0])))
    }

    @Test("A force moves an agent by its mass, within its greatest acceleration and speed")
    func movement() {
        let target = agent(30, 40)
        func moved(mass: Float, most: Float, _ seconds: Double = 0.5) -> GKAgent2D {
            let agent = agent(0, 0)
            (agent.mass, agent.maxAcceleration) = (mass, most)
            agent.behavior = GKBehavior(goals: [GKGoal(toSeekAgent: target)])
            agent.update(deltaTime: seconds)
            return agent
        }
        let heavy = moved(mass: 4, most: 20)
        #expect(abs(heavy.speed - 5) < 1e-3 && simd_distance(heavy.position, [1.5, 2]) < 1e-3)
        #expect(abs(heavy.rotation - atan2(4, 3)) < 1e-4)
        let limited = moved(mass: 1, most: 12)
        #expect(abs(limited.speed - 6) < 1e-3 && simd_distance(limited.position, [1.8, 2.4]) < 1e-3)
        let fast = moved(mass: 1, most: 1000)
        #expect(abs(fast.speed - 10) < 1e-3 && simd_distance(fast.position, [3, 4]) < 1e-3)
        for seconds in [0, -1, .nan, .infinity] { #expect(moved(mass: 1, most: 20, seconds).position == .zero) }
    }

    @Test("An agent without goals keeps its motion, and its delegate hears before and after")
    func motion() {
        final class Delegate: NSObject, GKAgentDelegate {
            var places: [Float] = []
            func agentWillUpdate(_ agent: GKAgent) { places.append(agent.place.x) }
            func agentDidUpdate(_ agent: GKAgent) { places.append(agent.place.x) }
        }
        let (runner, delegate) = (agent(1, 2, speed: 3), Delegate())
        runner.delegate = delegate
        runner.update(deltaTime: 2)
        #expect(delegate.places == [1, 7] && runner.position.y == 2)
        runner.update(deltaTime: 0)
        #expect(delegate.places == [1, 7, 7, 7])
        runner.maxSpeed = 1
        runner.update(deltaTime: 2)
        #expect(abs(runner.position.x - 9) < 1e-4 && abs(runner.speed - 1) < 1e-5)
    }

    @Test("A direction in space makes a turn whose first column it is, also straight up and down")
    func directions() {
        let agent = GKAgent3D()
        func columns(_ heading: SIMD3<Float>) -> [SIMD3<Float>] {
            agent.heading = heading
            return [agent.rotation.columns.0, agent.rotation.columns.1, agent.rotation.columns.2]
        }
        #expect(columns([1, 0, 0]) == [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
        #expect(columns([0, 0, 1]) == [[0, 0, 1], [0, 1, 0], [-1, 0, 0]])
        #expect(columns([0, 1, 0]) == [[0, 1, 0], [0, 0, 1], [1, 0, 0]])
        #expect(columns([0, -1, 0]) == [[0, -1, 0], [0, 0, 1], [-1, 0, 0]])
        // Up to 0.99 the axis of y is up, beyond the axis of z.
        #expect(abs(columns(simd_normalize([0.199, 0.98, 0]))[1].z) < 1e-5)
        #expect(abs(columns(simd_normalize([0.0999, 0.995, 0]))[1].z - 1) < 1e-5)
        #expect(abs(columns(simd_normalize([0.199, -0.98, 0]))[1].z) < 1e-5)
        agent.heading = [0, 0, 1]
        (agent.speed, agent.position) = (2, [1, 2, 3])
        #expect(agent.velocity == [0, 0, 2])
        agent.maxSpeed = 9
        agent.update(deltaTime: 0.5)
        #expect(isNear(agent.position, [1, 2, 4]))
    }

    @Test("The rectangle of a node has its four corners in the scene, around from the lower left")
    func nodeBounds() {
        let (scene, parent) = (SKScene(size: CGSize(width: 300, height: 200)), SKNode())
        let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 4))
        (parent.position, node.position) = (CGPoint(x: 100, y: 50), CGPoint(x: 3, y: 7))
        scene.addChild(parent)
        parent.addChild(node)
        let lone = SKSpriteNode(color: .red, size: CGSize(width: 2, height: 6))
        lone.position = CGPoint(x: 5, y: 1)
        let obstacles = SKNode.obstacles(fromNodeBounds: [node, lone])
        #expect(obstacles.map(\.vertexCount) == [4, 4])
        let corners = obstacles.map { obstacle in (0..<4).map { obstacle.vertex(at: $0) } }
        #expect(corners.first == [[98, 55], [108, 55], [108, 59], [98, 59]])
        #expect(corners.last == [[4, -2], [6, -2], [6, 4], [4, 4]])
        #expect(obstacles.first?.vertex(at: 4) == .zero && obstacles.first?.vertex(at: -1) == .zero)
    }
}
