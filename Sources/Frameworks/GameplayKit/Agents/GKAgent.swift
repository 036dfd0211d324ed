import Foundation
import simd

/// Receives the movements of an agent.
public protocol GKAgentDelegate: NSObjectProtocol {
    /// Called before an agent moves.
    func agentWillUpdate(_ agent: GKAgent)
    /// Called after an agent has moved.
    func agentDidUpdate(_ agent: GKAgent)
}

extension GKAgentDelegate {
    public func agentWillUpdate(_ agent: GKAgent) {}
    public func agentDidUpdate(_ agent: GKAgent) {}
}

/// A component that moves by goals.
///
/// Follows Apple's [GKAgent](https://developer.apple.com/documentation/gameplaykit/gkagent). The forces of the goals follow
/// Craig Reynolds' steering behaviors; their numbers are not Apple's.
open class GKAgent: GKComponent {
    /// Receives the movements.
    open weak var delegate: (any GKAgentDelegate)?
    /// The goals; nil for none.
    open var behavior: GKBehavior?
    /// The mass: how much force an acceleration takes; 1 by default.
    open var mass: Float = 1
    /// The radius, by which agents avoid each other; 0.5 by default.
    open var radius: Float = 0.5
    /// The speed, in units per second; 0 by default.
    open var speed: Float = 0
    /// The largest acceleration, in units per second squared; 1 by default.
    open var maxAcceleration: Float = 1
    /// The largest speed, in units per second; 1 by default.
    open var maxSpeed: Float = 1

    var place: SIMD3<Float> {
        get { .zero }
        set {}
    }
    /// The direction, of length 1.
    var heading: SIMD3<Float> {
        get { SIMD3(1, 0, 0) }
        set {}
    }
    /// Whether the agent stays in the plane.
    var isFlat: Bool { true }
    var motion: SIMD3<Float> { heading * speed }
    /// The direction of wandering, as an angle in the plane.
    var wandering: Float = 0

    open override func update(deltaTime seconds: TimeInterval) {
        delegate?.agentWillUpdate(self)
        let time = Float(seconds)
        if time > 0, time.isFinite {
            var force = behavior?.force(on: self, seconds: time) ?? .zero
            if isFlat { force.z = 0 }
            // Goals want a velocity within a quarter of a second.
            let strength = simd_length(force)
            var acceleration = strength > 0 ? force * 4 / max(mass, 1e-6) : .zero
            let size = simd_length(acceleration)
            if size > maxAcceleration { acceleration *= maxAcceleration / size }
            var velocity = motion + acceleration * time
            let fast = simd_length(velocity)
            if fast > maxSpeed, fast > 0 { velocity *= maxSpeed / fast }
            if velocity.x.isFinite, velocity.y.isFinite, velocity.z.isFinite {
                speed = simd_length(velocity)
                if speed > 1e-6 { heading = velocity / speed }
                place += velocity * time
            }
        }
        delegate?.agentDidUpdate(self)
    }
}

/// An agent of the plane.
///
/// Follows Apple's [GKAgent2D](https://developer.apple.com/documentation/gameplaykit/gkagent2d).
open class GKAgent2D: GKAgent {
    /// The place.
    open var position: vector_float2 = .zero
    /// The direction, in radians, counterclockwise; 0 points to the right.
    open var rotation: Float = 0
    /// The velocity, in units per second.
    open var velocity: vector_float2 { SIMD2(cos(rotation), sin(rotation)) * speed }

    override var place: SIMD3<Float> {
        get { SIMD3(position, 0) }
        set { position = SIMD2(newValue.x, newValue.y) }
    }
    override var heading: SIMD3<Float> {
        get { SIMD3(cos(rotation), sin(rotation), 0) }
        set { rotation = atan2(newValue.y, newValue.x) }
    }
}

/// An agent of space.
///
/// Follows Apple's [GKAgent3D](https://developer.apple.com/documentation/gameplaykit/gkagent3d).
open class GKAgent3D: GKAgent {
    /// The place.
    open var position: vector_float3 = .zero
    /// Whether the space is right-handed; false by default.
    open var rightHanded = false
    /// The turn: its first column points forward.
    open var rotation = matrix_identity_float3x3
    /// The velocity, in units per second.
    open var velocity: vector_float3 { rotation.columns.0 * speed }

    override var isFlat: Bool { false }
    override var place: SIMD3<Float> {
        get { position }
        set { position = newValue }
    }
    override var heading: SIMD3<Float> {
        get { rotation.columns.0 }
        set {
            let up: SIMD3<Float> = abs(newValue.y) > 0.99 ? [0, 0, 1] : [0, 1, 0]
            let side = simd_normalize(simd_cross(newValue, up))
            rotation = matrix_float3x3(columns: (newValue, simd_cross(side, newValue), side))
        }
    }
}
