import CoreMedia
import Foundation
import OrielFoundation

extension AVPlayerItem {
    /// Moves to a time, or near it where that is quicker.
    /// - Parameter completionHandler: Called on the main thread with whether the item is there: false where it was moved elsewhere
    ///   before, or cannot be.
    public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(
            to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
            completionHandler: completionHandler)
    }

    /// Moves to a time.
    /// - Parameters:
    ///   - toleranceBefore: How much before it is near enough; at zero for both it is the time itself.
    ///   - toleranceAfter: How much behind it is near enough.
    ///   - completionHandler: Called on the main thread with whether the item is there.
    public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
    ) {
        guard time.isNumeric || time.isPositiveInfinity || time.isNegativeInfinity else {
            RuntimeWarning.issue("AVPlayerItem cannot seek to a time that is not a number.")
            completionHandler?(false)
            return
        }
        // Whole pictures may be seconds apart.
        let isAccurate =
            !(toleranceBefore > CMTime(value: 2, timescale: 1) && toleranceAfter > CMTime(value: 2, timescale: 1))
        move(
            SeekRequest(time: time, isAccurate: isAccurate, rate: playback.rate, completion: completionHandler),
            isOfApp: true)
    }

    /// Moves to a time; without waiting.
    public func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }

    /// Moves to a time; returns whether the item is there.
    @discardableResult
    public func seek(to time: CMTime) async -> Bool {
        await seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity)
    }

    /// Moves to a time; returns whether the item is there.
    @discardableResult
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) {
                continuation.resume(returning: $0)
            }
        }
    }

    /// Moves to a date, for streams that have dates; false here.
    @discardableResult
    public func seek(to date: Date, completionHandler: (@Sendable (Bool) -> Void)? = nil) -> Bool {
        completionHandler?(false)
        return false
    }

    /// Shows the picture some pictures behind the present one; before it for negative counts.
    public func step(byCount stepCount: Int) {
        guard status == .readyToPlay, stepCount != 0 else { return }
        if stepCount > 0, let pipeline = playback.pipeline, playback.seek == nil, !playback.isRunning {
            playback.steps += 1
            return pipeline.step(stepCount)
        }
        let rate = tracks.lazy.map { Double($0.currentVideoFrameRate) }.first { $0 > 0 } ?? 30
        let time = currentTime() + CMTime(seconds: Double(stepCount) / rate, preferredTimescale: 90_000)
        seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: nil)
    }

    /// Ends moves that are under way: their handlers are called with false.
    public func cancelPendingSeeks() {
        guard status == .readyToPlay else { return finishSeeks() }
        let dropped = (playback.seek?.completion, playback.nextSeek?.completion)
        playback.seek?.completion = nil
        playback.nextSeek = nil
        dropped.0?(false)
        dropped.1?(false)
    }

    /// Moves once the move that is under way is done; moves that wait are dropped.
    func move(_ request: SeekRequest, isOfApp: Bool) {
        guard status != .failed else { return request.completion.map { $0(false) } ?? () }
        let dropped = isOfApp ? playback.nextSeek?.completion : nil
        var request = request
        let end = duration.isNumeric ? duration : .positiveInfinity
        request.time = min(max(request.time, .zero), end)
        if !request.time.isNumeric { request.time = currentTime() }
        if status == .readyToPlay, playback.seek == nil {
            perform(request)
        } else {
            playback.nextSeek = request
        }
        // The one under way is over for its owner.
        if isOfApp, let current = playback.seek, playback.nextSeek != nil {
            playback.seek?.completion = nil
            current.completion?(false)
        }
        dropped?(false)
    }

    func perform(_ request: SeekRequest) {
        playback.nextSeek = nil
        playback.seek = request
        let wasAtEnd = playback.isAtEnd
        playback.isAtEnd = false
        playback.lastTime = request.time
        // The very end has no picture.
        let last = duration.isNumeric && playback.rate > 0 ? max(duration.nanoseconds - 40_000_000, 0) : .max
        // The request may be from before the rate was changed.
        playback.pipeline?.seek(
            to: min(max(request.time.nanoseconds, 0), last), rate: playback.rate,
            isAccurate: request.isAccurate || request.time.nanoseconds >= last)
        if wasAtEnd, playback.wantsToPlay { playback.pipeline?.setPlaying(true) }
    }

    /// Ends all moves without success.
    func finishSeeks() {
        let dropped = (playback.seek?.completion, playback.nextSeek?.completion)
        (playback.seek, playback.nextSeek) = (nil, nil)
        dropped.0?(false)
        dropped.1?(false)
    }
}
