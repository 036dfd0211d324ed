import Foundation

extension Spring {
    /// How a spring at a distance of 1 from its target, and one with a speed of 1 at its target, are displaced at
    /// a time, and how fast they move: every motion is a sum of the two.
    struct Response {
        var fromDistance = 0.0
        var fromVelocity = 0.0
        var speedFromDistance = 0.0
        var speedFromVelocity = 0.0
    }

    func response(at time: TimeInterval) -> Response {
        let (w, z) = (frequency, dampingRatio)
        // A time that is not a number, or before the beginning, counts as the beginning.
        let t = time > 0 ? time : 0
        if t == .infinity { return Response() }
        if abs(z - 1) < 1e-7 {
            let e = exp(-w * t)
            return Response(
                fromDistance: (1 + w * t) * e, fromVelocity: t * e, speedFromDistance: -w * w * t * e,
                speedFromVelocity: (1 - w * t) * e)
        }
        if z < 1 {
            let d = w * (1 - z * z).squareRoot()
            let e = exp(-z * w * t)
            let (s, c) = (sin(d * t), cos(d * t))
            return Response(
                fromDistance: e * (c + z * w / d * s), fromVelocity: e * s / d, speedFromDistance: -e * w * w / d * s,
                speedFromVelocity: e * (c - z * w / d * s))
        }
        let root = (z * z - 1).squareRoot()
        // The slower decay is the small difference of two large numbers; so written it loses no digits.
        let (slow, fast) = (-w / (z + root), -w * (z + root))
        let (es, ef) = (exp(slow * t), exp(fast * t))
        let width = fast - slow
        return Response(
            fromDistance: (fast * es - slow * ef) / width, fromVelocity: (ef - es) / width,
            speedFromDistance: slow * fast * (es - ef) / width, speedFromVelocity: (fast * ef - slow * es) / width)
    }

    /// The place at a time on the way from zero to a target.
    /// - Parameters:
    ///   - target: Where the spring pulls to.
    ///   - initialVelocity: How fast the value moves at the beginning, a second; zero by default.
    ///   - time: Seconds since the beginning.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return target.scaled(by: 1 - response.fromDistance) + initialVelocity.scaled(by: response.fromVelocity)
    }

    /// How fast the value moves at a time on the way from zero to a target, a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return target.scaled(by: -response.speedFromDistance) + initialVelocity.scaled(by: response.speedFromVelocity)
    }

    /// Moves a value and its velocity on by some seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// The force that the spring has on a value, which by the mass is its acceleration.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time at which the value comes to rest between 0 and 1, in seconds: within 0.001 permanently.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The time at which the value comes to rest, in seconds: nearer to the target than `epsilon` permanently.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let distance = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        guard distance.isFinite, speed.isFinite, epsilon > 0 else { return 0 }
        // An upper bound of the displacement that only falls from some time on.
        func bound(_ t: TimeInterval) -> Double {
            if dampingRatio < 1 - 1e-7 {
                let d = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
                let sideways = (speed + dampingRatio * frequency * distance) / d
                return exp(-dampingRatio * frequency * t) * (distance * distance + sideways * sideways).squareRoot()
            }
            let response = response(at: t)
            return abs(distance * response.fromDistance) + abs(speed * response.fromVelocity)
        }
        if dampingRatio == 0 { return bound(0) < epsilon ? 0 : .infinity }
        // Up to here the bound may still rise: a critically damped push is farthest at 1 / frequency.
        var low = dampingRatio < 1 - 1e-7 || speed == 0 ? 0 : 1 / frequency
        if bound(low) < epsilon { return low }
        var high = max(low, 1 / frequency) * 2
        while bound(high) >= epsilon, high < 1e9 { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(middle) >= epsilon { low = middle } else { high = middle }
        }
        return high
    }
}
