/// Where swimmers swim.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Pool.
    case pool = 1
    /// Open water.
    case openWater = 2
}

/// Where a workout is.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    /// Unknown.
    case unknown = 1
    /// Indoor.
    case indoor = 2
    /// Outdoor.
    case outdoor = 3
}

/// The states of a workout.
public enum HKWorkoutSessionState: Int, Sendable {
    /// Not started.
    case notStarted = 1
    /// Running.
    case running = 2
    /// Ended.
    case ended = 3
    /// Paused.
    case paused = 4
    /// Prepared.
    case prepared = 5
    /// Stopped.
    case stopped = 6
}

/// What happens in a workout.
public enum HKWorkoutEventType: Int, Sendable {
    /// Pause.
    case pause = 1
    /// Resume.
    case resume = 2
    /// Lap.
    case lap = 3
    /// Marker.
    case marker = 4
    /// Motion paused.
    case motionPaused = 5
    /// Motion resumed.
    case motionResumed = 6
    /// Segment.
    case segment = 7
    /// Pause or resume request.
    case pauseOrResumeRequest = 8
}
