import Foundation

extension Animation {
    /// The default animation: a spring of 0.5 s without bounce (A02).
    public static let `default` = spring

    /// A spring of 0.5 s that does not swing.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring by how long it seems to take and how far it swings.
    /// - Parameters:
    ///   - duration: How long the motion seems to last, in seconds; 0.5 by default.
    ///   - bounce: From -1 to 1: 0, the default, does not swing, more does, less is sluggish.
    ///   - blendDuration: Over how many seconds a change from another spring is spread; 0 by default.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring by its stiffness as a duration and its damping as a share of the critical one.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    /// A quick spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A quick spring that follows a finger: of 0.15 s, with a bounce of 0.14 and an addition.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }

    /// A quick spring that follows a finger, by stiffness as a duration and damping as a share of the critical one.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring of 0.5 s that does not swing.
    public static var smooth: Animation { smooth() }
    /// A spring of 0.5 s that swings a little.
    public static var snappy: Animation { snappy() }
    /// A spring of 0.5 s that swings visibly.
    public static var bouncy: Animation { bouncy() }

    /// A spring without bounce, except for an addition.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.15, and an addition.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.3, and an addition.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

extension Animation {
    /// A spring of 0.5 s whose motion adds to a running one.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// A spring by its physical properties, whose motion adds to a running one.
    /// - Parameter initialVelocity: How fast the value moves at the beginning, in ways a second; 0 by default.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring by how long it seems to take and how far it swings, whose motion adds to a running one.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring whose motion adds to a running one.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(AdditiveSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }
}
