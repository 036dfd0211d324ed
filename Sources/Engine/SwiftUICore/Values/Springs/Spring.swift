import Foundation

/// A spring that pulls a value to its target: the model of spring animations.
///
/// Follows Apple's [Spring](https://developer.apple.com/documentation/swiftui/spring); statement A03. Parameters that
/// make no spring are brought to the nearest that do.
public struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians a second.
    let frequency: Double
    /// How strongly the spring is damped: 1 just does not swing, less swings.
    public let dampingRatio: Double
    /// The mass at the end of the spring.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double) {
        self.frequency = frequency.isFinite ? min(max(frequency, 1e-6), 1e6) : 1e6
        self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0), 1e4) : 1
        self.mass = mass.isFinite && mass > 0 ? mass : 1
    }

    /// Creates a spring by how long it seems to take and how far it swings.
    /// - Parameters:
    ///   - duration: How long the motion seems to last, in seconds; 0.5 by default.
    ///   - bounce: From -1 to 1: 0, the default, does not swing, more does, less is sluggish.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// Creates a spring by its stiffness as a duration and its damping as a share of the critical one.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(response, 1e-6), dampingRatio: dampingRatio, mass: 1)
    }

    /// Creates a spring by its physical properties.
    /// - Parameter allowOverDamping: Whether the damping may be more than critical; false by default.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let validMass = mass.isFinite && mass > 0 ? mass : 1
        let validStiffness = stiffness.isFinite ? max(stiffness, 1e-12) : 1e12
        let critical = 2 * (validStiffness * validMass).squareRoot()
        let ratio = damping / critical
        self.init(
            frequency: (validStiffness / validMass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: validMass)
    }

    /// Creates a spring with a settling duration.
    /// - Parameters:
    /// - settlingDuration: When the spring is within `epsilon` of its target permanently, in seconds.
    ///   - dampingRatio: The damping as a share of the critical one.
    ///   - epsilon: The distance that counts as rest, where the whole way is 1; 0.001 by default.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Time scales with the response, so that one spring represents all with the same damping.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        let response = settling.isFinite && settling > 0 ? settlingDuration / settling : settlingDuration
        self.init(response: response, dampingRatio: dampingRatio)
    }

    /// How long the motion seems to last, in seconds.
    public var duration: TimeInterval { response }
    /// The stiffness as a duration: the period of the undamped spring, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// How far the spring swings: 0 not at all, 1 forever, less than 0 is sluggish.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The stiffness: force by distance.
    public var stiffness: Double { frequency * frequency * mass }
    /// The damping: force by speed.
    public var damping: Double { 2 * dampingRatio * frequency * mass }

    private static func dampingRatio(bounce: Double) -> Double {
        let bounce = bounce.isFinite ? min(max(bounce, -1), 1) : 0
        return bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-4)
    }
}

extension Spring {
    /// A spring of 0.5 s that does not swing.
    public static var smooth: Spring { smooth() }
    /// A spring of 0.5 s that swings a little.
    public static var snappy: Spring { snappy() }
    /// A spring of 0.5 s that swings visibly.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce, except for an addition.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15, and an addition.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3, and an addition.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
