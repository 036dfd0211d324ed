import Foundation
import simd

/// The forces of goals: each is the change of velocity that a goal wants.
enum Steering {
    static func seek(_ agent: GKAgent, _ place: SIMD3<Float>) -> SIMD3<Float> {
        let way = place - agent.place
        let distance = simd_length(way)
        guard distance > 1e-6 else { return -agent.motion }
        return way / distance * agent.maxSpeed - agent.motion
    }

    static func intercept(_ agent: GKAgent, _ target: GKAgent, _ most: Float) -> SIMD3<Float> {
        let distance = simd_distance(agent.place, target.place)
        let time = min(distance / max(agent.maxSpeed, 1e-6), most)
        return seek(agent, target.place + target.motion * time)
    }

    static func wander(_ agent: GKAgent, _ speed: Float, _ seconds: Float) -> SIMD3<Float> {
        // The direction drifts by some radians a second; the shared source makes agents differ.
        let turn = (GKRandomSource.sharedRandom().nextUniform() - 0.5) * 12 * min(seconds, 0.5)
        agent.wandering = min(max(agent.wandering + turn, -1.2), 1.2)
        let heading = agent.heading
        let angle = atan2(heading.y, heading.x) + agent.wandering
        var aim = SIMD3<Float>(cos(angle), sin(angle), 0)
        if !agent.isFlat { aim = simd_normalize(heading + SIMD3(0, sin(agent.wandering), cos(agent.wandering)) * 0.5) }
        return aim * speed - agent.motion
    }

    // MARK: Paths

    static func follow(_ agent: GKAgent, _ path: GKPath, _ time: Float, _ isForward: Bool) -> SIMD3<Float> {
        let future = agent.place + agent.motion * time
        guard let near = path.nearest(to: future), let here = path.nearest(to: agent.place) else { return .zero }
        let ahead = max(agent.maxSpeed * time, path.radius, 1e-3) * (isForward ? 1 : -1)
        let isOnWay = simd_distance(near.point, future) <= path.radius && agent.speed > agent.maxSpeed * 0.1
        let moves = (near.distance - here.distance) * (isForward ? 1 : -1) > 0
        if isOnWay, moves { return agent.heading * (agent.maxSpeed - agent.speed) }
        guard let aim = path.point(atDistance: here.distance + ahead) else { return .zero }
        return seek(agent, aim)
    }

    static func stay(_ agent: GKAgent, _ path: GKPath, _ time: Float) -> SIMD3<Float> {
        let future = agent.place + agent.motion * time
        guard let near = path.nearest(to: future), simd_distance(near.point, future) > path.radius else { return .zero }
        return seek(agent, near.point)
    }

    // MARK: Obstacles

    static func avoid(_ agent: GKAgent, _ obstacles: [GKObstacle], _ time: Float) -> SIMD3<Float> {
        let circles: [(SIMD3<Float>, Float)] = obstacles.compactMap { obstacle in
            switch obstacle {
            case let circle as GKCircleObstacle: return (SIMD3(circle.position, 0), circle.radius)
            case let ball as GKSphereObstacle: return (ball.position, ball.radius)
            case let polygon as GKPolygonObstacle where !polygon.points.isEmpty:
                let center = polygon.points.reduce(.zero, +) / Float(polygon.points.count)
                return (SIMD3(center, 0), polygon.points.map { simd_distance($0, center) }.max() ?? 0)
            default: return nil
            }
        }
        return dodge(agent, circles.map { ($0.0, $0.1, .zero) }, time)
    }

    static func avoid(_ agent: GKAgent, _ agents: [GKAgent], _ time: Float) -> SIMD3<Float> {
        dodge(agent, agents.filter { $0 !== agent }.map { ($0.place, $0.radius, $0.motion) }, time)
    }

    /// Steers aside from the round thing that the agent would meet first.
    private static func dodge(
        _ agent: GKAgent, _ things: [(place: SIMD3<Float>, radius: Float, motion: SIMD3<Float>)], _ time: Float
    ) -> SIMD3<Float> {
        var (first, force) = (Float.infinity, SIMD3<Float>.zero)
        for thing in things {
            let (way, motion) = (thing.place - agent.place, agent.motion - thing.motion)
            let reach = thing.radius + agent.radius
            let speed = simd_length_squared(motion)
            let moment = speed > 1e-9 ? min(max(simd_dot(way, motion) / speed, 0), time) : 0
            let gap = way - motion * moment
            guard simd_length(gap) < reach, moment < first else { continue }
            first = moment
            var aside = -gap
            if simd_length(aside) < 1e-4 { aside = SIMD3(-agent.heading.y, agent.heading.x, 0) }
            force = simd_normalize(aside) * agent.maxSpeed
        }
        return force
    }

    // MARK: Flocks

    private static func near(_ agent: GKAgent, _ agents: [GKAgent], _ distance: Float, _ angle: Float) -> [GKAgent] {
        agents.filter { other in
            let way = other.place - agent.place
            let length = simd_length(way)
            guard other !== agent, length <= distance else { return false }
            guard length > 1e-6 else { return true }
            return acos(min(max(simd_dot(way / length, agent.heading), -1), 1)) <= angle
        }
    }

    static func separate(_ agent: GKAgent, _ agents: [GKAgent], _ distance: Float, _ angle: Float) -> SIMD3<Float> {
        let force: SIMD3<Float> = near(agent, agents, distance, angle).reduce(.zero) { force, other in
            let way = agent.place - other.place
            let length = max(simd_length(way), 1e-4)
            return force + way / (length * length)
        }
        let size = simd_length(force)
        return size > 0 ? force / size * agent.maxSpeed : .zero
    }

    static func align(_ agent: GKAgent, _ agents: [GKAgent], _ distance: Float, _ angle: Float) -> SIMD3<Float> {
        let others = near(agent, agents, distance, angle)
        guard !others.isEmpty else { return .zero }
        return others.reduce(.zero) { $0 + $1.heading } / Float(others.count) - agent.heading
    }

    static func cohere(_ agent: GKAgent, _ agents: [GKAgent], _ distance: Float, _ angle: Float) -> SIMD3<Float> {
        let others = near(agent, agents, distance, angle)
        guard !others.isEmpty else { return .zero }
        return seek(agent, others.reduce(.zero) { $0 + $1.place } / Float(others.count))
    }
}
