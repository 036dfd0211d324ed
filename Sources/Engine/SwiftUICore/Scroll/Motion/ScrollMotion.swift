import Foundation

/// A motion of content along one axis, as a function of time.
struct AxisMotion {
    enum Course {
        /// Slows down by friction.
        case decelerate
        /// Is drawn to a place, without swinging beyond it.
        case spring(to: CGFloat, stiffness: CGFloat)
        /// Moves to an offset with an animation.
        case animation(Animation, to: CGFloat)
    }

    private(set) var start: CGFloat
    let velocity: CGFloat
    let begin: Double
    private(set) var course: Course

    /// How quickly speed is lost: to 0.998 of it each millisecond, the usual rate of scroll views.
    static let friction: CGFloat = 2.002
    /// How strongly content is drawn back from beyond its end.
    static let bounce: CGFloat = 10
    /// The speed, in points a second, below which a movement is over.
    static let leastSpeed: CGFloat = 8

    /// Where friction alone would end the movement.
    static func restingPlace(from start: CGFloat, velocity: CGFloat) -> CGFloat { start + velocity / friction }

    /// A movement to a place that begins with a speed and does not swing beyond.
    static func spring(
        from start: CGFloat, to end: CGFloat, velocity: CGFloat, stiffness: CGFloat = 12, at time: Double
    ) -> AxisMotion {
        let distance = abs(end - start)
        let least = distance > 0.5 && (end > start) == (velocity > 0) ? abs(velocity) / distance : 0
        return AxisMotion(
            start: start, velocity: velocity, begin: time, course: .spring(to: end, stiffness: max(stiffness, least)))
    }

    /// The place and speed at a time.
    func state(at time: Double) -> (place: CGFloat, velocity: CGFloat) {
        let elapsed = CGFloat(max(time - begin, 0))
        switch course {
        case .decelerate:
            let decay = exp(-Self.friction * elapsed)
            return (start + velocity / Self.friction * (1 - decay), velocity * decay)
        case .spring(let end, let stiffness):
            let decay = exp(-stiffness * elapsed)
            let (first, second) = (start - end, velocity + stiffness * (start - end))
            let offset = (first + second * elapsed) * decay
            return (end + offset, second * decay - stiffness * offset)
        case .animation(let animation, let end):
            var context = AnimationContext<Double>()
            let way = Double(end - start)
            guard let part = animation.animate(value: way, time: Double(elapsed), context: &context), part.isFinite
            else {
                return (end, 0)
            }
            let speed = animation.velocity(value: way, time: Double(elapsed), context: context) ?? 0
            return (start + part, speed.isFinite ? speed : 0)
        }
    }

    /// Whether the movement is over at a time.
    func isOver(at time: Double) -> Bool {
        let (place, velocity) = state(at: time)
        switch course {
        case .decelerate: return abs(velocity) < Self.leastSpeed
        case .spring(let end, _): return abs(place - end) < 0.3 && abs(velocity) < Self.leastSpeed
        case .animation(let animation, let end):
            var context = AnimationContext<Double>()
            return animation.animate(value: Double(end - start), time: max(time - begin, 0), context: &context) == nil
        }
    }

    /// Where the movement ends.
    var end: CGFloat {
        switch course {
        case .decelerate: Self.restingPlace(from: start, velocity: velocity)
        case .spring(let end, _), .animation(_, let end): end
        }
    }

    /// Moves the whole course.
    mutating func move(by distance: CGFloat) {
        start += distance
        switch course {
        case .decelerate: break
        case .spring(let end, let stiffness): course = .spring(to: end + distance, stiffness: stiffness)
        case .animation(let animation, let end): course = .animation(animation, to: end + distance)
        }
    }

    /// The movement that follows where this one has run into an end of the content; nil where it has not.
    func bounced(at time: Double, limits: ClosedRange<CGFloat>) -> AxisMotion? {
        guard case .decelerate = course, velocity != 0 else { return nil }
        let place = state(at: time).place
        guard !limits.contains(place) else { return nil }
        let limit = place < limits.lowerBound ? limits.lowerBound : limits.upperBound
        // When it passed the end, and how fast it was then.
        let share = min(max((limit - start) * Self.friction / velocity, 0), 0.999_999)
        let moment = Double(-log(1 - share) / Self.friction)
        return AxisMotion(
            start: limit, velocity: velocity * (1 - share), begin: begin + moment,
            course: .spring(to: limit, stiffness: Self.bounce))
    }
}

/// A motion of content.
struct ScrollMotion {
    var x: AxisMotion?
    var y: AxisMotion?
    /// Whether the app requested the movement.
    var isProgrammatic = false
    /// The target view, and its position at the end; looked up again at the end, since lazy content may turn out to be
    /// elsewhere.
    var target: (id: AnyHashable, anchor: UnitPoint?)?

    subscript(axis: Axis) -> AxisMotion? {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// How far content gives way beyond its end.
enum RubberBand {
    /// The factor by which it follows the finger at first.
    private static let softness: CGFloat = 0.55

    /// How far content is shown beyond its end, for how far it was pulled.
    static func shown(_ pulled: CGFloat, room: CGFloat) -> CGFloat {
        guard room > 0, pulled > 0 else { return 0 }
        return (1 - 1 / (pulled * softness / room + 1)) * room
    }

    /// How far content was pulled, for how far it is shown beyond its end.
    static func pulled(_ shown: CGFloat, room: CGFloat) -> CGFloat {
        guard room > 0, shown > 0 else { return 0 }
        return (1 / (1 - min(shown / room, 0.99)) - 1) * room / softness
    }
}
