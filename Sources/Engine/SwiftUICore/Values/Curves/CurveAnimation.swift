import Foundation

/// An animation of a fixed duration along a curve.
struct CurveAnimation: TimedAnimation, CustomStringConvertible {
    let curve: UnitCurve
    /// In seconds.
    let duration: TimeInterval

    var endTime: TimeInterval { duration.isFinite ? max(duration, 0) : 0 }
    var description: String { "BezierAnimation(duration: \(duration), curve: \(curve.details))" }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let end = endTime
        // A duration that is zero or not a number ends at once.
        guard end > 0, time < end else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / end))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let end = endTime
        guard end > 0, time >= 0, time < end else { return .zero }
        return value.scaled(by: curve.velocity(at: time / end) / end)
    }
}

extension Animation {
    /// The default duration of eased animations, in seconds (A01).
    static let usualDuration: TimeInterval = 0.35

    /// Even progress in 0.35 s.
    public static let linear = linear(duration: usualDuration)
    /// Slow at the beginning, in 0.35 s.
    public static let easeIn = easeIn(duration: usualDuration)
    /// Slow at the end, in 0.35 s.
    public static let easeOut = easeOut(duration: usualDuration)
    /// Slow at both ends, in 0.35 s.
    public static let easeInOut = easeInOut(duration: usualDuration)

    /// Linear progress with a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// Slow at the beginning, with a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Slow at the end, with a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Slow at both ends, with a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Progress along a curve by two control points, with a duration in seconds; 0.35 by default.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Progress along a curve, with a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }
}
