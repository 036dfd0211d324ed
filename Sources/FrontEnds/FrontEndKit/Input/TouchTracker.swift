import DisplayList
import Foundation

/// Turns fingers on a screen into pointer events, and two of them into a pinch.
///
/// The second finger cancels the action of the first one; no pointer event follows until all are up.
public struct TouchTracker {
    /// The phase of a touch.
    public enum Phase: Sendable { case down, moved, up, cancelled }

    private var fingers: [(id: Int, location: CGPoint)] = []
    private var pinch: Pinch?
    private var isSpent = false

    private struct Pinch {
        let first: Int, second: Int
        let distance: CGFloat
        var angle: CGFloat
        var rotation: CGFloat = 0
        var magnification: CGFloat = 1
    }

    /// Creates a tracker of no fingers.
    public init() {}

    /// Returns the events that follow from an action of a finger, in points of the window and seconds.
    public mutating func track(_ phase: Phase, finger: Int, at location: CGPoint, time: Double) -> [InputEvent] {
        switch phase {
        case .down:
            fingers.append((finger, location))
            if fingers.count == 1 {
                isSpent = false
                return [pointer(.down, finger, location, time)]
            }
            guard fingers.count == 2, !isSpent else { return [] }
            return beginPinch(time: time)
        case .moved:
            guard let index = fingers.firstIndex(where: { $0.id == finger }) else { return [] }
            fingers[index].location = location
            if pinch != nil { return movePinch(time: time) }
            return isSpent ? [] : [pointer(.moved, finger, location, time)]
        case .up, .cancelled:
            guard let index = fingers.firstIndex(where: { $0.id == finger }) else { return [] }
            fingers[index].location = location
            defer { fingers.removeAll { $0.id == finger } }
            if let pinch, finger == pinch.first || finger == pinch.second {
                return endPinch(isCancelled: phase == .cancelled, time: time)
            }
            return isSpent ? [] : [pointer(phase == .up ? .up : .cancelled, finger, location, time)]
        }
    }

    private mutating func beginPinch(time: Double) -> [InputEvent] {
        let (a, b) = (fingers[0], fingers[1])
        isSpent = true
        let line = CGSize(width: b.location.x - a.location.x, height: b.location.y - a.location.y)
        pinch = Pinch(
            first: a.id, second: b.id, distance: max(1, hypot(line.width, line.height)),
            angle: atan2(line.height, line.width))
        return [pointer(.cancelled, a.id, a.location, time), pinchEvent(.began, time)]
    }

    private mutating func movePinch(time: Double) -> [InputEvent] {
        guard var pinch, let a = fingers.first(where: { $0.id == pinch.first }),
            let b = fingers.first(where: { $0.id == pinch.second })
        else { return [] }
        let line = CGSize(width: b.location.x - a.location.x, height: b.location.y - a.location.y)
        let angle = atan2(line.height, line.width)
        // The shorter way round, so that turning past half a circle continues instead of jumping back.
        pinch.rotation += remainder(angle - pinch.angle, 2 * .pi)
        pinch.angle = angle
        pinch.magnification = hypot(line.width, line.height) / pinch.distance
        self.pinch = pinch
        return [pinchEvent(.changed, time)]
    }

    private mutating func endPinch(isCancelled: Bool, time: Double) -> [InputEvent] {
        let event = pinchEvent(isCancelled ? .cancelled : .ended, time)
        pinch = nil
        return [event]
    }

    private func pinchEvent(_ phase: PinchEvent.Phase, _ time: Double) -> InputEvent {
        let ends = fingers.filter { $0.id == pinch?.first || $0.id == pinch?.second }.map(\.location)
        let middle = CGPoint(
            x: ends.map(\.x).reduce(0, +) / CGFloat(max(1, ends.count)),
            y: ends.map(\.y).reduce(0, +) / CGFloat(max(1, ends.count)))
        return .pinch(
            PinchEvent(
                phase, at: middle, magnification: pinch?.magnification ?? 1, rotation: pinch?.rotation ?? 0,
                time: time))
    }

    private func pointer(
        _ phase: PointerEvent.Phase, _ finger: Int, _ location: CGPoint, _ time: Double
    ) -> InputEvent {
        var event = PointerEvent(phase, at: location, time: time)
        event.pointer = finger
        event.device = .touch
        return .pointer(event)
    }
}
