@testable import SwiftUICore

extension Animation {
    /// The share of the way that is done at a time; nil once the animation is over.
    func share(_ time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animate(value: 1, time: time, context: &context)
    }

    /// Whether the share at a time is a number to six decimals.
    func isNear(_ expected: Double, at time: Double) -> Bool {
        guard let share = share(time) else { return false }
        return abs(share - expected) < 1e-6
    }
}
