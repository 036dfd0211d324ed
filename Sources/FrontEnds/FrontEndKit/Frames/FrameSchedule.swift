/// Decides when a window's next frame is due: at once, at a time, or never until something happens.
public struct FrameSchedule: Equatable, Sendable {
    /// The event that the window shall wait for.
    public enum Wait: Equatable, Sendable {
        /// Nothing: no tick, no timer.
        case event
        /// The next tick of the frame clock.
        case tick
        /// A time, in seconds of the host's clock.
        case time(Double)
    }

    /// The event that the window waits for.
    public private(set) var wait = Wait.event
    private var isRendering = false
    private var wasRequested = false

    /// Two frames at 60 a second; whatever is due sooner waits for the next tick.
    public static let tickThreshold = 1.0 / 30

    /// Creates the schedule of a window that waits for nothing.
    public init() {}

    /// Notes that a frame was asked for.
    public mutating func request() {
        if isRendering { wasRequested = true } else { wait = .tick }
    }

    /// Notes that a frame begins.
    public mutating func begin() {
        isRendering = true
        wasRequested = false
    }

    /// Notes that a frame ended at a time, and for when it asked for the next one, both in seconds of the host's clock.
    public mutating func end(at time: Double, nextFrameTime: Double?) {
        isRendering = false
        if wasRequested {
            wait = .tick
        } else if let next = nextFrameTime {
            // A frame for something that is not a time (NaN) would never come.
            wait = next > time + FrameSchedule.tickThreshold ? .time(next) : .tick
        } else {
            wait = .event
        }
    }
}
