import Foundation

/// A place in the time of an animation.
struct AnimationMoment {
    /// The share of one run, from 0 to 1, before the curve; nil where the animation has no effect at the time.
    var share: Double?
    /// How long one run takes, in seconds.
    var duration: Double
    /// Whether the last run has ended.
    var isOver = false

    /// Finds the place.
    /// - Parameters:
    ///   - timing: The animation.
    ///   - time: The time of the layer or group around it.
    ///   - begin: When the animation begins, in that time.
    ///   - usual: The duration of an animation that has none, in seconds.
    init(_ timing: CAMediaTiming, at time: Double, begin: Double, usual: Double) {
        duration = timing.duration > 0 && timing.duration.isFinite ? timing.duration : max(usual, 1e-6)
        let speed = Double(timing.speed).isFinite ? Double(timing.speed) : 1
        let offset = timing.timeOffset.isFinite ? timing.timeOffset : 0
        var own = (time - begin) * speed + offset
        guard own.isFinite else { return }
        let count = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
        let once = timing.repeatDuration > 0 ? timing.repeatDuration : duration * count
        let total = timing.autoreverses && timing.repeatDuration <= 0 ? once * 2 : once
        let fill = timing.fillMode
        if own < 0 {
            isOver = speed < 0
            guard fill == .backwards || fill == .both || isOver && fill == .forwards else { return }
            own = 0
        } else if own >= total {
            isOver = speed > 0
            // An animation that stands still at its end shows it.
            guard fill == .forwards || fill == .both || speed == 0 && own == total else { return }
            own = total
        }
        let runs = own / duration
        var index = runs.rounded(.down)
        var rest = runs - index
        if own == total, rest == 0, index > 0 { (index, rest) = (index - 1, 1) }
        share = timing.autoreverses && index.truncatingRemainder(dividingBy: 2) == 1 ? 1 - rest : rest
    }
}

extension CAMediaTimingFunction {
    /// Returns the value of the curve for a share of the time.
    func value(at share: Double) -> Double {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: CGFloat(points[0]), y: CGFloat(points[1])),
            endControlPoint: UnitPoint(x: CGFloat(points[2]), y: CGFloat(points[3])))
        return curve.value(at: share)
    }
}
