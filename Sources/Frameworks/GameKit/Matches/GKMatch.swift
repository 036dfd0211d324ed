import Foundation

/// Whether a player is connected to a match.
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

/// Receives data and players of a match.
public protocol GKMatchDelegate: NSObjectProtocol {
    /// Called with data of another player.
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    /// Called with data of another player for a guest.
    func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    /// Called when a player has joined or left.
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    /// Called when the match has failed.
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    /// Called when a player has left a match of two; returns whether the player is invited again.
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer
    ) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// Players that are connected with each other; none are here.
///
/// Follows Apple's [GKMatch](https://developer.apple.com/documentation/gamekit/gkmatch).
open class GKMatch: NSObject {
    /// Whether data may be lost.
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }

    /// Receives data and players.
    open weak var delegate: (any GKMatchDelegate)?
    /// The other players; none here.
    open var players: [GKPlayer] { [] }
    /// The number of players that are still missing; 0 here.
    open var expectedPlayerCount: Int { 0 }
    /// Facts about the match; nil here.
    open var properties: [String: Any]? { nil }
    /// Facts about the players; nil here.
    open var playerProperties: [GKPlayer: [String: Any]]? { nil }

    /// Creates a match without players.
    public override init() {}

    /// Sends data to players, which throws an error.
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
        throw GameCenter.refusal(.matchNotConnected)
    }
    /// Sends data to all players, which throws an error.
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
        throw GameCenter.refusal(.matchNotConnected)
    }
    /// Leaves the match.
    open func disconnect() {}
    /// Returns a channel for voices; nil, for there are none.
    open func voiceChat(withName name: String) -> GKVoiceChat? { nil }
    /// Chooses the player who can serve the others best: the handler receives nil.
    open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) {
        GameCenter.refuse(with: .matchNotConnected) { _ in completionHandler(nil) }
    }
    /// Chooses the player who can serve the others best; nil here.
    open func chooseBestHostingPlayer() async -> GKPlayer? {
        _ = GameCenter.refusal(.matchNotConnected)
        return nil
    }
    /// Finds another match with the same players: the handler receives an error.
    open func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Finds another match with the same players, which throws an error.
    open func rematch() async throws -> GKMatch { throw GameCenter.refusal() }
}

/// A channel for the voices of a match; none are opened here.
///
/// Follows Apple's [GKVoiceChat](https://developer.apple.com/documentation/gamekit/gkvoicechat).
open class GKVoiceChat: NSObject {
    /// The states of a player in the channel.
    public enum PlayerState: Int, Sendable { case connected, disconnected, speaking, silent, connecting }

    /// The name.
    public let name: String
    /// Whether the local player is heard; false by default.
    open var isActive = false
    /// The volume of the others, from 0 to 1; 1 by default.
    open var volume: Float = 1
    /// The players; none here.
    open var players: [GKPlayer] { [] }
    /// Called when the state of a player changes; never here.
    open var playerVoiceChatStateDidChangeHandler: (GKPlayer, PlayerState) -> Void = { _, _ in }

    init(name: String) { self.name = name }

    /// Joins the channel, without effect.
    open func start() { _ = GameCenter.refusal(.matchNotConnected) }
    /// Leaves the channel.
    open func stop() {}
    /// Mutes a player, without effect.
    open func setPlayer(_ player: GKPlayer, muted isMuted: Bool) {}
    /// Returns whether apps may use voices; false here.
    open class func isVoIPAllowed() -> Bool { false }
}
