import Foundation

/// The way of one property, worked out: where each part begins, and how fast.
struct KeyframePath<Value: Animatable> {
    private typealias Vector = Value.AnimatableData

    private struct Segment {
        let part: _KeyframePart<Value>
        let start: TimeInterval
        let from: Vector
        var startVelocity = Vector.zero
        var endVelocity = Vector.zero
        var to: Vector { part.to.animatableData }
    }

    private let first: Value
    private var segments: [Segment] = []
    /// Seconds until the end.
    private(set) var duration: TimeInterval = 0

    init(from first: Value, _ parts: [_KeyframePart<Value>]) {
        self.first = first
        var from = first.animatableData
        for part in parts {
            segments.append(Segment(part: part, start: duration, from: from))
            duration += part.duration
            from = part.to.animatableData
        }
        findVelocities()
    }

    /// The property's value at a time; before the beginning the first, after the end the last.
    func value(at time: TimeInterval) -> Value {
        // A value that is not a number counts as the beginning.
        let time = time > 0 ? time : 0
        guard let segment = segments.last(where: { $0.start <= time }) else { return first }
        if time - segment.start >= segment.part.duration { return segment.part.to }
        var value = segment.part.to
        value.animatableData = position(segment, time - segment.start)
        return value
    }

    private func position(_ segment: Segment, _ time: TimeInterval) -> Vector {
        let duration = segment.part.duration
        switch segment.part.form {
        case .move: return segment.to
        case .linear(let curve):
            return segment.from.interpolated(towards: segment.to, amount: curve.value(at: time / duration))
        case .spring(let spring, _):
            return segment.from
                + spring.value(target: segment.to - segment.from, initialVelocity: segment.startVelocity, time: time)
        case .cubic:
            let t = time / duration
            let (t2, t3) = (t * t, t * t * t)
            return segment.from.scaled(by: 2 * t3 - 3 * t2 + 1) + segment.to.scaled(by: 3 * t2 - 2 * t3)
                + segment.startVelocity.scaled(by: (t3 - 2 * t2 + t) * duration)
                + segment.endVelocity.scaled(by: (t3 - t2) * duration)
        }
    }

    /// Velocities continue across joints; between two cubic parts the velocity follows the line from neighbor to neighbor.
    private mutating func findVelocities() {
        for index in segments.indices {
            let segment = segments[index]
            let before = index > 0 ? segments[index - 1].endVelocity : .zero
            switch segment.part.form {
            case .move: break
            case .linear(let curve):
                guard segment.part.duration > 0 else { continue }
                let mean = (segment.to - segment.from).scaled(by: 1 / segment.part.duration)
                segments[index].startVelocity = mean.scaled(by: curve.velocity(at: 0))
                segments[index].endVelocity = mean.scaled(by: curve.velocity(at: 1))
            case .spring(let spring, let given):
                segments[index].startVelocity = given ?? before
                segments[index].endVelocity = spring.velocity(
                    target: segment.to - segment.from, initialVelocity: segments[index].startVelocity,
                    time: segment.part.duration)
            case .cubic(let start, let end):
                segments[index].startVelocity = start ?? before
                segments[index].endVelocity = end ?? velocity(behind: index)
            }
        }
    }

    /// How fast the property moves from a cubic part into the next.
    private func velocity(behind index: Int) -> Vector {
        guard index + 1 < segments.count else { return .zero }
        let (segment, next) = (segments[index], segments[index + 1])
        guard next.part.duration > 0 else { return .zero }
        switch next.part.form {
        case .move: return .zero
        case .linear(let curve):
            return (next.to - next.from).scaled(by: curve.velocity(at: 0) / next.part.duration)
        case .spring(_, let given?): return given
        case .cubic(let given?, _): return given
        case .spring, .cubic:
            return (next.to - segment.from).scaled(by: 1 / (segment.part.duration + next.part.duration))
        }
    }
}
