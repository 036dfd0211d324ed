import GameplayKit
import SceneKit
import SpriteKit
import Testing

@Suite("Agents, their goals, and the nodes of things")
struct AgentTests {
    private func run(_ agent: GKAgent, seconds: Double) {
        for _ in 0..<Int(seconds * 60) { agent.update(deltaTime: 1 / 60) }
    }
    private func agent(_ goals: [GKGoal]) -> GKAgent2D {
        let agent = GKAgent2D()
        (agent.maxSpeed, agent.maxAcceleration) = (10, 20)
        agent.behavior = GKBehavior(goals: goals)
        return agent
    }

    @Test("An agent reaches the one that it seeks, and gets away from the one that it flees")
    func seeking() {
        let target = GKAgent2D()
        target.position = [20, 10]
        let seeker = agent([GKGoal(toSeekAgent: target)])
        run(seeker, seconds: 2)
        #expect(simd_distance(seeker.position, target.position) < 6 && seeker.speed <= 10)
        let hare = agent([GKGoal(toFleeAgent: target)])
        run(hare, seconds: 2)
        #expect(simd_distance(hare.position, target.position) > 35)
        #expect(abs(simd_length(hare.velocity) - hare.speed) < 0.001)
    }

    @Test("An agent follows a path, keeps its speed, and avoids what is in its way")
    func paths() {
        let path = GKPath(
            points: [vector_float2(0, 0), vector_float2(30, 0), vector_float2(30, 30)], radius: 1, cyclical: false)
        let follower = agent([GKGoal(toFollow: path, maxPredictionTime: 0.5, forward: true)])
        follower.position = [0, 0.5]
        run(follower, seconds: 6)
        #expect(simd_distance(follower.position, [30, 30]) < 6)
        let steady = agent([GKGoal(toReachTargetSpeed: 4)])
        run(steady, seconds: 5)
        #expect(abs(steady.speed - 4) < 0.2)
        let rock = GKCircleObstacle(radius: 2)
        rock.position = [15, 0.2]
        let careful = agent([])
        careful.behavior = GKBehavior(
            goals: [GKGoal(toReachTargetSpeed: 5), GKGoal(toAvoid: [rock], maxPredictionTime: 2)], andWeights: [1, 100])
        var nearest = Float.infinity
        for _ in 0..<360 {
            careful.update(deltaTime: 1 / 60)
            nearest = min(nearest, simd_distance(careful.position, rock.position))
        }
        #expect(nearest > 2 && careful.position.x > 15)
    }

    @Test("A behavior keeps goals with their weights")
    func behaviors() {
        let (first, second) = (GKGoal(toWander: 1), GKGoal(toWander: 2))
        let behavior = GKBehavior(goals: [first, second], andWeights: [1, 0.5])
        #expect(behavior.goalCount == 2 && behavior.weight(for: second) == 0.5 && behavior[0] === first)
        behavior[first] = nil
        #expect(behavior.goalCount == 1 && behavior[first] == nil && behavior[second]?.floatValue == 0.5)
        let both = GKCompositeBehavior(behaviors: [behavior], andWeights: [2])
        #expect(both.behaviorCount == 1 && both.weight(for: behavior) == 2)
    }

    @MainActor
    @Test("A thing's node knows the thing, and follows its agent")
    func nodes() {
        let (thing, node) = (GKEntity(), SKNode())
        let component = GKSKNodeComponent(node: node)
        thing.addComponent(component)
        #expect(node.entity === thing)
        let agent = agent([GKGoal(toReachTargetSpeed: 3)])
        agent.delegate = component
        node.position = CGPoint(x: 5, y: 6)
        for _ in 0..<60 { agent.update(deltaTime: 1 / 60) }
        #expect(node.position.x > 5.5 && abs(node.position.y - 6) < 0.1)
        thing.removeComponent(ofType: GKSKNodeComponent.self)
        #expect(node.entity == nil)
        let ball = SCNNode()
        let other = GKEntity()
        other.addComponent(GKSCNNodeComponent(node: ball))
        #expect(ball.entity === other)
        let obstacle = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 4))
        obstacle.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 10, height: 4))
        #expect(SKNode.obstacles(fromNodeBounds: [obstacle])[0].vertex(at: 2) == [5, 2])
        #expect(SKNode.obstacles(fromNodePhysicsBodies: [obstacle])[0].vertexCount == 4)
    }
}
