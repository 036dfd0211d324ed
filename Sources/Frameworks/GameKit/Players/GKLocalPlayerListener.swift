import Foundation

/// Receives all events of the local player; none arrive here.
///
/// Follows Apple's [GKLocalPlayerListener](https://developer.apple.com/documentation/gamekit/gklocalplayerlistener).
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKSavedGameListener,
    GKTurnBasedEventListener
{}

/// Receives challenges of friends.
public protocol GKChallengeListener: NSObjectProtocol {
    /// Called when the player wants to meet a challenge.
    func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
    /// Called when a challenge arrives.
    func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    /// Called when the player has met a friend's challenge.
    func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
    /// Called when a friend has met the player's challenge.
    func player(_ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer)
}

extension GKChallengeListener {
    public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer) {}
    public func player(
        _ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer
    ) {}
}

/// Receives invitations to matches.
public protocol GKInviteEventListener: NSObjectProtocol {
    /// Called when the player has accepted an invitation.
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    /// Called when the player wants to play with others.
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

/// Receives changes of saved games.
public protocol GKSavedGameListener: NSObjectProtocol {
    /// Called when a saved game has changed on another device.
    func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    /// Called when several devices have saved the same game.
    func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}

extension GKSavedGameListener {
    public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
    public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}

/// Receives the turns of matches.
public protocol GKTurnBasedEventListener: NSObjectProtocol {
    /// Called when the player wants to play with others.
    func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
    /// Called when a match has changed.
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    /// Called when a match has ended.
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    /// Called when a question of another player arrives.
    func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    /// Called when a question was withdrawn.
    func player(
        _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    /// Called when all replies to a question are there.
    func player(
        _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
        forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    /// Called when the player wants to leave a match.
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}

extension GKTurnBasedEventListener {
    public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(
        _ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(
        _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(
        _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
        forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
