import CoreMedia
import Foundation

extension AVPlayer {
    // MARK: Seeking

    /// Moves to a time, or near it where that is quicker.
    public func seek(to time: CMTime) { currentItem?.seek(to: time) }

    /// Moves to a time, or near it where that is quicker.
    /// - Parameter completionHandler: Called on the main thread with whether the player is there: false where it was moved elsewhere
    ///   before, or has nothing to play.
    public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(to: time, completionHandler: completionHandler)
    }

    /// Moves to a time.
    /// - Parameters:
    ///   - toleranceBefore: How much before it is near enough; at zero for both it is the time itself.
    ///   - toleranceAfter: How much behind it is near enough.
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        currentItem?.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: nil)
    }

    /// Moves to a time, and calls a function with whether the player is there.
    public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
            completionHandler: completionHandler)
    }

    /// Moves to a time; returns whether the player is there.
    @discardableResult
    public func seek(to time: CMTime) async -> Bool { await currentItem?.seek(to: time) ?? false }

    /// Moves to a time; returns whether the player is there.
    @discardableResult
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await currentItem?.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) ?? false
    }

    /// Moves to a date, for streams that have dates; none here.
    public func seek(to date: Date) {}

    // MARK: Observing the time

    /// Calls a function at each multiple of an interval as the film plays, and whenever the time jumps, begins or ceases to pass.
    /// - Parameters:
    ///   - interval: The film's time between two calls.
    ///   - queue: Where the function is called; the main queue by default.
    ///   - block: Receives the film's time.
    /// - Returns: What ``removeTimeObserver(_:)`` takes.
    public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        clock.add(every: interval) { time in Self.call(on: queue) { block(time) } }
    }

    /// Calls a function whenever one of some times is passed while the film plays.
    /// - Returns: What ``removeTimeObserver(_:)`` takes.
    public func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        clock.add(at: times.map(\.timeValue)) { _ in Self.call(on: queue, block) }
    }

    /// Ends the calls of a function.
    public func removeTimeObserver(_ observer: Any) { clock.remove(observer as AnyObject) }

    private static func call(on queue: DispatchQueue?, _ block: @escaping @Sendable () -> Void) {
        // The clock's calls are on the main thread.
        if let queue, queue.label != DispatchQueue.main.label { queue.async(execute: block) } else { block() }
    }

    func makeClock() -> TimeObservers {
        let clock = TimeObservers { [weak self] in
            self?.currentTime() ?? .zero
        } rate: { [weak self] in
            guard let self, timeControlStatus == .playing, currentItem?.playback.isAtEnd == false else { return 0 }
            return Double(rate)
        } schedule: { seconds, call in
            nonisolated(unsafe) let call = call
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { call() }
        }
        clock.marks = { [weak self] in
            guard let self, let item = currentItem else { return [] }
            let end = rate < 0 ? item.reversePlaybackEndTime : item.forwardPlaybackEndTime
            return end.isNumeric ? [end.seconds] : []
        }
        clock.markPassed = { [weak self] in self?.currentItem?.ended() }
        return clock
    }

    // MARK: The rate

    /// Why the rate was changed.
    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app set it, or the end was reached.
        public static let setRateCalled = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        /// It could not be set.
        public static let setRateFailed = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        /// The sound was interrupted; not here.
        public static let audioSessionInterrupted = RateDidChangeReason(
            rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        /// The app went to the background; not here.
        public static let appBackgrounded = RateDidChangeReason(
            rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }

    /// The rate has changed; the reason is in the user information.
    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    /// The key of the reason.
    public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
    /// Whether films in high dynamic range are shown as such; not here.
    public static var eligibleForHDRPlayback: Bool { false }
}

/// How a player continues when the app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses
    case continuesIfPossible
}

/// How the pitch follows the rate.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The pitch stays: for speech.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// The pitch stays: for music.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// The pitch follows; it stays, here.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
    /// The pitch stays.
    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}
