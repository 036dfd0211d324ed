import Foundation

/// Plays a pattern with the motors of an engine's device.
final class HapticPlayer: CHHapticAdvancedPatternPlayer, @unchecked Sendable {
    var isMuted = false
    var loopEnabled = false
    var loopEnd: TimeInterval = 0
    var playbackRate: Float = 1
    var completionHandler: (Error?) -> Void = { _ in }

    private weak var engine: CHHapticEngine?
    private let motor: any HapticMotor
    private var track: HapticTrack
    private var timer: (any DispatchSourceTimer)?
    /// The place in the pattern, in seconds.
    private(set) var place: TimeInterval = 0
    private var wait: TimeInterval = 0
    private var isPaused = false
    private let step: TimeInterval = 0.02

    init(_ pattern: CHHapticPattern, _ engine: CHHapticEngine, _ motor: any HapticMotor) {
        (self.engine, self.motor) = (engine, motor)
        track = HapticTrack(
            events: pattern.events, parameters: pattern.parameters, curves: pattern.parameterCurves)
    }

    deinit { timer?.cancel() }

    /// Whether the pattern is being played.
    var isPlaying: Bool { timer != nil }

    private func delay(_ time: TimeInterval) -> TimeInterval {
        time.isFinite && time > 0 ? max(time - (engine?.currentTime ?? 0), 0) : 0
    }

    func start(atTime time: TimeInterval) throws {
        guard let engine, engine.isRunning else { throw CHHapticError(.engineNotRunning) }
        (place, wait, isPaused) = (0, delay(time), false)
        engine.playerStarted(self)
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: step, leeway: .milliseconds(2))
        timer.setEventHandler { [weak self] in self?.advance(by: self?.step ?? 0) }
        self.timer = timer
        timer.resume()
    }

    /// Continues by some seconds.
    func advance(by seconds: TimeInterval) {
        guard isPlaying, !isPaused else { return }
        if wait > 0 {
            wait -= seconds
            return
        }
        let end = loopEnabled && loopEnd > 0 ? loopEnd : track.end
        if place >= end {
            guard loopEnabled, end > 0 else { return finish(nil) }
            place = 0
        }
        let level = isMuted || engine?.isMutedForHaptics != false ? (low: 0, high: 0) : track.level(at: place)
        // Longer than a step, so that a late one leaves no gap.
        motor.vibrate(low: level.low, high: level.high, seconds: level == (0, 0) ? 0 : 0.1)
        place += seconds * Double(playbackRate.isFinite ? max(playbackRate, 0) : 1)
    }

    /// Ends the pattern.
    func finish(_ error: (any Error)?) {
        guard let timer else { return }
        timer.cancel()
        self.timer = nil
        motor.vibrate(low: 0, high: 0, seconds: 0)
        completionHandler(error)
        engine?.playerEnded(self)
    }

    func stop(atTime time: TimeInterval) throws { after(delay(time)) { $0.finish(nil) } }

    func cancel() throws { finish(nil) }

    func pause(atTime time: TimeInterval) throws {
        after(delay(time)) {
            $0.isPaused = true
            $0.motor.vibrate(low: 0, high: 0, seconds: 0)
        }
    }

    func resume(atTime time: TimeInterval) throws { after(delay(time)) { $0.isPaused = false } }

    func seek(toOffset offsetTime: TimeInterval) throws { place = offsetTime.isFinite ? max(offsetTime, 0) : 0 }

    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {
        guard engine?.isRunning == true else { throw CHHapticError(.engineNotRunning) }
        let start = place + delay(time)
        for parameter in parameters {
            let later = start + parameter.relativeTime
            track.parameters.append(
                CHHapticDynamicParameter(
                    parameterID: parameter.parameterID, value: parameter.value, relativeTime: later))
        }
    }

    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {
        guard engine?.isRunning == true else { throw CHHapticError(.engineNotRunning) }
        track.curves.append(
            CHHapticParameterCurve(
                parameterID: parameterCurve.parameterID, controlPoints: parameterCurve.controlPoints,
                relativeTime: place + delay(time) + parameterCurve.relativeTime))
    }

    private func after(_ seconds: TimeInterval, _ body: @escaping (HapticPlayer) -> Void) {
        if seconds <= 0 { return body(self) }
        struct Work: @unchecked Sendable { let body: (HapticPlayer) -> Void }
        let work = Work(body: body)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            if let self { work.body(self) }
        }
    }
}
