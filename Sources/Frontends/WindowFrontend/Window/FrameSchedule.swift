/// Decides when a window's next frame is due: at once, at a time, or never until something happens.
struct FrameSchedule: Equatable {
    /// What the window shall wait for.
    enum Wait: Equatable {
        /// Nothing: no tick, no timer.
        case event
        /// The next tick of the frame clock.
        case tick
        /// A time, in seconds of the host's clock.
        case time(Double)
    }

    /// What the window waits for.
    private(set) var wait = Wait.event
    private var isRendering = false
    private var wasRequested = false

    /// Two frames at 60 a second; whatever is due sooner waits for the next tick.
    static let tickThreshold = 1.0 / 30

    /// A frame was asked for.
    mutating func request() {
        if isRendering { wasRequested = true } else { wait = .tick }
    }

    /// A frame begins.
    mutating func begin() {
        isRendering = true
        wasRequested = false
    }

    /// A frame ended at a time, having asked for the next at another.
    mutating func end(at time: Double, nextFrameTime: Double?) {
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
