import Foundation
import OrielFoundation

/// What an app has made of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A command of a headphone's button or of a system's controls.
///
/// Follows Apple's [MPRemoteCommand](https://developer.apple.com/documentation/mediaplayer/mpremotecommand). Nothing sends commands here,
/// which is reported once.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var handlers: [ObjectIdentifier: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus] = [:]
    private var tokens: [NSObject] = []

    /// Whether the command is offered.
    open var isEnabled = true

    /// Adds a function that performs the command; returns an object by which to remove it.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        MediaGaps.issue()
        let token = NSObject()
        lock.withLock {
            tokens.append(token)
            handlers[ObjectIdentifier(token)] = handler
        }
        return token
    }

    /// Removes a function; all if the object is nil.
    open func removeTarget(_ target: Any?) {
        lock.withLock {
            guard let target else { return (handlers, tokens) = ([:], []) }
            let name = ObjectIdentifier(target as AnyObject)
            handlers[name] = nil
            tokens.removeAll { ObjectIdentifier($0) == name }
        }
    }

    /// Performs the command, if it is offered, with all functions; returns what the last one has made of it.
    func perform(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        let all = lock.withLock { isEnabled ? tokens.compactMap { handlers[ObjectIdentifier($0)] } : [] }
        return all.map { $0(event) }.last ?? .commandFailed
    }
}

/// The use of a command.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The command.
    public let command: MPRemoteCommand
    /// When it was used.
    public let timestamp: TimeInterval
    init(_ command: MPRemoteCommand) {
        (self.command, timestamp) = (command, ProcessInfo.processInfo.systemUptime)
    }
}

/// A command that skips a time.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// The times that are offered, in seconds.
    open var preferredIntervals: [NSNumber] = []
}
/// The use of a command that skips a time.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The time, in seconds.
    public let interval: TimeInterval
    init(_ command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}

/// A command that goes to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// The use of a command that goes to a place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The place, in seconds from the beginning.
    public let positionTime: TimeInterval
    init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command)
    }
}

/// A command that changes the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// The speeds that are offered.
    open var supportedPlaybackRates: [NSNumber] = []
}
/// The use of a command that changes the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The speed.
    public let playbackRate: Float
    init(_ command: MPRemoteCommand, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command)
    }
}

/// The use of a command that is held.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether it begins or ends.
    public let type: MPSeekCommandEventType
    init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command)
    }
}
/// Whether a command that is held begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// What is repeated.
public enum MPRepeatType: Int, Sendable { case off, one, all }
/// What is played in a random order.
public enum MPShuffleType: Int, Sendable { case off, items, collections }
/// A command that changes what is repeated.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// What is repeated.
    open var currentRepeatType = MPRepeatType.off
}
/// A command that changes what is played in a random order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// What is played in a random order.
    open var currentShuffleType = MPShuffleType.off
}
/// A command by which the user likes or dislikes what is played.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether the user has used it.
    open var isActive = false
    /// The title.
    open var localizedTitle = ""
    /// A shorter title.
    open var localizedShortTitle = ""
}
