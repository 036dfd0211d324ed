@_exported import Foundation
import OrielFoundation

/// Plays patterns of vibrations: a computer has no motors, as ``capabilitiesForHardware()`` says; a controller for games may.
///
/// Follows Apple's [CHHapticEngine](https://developer.apple.com/documentation/corehaptics/chhapticengine). GameController's
/// `GCDeviceHaptics` creates the engines of controllers; events that are sounds are silent there.
open class CHHapticEngine: @unchecked Sendable {
    /// Called when the system stops the engine: when its controller is gone.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called when the engine must be started again; never here.
    open var resetHandler: () -> Void = {}
    /// Whether patterns play vibrations alone.
    open var playsHapticsOnly = false
    /// Whether patterns play sounds alone.
    open var playsAudioOnly = false
    /// Whether vibrations are silent.
    open var isMutedForHaptics = false
    /// Whether sounds are silent.
    open var isMutedForAudio = false
    /// The engine's time, in seconds.
    open var currentTime: TimeInterval { motor == nil ? 0 : ProcessInfo.processInfo.systemUptime }
    /// Whether the engine stops by itself.
    open var isAutoShutdownEnabled = false

    private var motor: (any HapticMotor)?
    /// Whether the engine was started.
    private(set) var isRunning = false
    private var players: [ObjectIdentifier: HapticPlayer] = [:]
    private var finishedHandler: ((Error?) -> FinishedAction)?
    private var hasPlayed = false

    /// Creates an engine; fails, for there is nothing that vibrates.
    public init() throws { throw CHHapticError(.notSupported) }

    /// Creates an engine for an audio session; fails, for there is nothing that vibrates.
    /// - Parameter audioSession: The session, an `AVAudioSession`; nil for one of the engine's own.
    public init(audioSession: AnyObject?) throws { throw CHHapticError(.notSupported) }

    /// Creates an engine of a device.
    package init(motor: any HapticMotor) { self.motor = motor }

    /// Returns that the computer does not vibrate.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Starts the engine.
    open func start() throws {
        guard motor != nil else { throw CHHapticError(.notSupported) }
        isRunning = true
    }
    /// Starts the engine, and calls back.
    open func start(completionHandler: ((Error?) -> Void)? = nil) {
        do {
            try start()
            completionHandler?(nil)
        } catch { completionHandler?(error) }
    }
    /// Stops the engine and its players, and calls back.
    open func stop(completionHandler: ((Error?) -> Void)? = nil) {
        isRunning = false
        finishedHandler = nil
        for player in players.values { player.finish(nil) }
        completionHandler?(nil)
    }
    /// Stops the engine because its device is gone.
    package func deviceIsGone() {
        guard motor != nil else { return }
        let wasRunning = isRunning
        stop()
        motor = nil
        if wasRunning { stoppedHandler(.gameControllerDisconnect) }
    }
    /// Makes a player of a pattern.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        try makeAdvancedPlayer(with: pattern)
    }
    /// Makes a player of a pattern that can be repeated and played faster.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        guard let motor else { throw CHHapticError(.notSupported) }
        return HapticPlayer(pattern, self, motor)
    }
    /// Reads a sound for events; fails, as motors play none.
    /// - Parameter options: How the sound is played.
    open func registerAudioResource(
        _ resourceURL: URL, options: [CHHapticPattern.AudioResourceKey: Any] = [:]
    ) throws -> CHHapticAudioResourceID { throw CHHapticError(.notSupported) }
    /// Forgets a sound; fails, as there is none.
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        throw CHHapticError(.notSupported)
    }
    /// Calls back when all players have ended; the result says whether the engine continues.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping (Error?) -> FinishedAction) {
        guard motor != nil else {
            _ = finishedHandler(CHHapticError(.notSupported))
            return
        }
        self.finishedHandler = finishedHandler
        // An app may ask before it starts the first player.
        if players.isEmpty, hasPlayed { end() }
    }
    /// The action of an engine when its players have ended.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

    /// Plays a pattern in a file; fails, as files of patterns are not read.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

    /// Why an engine was stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed = 5
        case gameControllerDisconnect = 6, systemError = -1
    }

    /// Keeps a player until it has ended.
    func playerStarted(_ player: HapticPlayer) {
        players[ObjectIdentifier(player)] = player
        hasPlayed = true
    }

    /// Forgets a player.
    func playerEnded(_ player: HapticPlayer) {
        players[ObjectIdentifier(player)] = nil
        if players.isEmpty { end() }
    }

    private func end() {
        guard let handler = finishedHandler else { return }
        (finishedHandler, hasPlayed) = (nil, false)
        guard handler(nil) == .stopEngine else { return }
        isRunning = false
        stoppedHandler(.notifyWhenFinished)
    }
}

/// The haptic capabilities of a device.
public protocol CHHapticDeviceCapability {
    /// Whether the device vibrates.
    var supportsHaptics: Bool { get }
    /// Whether the device plays sounds along with vibrations.
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins at a time of the engine; 0 for now.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time of the engine; 0 for now.
    func stop(atTime time: TimeInterval) throws
    /// Whether the player is silent.
    var isMuted: Bool { get set }
    /// Changes numbers of all events at a time of the engine; 0 for now.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Changes a number of all events along a curve, from a time of the engine on; 0 for now.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    /// Ends now, without the rest of the pattern.
    func cancel() throws
}

/// Plays a pattern that can be repeated, moved in and played faster.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Continues at a time of the engine; 0 for now.
    func resume(atTime time: TimeInterval) throws
    /// Pauses at a time of the engine; 0 for now.
    func pause(atTime time: TimeInterval) throws
    /// Moves within the pattern, in seconds.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether the pattern is repeated.
    var loopEnabled: Bool { get set }
    /// The end of the part that is repeated, in seconds.
    var loopEnd: TimeInterval { get set }
    /// How fast the pattern is played; 1 as a rule.
    var playbackRate: Float { get set }
    /// Called when the pattern has ended.
    var completionHandler: (Error?) -> Void { get set }
}

/// A sound that was read for events.
public typealias CHHapticAudioResourceID = Int

/// A mistake of the engine.
public struct CHHapticError: _CodedError, Hashable, Sendable {
    /// The code of an error.
    public enum Code: Int, _ErrorCode {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case invalidPatternData = -4813
        case unknownError = -4898
    }

    /// The code of the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) { self.code = code }

    /// The name of the errors of this framework.
    public static var errorDomain: String { "com.apple.CoreHaptics" }
}
