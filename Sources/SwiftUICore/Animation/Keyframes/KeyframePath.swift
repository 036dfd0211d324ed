import Foundation

/// The way of one property, worked out: where each part begins, and how fast.
struct KeyframePath<Value: Animatable> {
    private typealias Vector = Value.AnimatableData

    private struct Leg {
        let part: _KeyframePart<Value>
        let start: TimeInterval
        let from: Vector
        var startVelocity = Vector.zero
        var endVelocity = Vector.zero
        var to: Vector { part.to.animatableData }
    }

    private let first: Value
    private var legs: [Leg] = []
    /// Seconds until the end.
    private(set) var duration: TimeInterval = 0

    init(from first: Value, _ parts: [_KeyframePart<Value>]) {
        self.first = first
        var from = first.animatableData
        for part in parts {
            legs.append(Leg(part: part, start: duration, from: from))
            duration += part.duration
            from = part.to.animatableData
        }
        findVelocities()
    }

    /// The property's value at a time; before the beginning the first, after the end the last.
    func value(at time: TimeInterval) -> Value {
        // A value that is not a number counts as the beginning.
        let time = time > 0 ? time : 0
        guard let leg = legs.last(where: { $0.start <= time }) else { return first }
        if time - leg.start >= leg.part.duration { return leg.part.to }
        var value = leg.part.to
        value.animatableData = position(leg, time - leg.start)
        return value
    }

    private func position(_ leg: Leg, _ time: TimeInterval) -> Vector {
        let duration = leg.part.duration
        switch leg.part.form {
        case .move: return leg.to
        case .linear(let curve):
            return leg.from.interpolated(towards: leg.to, amount: curve.value(at: time / duration))
        case .spring(let spring, _):
            return leg.from
                + spring.value(target: leg.to - leg.from, initialVelocity: leg.startVelocity, time: time)
        case .cubic:
            let t = time / duration
            let (t2, t3) = (t * t, t * t * t)
            return leg.from.scaled(by: 2 * t3 - 3 * t2 + 1) + leg.to.scaled(by: 3 * t2 - 2 * t3)
                + leg.startVelocity.scaled(by: (t3 - 2 * t2 + t) * duration)
                + leg.endVelocity.scaled(by: (t3 - t2) * duration)
        }
    }

    /// Velocities go on over the joints; between two cubic parts it is that of the line from neighbour to neighbour.
    private mutating func findVelocities() {
        for index in legs.indices {
            let leg = legs[index]
            let before = index > 0 ? legs[index - 1].endVelocity : .zero
            switch leg.part.form {
            case .move: break
            case .linear(let curve):
                guard leg.part.duration > 0 else { continue }
                let mean = (leg.to - leg.from).scaled(by: 1 / leg.part.duration)
                legs[index].startVelocity = mean.scaled(by: curve.velocity(at: 0))
                legs[index].endVelocity = mean.scaled(by: curve.velocity(at: 1))
            case .spring(let spring, let given):
                legs[index].startVelocity = given ?? before
                legs[index].endVelocity = spring.velocity(
                    target: leg.to - leg.from, initialVelocity: legs[index].startVelocity, time: leg.part.duration)
            case .cubic(let start, let end):
                legs[index].startVelocity = start ?? before
                legs[index].endVelocity = end ?? velocity(behind: index)
            }
        }
    }

    /// How fast the property moves from a cubic part into the next.
    private func velocity(behind index: Int) -> Vector {
        guard index + 1 < legs.count else { return .zero }
        let (leg, next) = (legs[index], legs[index + 1])
        guard next.part.duration > 0 else { return .zero }
        switch next.part.form {
        case .move: return .zero
        case .linear(let curve):
            return (next.to - next.from).scaled(by: curve.velocity(at: 0) / next.part.duration)
        case .spring(_, let given?): return given
        case .cubic(let given?, _): return given
        case .spring, .cubic:
            return (next.to - leg.from).scaled(by: 1 / (leg.part.duration + next.part.duration))
        }
    }
}
