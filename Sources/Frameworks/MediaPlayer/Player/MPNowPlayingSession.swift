import AVFoundation
import SwiftUI

/// The facts and commands of an app that has several players.
///
/// Follows Apple's [MPNowPlayingSession](https://developer.apple.com/documentation/mediaplayer/mpnowplayingsession).
@MainActor @preconcurrency
open class MPNowPlayingSession: NSObject {
    /// The players.
    public private(set) var players: [AVPlayer]
    /// The delegate.
    open weak var delegate: (any MPNowPlayingSessionDelegate)?
    /// Whether the facts are taken from the player; without effect.
    open var automaticallyPublishesNowPlayingInfo = false
    /// The facts.
    public let nowPlayingInfoCenter = MPNowPlayingInfoCenter()
    /// The commands.
    public let remoteCommandCenter = MPRemoteCommandCenter()
    /// Whether the session is the one that the system shows; always false.
    open var isActive: Bool { false }
    /// Whether the session may become the one that the system shows; always false.
    open var canBecomeActive: Bool { false }

    /// Creates a session for players.
    public init(players: [AVPlayer]) {
        self.players = players
        super.init()
        MediaGaps.issue()
    }
    /// Asks the system to show the session; the function receives false.
    open func becomeActiveIfPossible(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    /// Asks the system to show the session; returns false.
    open func becomeActiveIfPossible() async -> Bool { false }
    /// Adds a player.
    open func addPlayer(_ player: AVPlayer) { players.append(player) }
    /// Removes a player.
    open func removePlayer(_ player: AVPlayer) { players.removeAll { $0 === player } }
}

/// Methods that a session calls.
@MainActor @preconcurrency
public protocol MPNowPlayingSessionDelegate: NSObjectProtocol {
    /// Called when the system begins or ends to show the session; never here.
    func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
    /// Called when the session may or may not be shown; never here.
    func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}

extension MPNowPlayingSessionDelegate {
    public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {}
    public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {}
}
