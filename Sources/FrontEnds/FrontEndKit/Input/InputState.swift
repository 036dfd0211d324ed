import DisplayList
import Foundation

/// Input state kept between events of one window: keys and fingers that are down.
@MainActor
public final class InputState {
    /// Where the pointer was last, in points of the content.
    public var pointerLocation = CGPoint.zero
    /// The mouse buttons that went down in the content and are not up yet.
    public var buttons: Set<Int> = []
    /// The fingers on the screen.
    public var touches = TouchTracker()
    /// The turn of the touch pad's two fingers since their gesture began, in radians.
    public var pinchRotation: CGFloat = 0
    /// How far they have spread; 1 when their gesture began.
    public var pinchScale: CGFloat = 1
    private var fingers: [Int: Int] = [:]
    /// A flick that continues after the fingers left the touch pad.
    public var kinetic: KineticScroll?
    /// The hardware keys that are down and that the input method took.
    public var composedKeys: Set<UInt32> = []
    private var keys: Set<UInt32> = []

    /// Creates a state with nothing held.
    public init() {}

    /// Returns a small number, from 1, for a touch sequence of the desktop's; free again after its last event.
    public func finger(for sequence: Int, isLast: Bool) -> Int {
        defer { if isLast { fingers[sequence] = nil } }
        if let finger = fingers[sequence] { return finger }
        let taken = Set(fingers.values)
        let finger = (1...).first { !taken.contains($0) }!
        fingers[sequence] = finger
        return finger
    }

    /// Notes that a hardware key went down; returns whether it was down already, so that this is a repeat.
    public func press(_ code: UInt32) -> Bool { !keys.insert(code).inserted }

    /// Notes that a hardware key came up; returns whether it was down.
    public func release(_ code: UInt32) -> Bool { keys.remove(code) != nil }

    /// Removes all keys: a window without the keyboard hears of no releases.
    public func releaseKeys() {
        keys.removeAll()
        composedKeys.removeAll()
    }
}
