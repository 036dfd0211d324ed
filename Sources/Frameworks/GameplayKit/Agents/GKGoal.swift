import Foundation
import simd

/// A wish of an agent, which moves it by a force.
///
/// Follows Apple's [GKGoal](https://developer.apple.com/documentation/gameplaykit/gkgoal).
open class GKGoal: NSObject {
    /// Returns the change of velocity that the goal wants for an agent, in a time.
    let steering: (GKAgent, Float) -> SIMD3<Float>

    private init(_ steering: @escaping (GKAgent, Float) -> SIMD3<Float>) { self.steering = steering }

    /// Creates a goal to reach an agent.
    public convenience init(toSeekAgent agent: GKAgent) {
        self.init { [weak agent] me, _ in agent.map { Steering.seek(me, $0.place) } ?? .zero }
    }
    /// Creates a goal to get away from an agent.
    public convenience init(toFleeAgent agent: GKAgent) {
        self.init { [weak agent] me, _ in agent.map { -Steering.seek(me, $0.place) } ?? .zero }
    }
    /// Creates a goal to avoid obstacles that the agent would meet in a time, in seconds.
    public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {
        self.init { agent, _ in Steering.avoid(agent, obstacles, Float(maxPredictionTime)) }
    }
    /// Creates a goal to avoid agents that the agent would meet in a time, in seconds.
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
        self.init { agent, _ in Steering.avoid(agent, agents, Float(maxPredictionTime)) }
    }
    /// Creates a goal to keep a distance from agents within an angle before the agent, in radians.
    public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { agent, _ in Steering.separate(agent, agents, maxDistance, maxAngle) }
    }
    /// Creates a goal to move in the direction of near agents within an angle before the agent, in radians.
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { agent, _ in Steering.align(agent, agents, maxDistance, maxAngle) }
    }
    /// Creates a goal to stay with near agents within an angle before the agent, in radians.
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { agent, _ in Steering.cohere(agent, agents, maxDistance, maxAngle) }
    }
    /// Creates a goal to move with a speed, in units per second.
    public convenience init(toReachTargetSpeed targetSpeed: Float) {
        self.init { agent, _ in agent.heading * (targetSpeed - agent.speed) }
    }
    /// Creates a goal to move without an aim, with a speed in units per second.
    public convenience init(toWander speed: Float) {
        self.init { agent, seconds in Steering.wander(agent, speed, seconds) }
    }
    /// Creates a goal to meet an agent where it will be within a time, in seconds.
    public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
        self.init { [weak target] agent, _ in
            target.map { Steering.intercept(agent, $0, Float(maxPredictionTime)) } ?? .zero
        }
    }
    /// Creates a goal to follow a path in a direction, looking ahead for a time, in seconds.
    public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {
        self.init { agent, _ in Steering.follow(agent, path, Float(maxPredictionTime), forward) }
    }
    /// Creates a goal to stay on a path, looking ahead for a time, in seconds.
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
        self.init { agent, _ in Steering.stay(agent, path, Float(maxPredictionTime)) }
    }
}

/// Goals of an agent with weights.
///
/// Follows Apple's [GKBehavior](https://developer.apple.com/documentation/gameplaykit/gkbehavior).
open class GKBehavior: NSObject {
    private var goals: [(goal: GKGoal, weight: Float)] = []

    /// The number of goals.
    open var goalCount: Int { goals.count }

    /// Creates a behavior without goals.
    public override init() {}
    /// Creates a behavior of goals with the weight 1.
    public convenience init(goals: [GKGoal]) {
        self.init()
        for goal in goals { setWeight(1, for: goal) }
    }
    /// Creates a behavior of a goal with a weight.
    public convenience init(goal: GKGoal, weight: Float) {
        self.init()
        setWeight(weight, for: goal)
    }
    /// Creates a behavior of goals with weights; goals without one have the weight 1.
    public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) {
        self.init()
        for (place, goal) in goals.enumerated() {
            setWeight(place < weights.count ? weights[place].floatValue : 1, for: goal)
        }
    }
    /// Creates a behavior of goals with weights.
    public convenience init(weightedGoals: [GKGoal: NSNumber]) {
        self.init()
        for (goal, weight) in weightedGoals { setWeight(weight.floatValue, for: goal) }
    }

    /// Sets the weight of a goal, which is added if the behavior lacks it.
    open func setWeight(_ weight: Float, for goal: GKGoal) {
        if let place = goals.firstIndex(where: { $0.goal === goal }) {
            goals[place].weight = weight
        } else {
            goals.append((goal, weight))
        }
    }
    /// Returns the weight of a goal; 0 if the behavior lacks it.
    open func weight(for goal: GKGoal) -> Float { goals.first { $0.goal === goal }?.weight ?? 0 }
    /// Removes a goal.
    open func remove(_ goal: GKGoal) { goals.removeAll { $0.goal === goal } }
    /// Removes all goals.
    open func removeAllGoals() { goals = [] }
    /// The goal at a place.
    open subscript(idx: Int) -> GKGoal { goals[idx].goal }
    /// The weight of a goal; nil if the behavior lacks it, and setting nil removes the goal.
    open subscript(goal: GKGoal) -> NSNumber? {
        get { goals.first { $0.goal === goal }.map { NSNumber(value: $0.weight) } }
        set {
            if let newValue { setWeight(newValue.floatValue, for: goal) } else { remove(goal) }
        }
    }

    func force(on agent: GKAgent, seconds: Float) -> SIMD3<Float> {
        goals.reduce(.zero) { $0 + $1.goal.steering(agent, seconds) * $1.weight }
    }
}

/// Behaviors with weights.
///
/// Follows Apple's [GKCompositeBehavior](https://developer.apple.com/documentation/gameplaykit/gkcompositebehavior).
open class GKCompositeBehavior: GKBehavior {
    private var behaviors: [(behavior: GKBehavior, weight: Float)] = []

    /// The number of behaviors.
    open var behaviorCount: Int { behaviors.count }

    /// Creates a composition of behaviors with the weight 1.
    public convenience init(behaviors: [GKBehavior]) {
        self.init()
        for behavior in behaviors { setWeight(1, for: behavior) }
    }
    /// Creates a composition of behaviors with weights; behaviors without one have the weight 1.
    public convenience init(behaviors: [GKBehavior], andWeights weights: [NSNumber]) {
        self.init()
        for (place, behavior) in behaviors.enumerated() {
            setWeight(place < weights.count ? weights[place].floatValue : 1, for: behavior)
        }
    }

    /// Sets the weight of a behavior, which is added if the composition lacks it.
    open func setWeight(_ weight: Float, for behavior: GKBehavior) {
        if let place = behaviors.firstIndex(where: { $0.behavior === behavior }) {
            behaviors[place].weight = weight
        } else {
            behaviors.append((behavior, weight))
        }
    }
    /// Returns the weight of a behavior; 0 if the composition lacks it.
    open func weight(for behavior: GKBehavior) -> Float {
        behaviors.first { $0.behavior === behavior }?.weight ?? 0
    }
    /// Removes a behavior.
    open func remove(_ behavior: GKBehavior) { behaviors.removeAll { $0.behavior === behavior } }
    /// Removes all behaviors.
    open func removeAllBehaviors() { behaviors = [] }
    /// The behavior at a place.
    open subscript(behaviorAt idx: Int) -> GKBehavior { behaviors[idx].behavior }

    override func force(on agent: GKAgent, seconds: Float) -> SIMD3<Float> {
        behaviors.reduce(super.force(on: agent, seconds: seconds)) {
            $0 + $1.behavior.force(on: agent, seconds: seconds) * $1.weight
        }
    }
}
