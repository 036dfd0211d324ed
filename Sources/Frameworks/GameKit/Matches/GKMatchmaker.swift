import Foundation

/// Finds players for matches, which fails here.
///
/// Follows Apple's [GKMatchmaker](https://developer.apple.com/documentation/gamekit/gkmatchmaker).
open class GKMatchmaker: NSObject {
    private static let maker = GKMatchmaker()

    /// Called with an accepted invitation; never here.
    open var inviteHandler: ((GKInvite, [Any]?) -> Void)?

    override init() {}

    /// Returns the only matchmaker.
    open class func shared() -> GKMatchmaker { maker }

    /// Finds a match: the handler receives an error.
    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Finds a match, which throws an error.
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw GameCenter.refusal() }

    /// Finds players for a game's own server: the handler receives an error.
    open func findPlayers(
        forHostedRequest request: GKMatchRequest,
        withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Finds players for a game's own server, which throws an error.
    open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] {
        throw GameCenter.refusal()
    }

    /// Adds players to a match: the handler receives an error.
    open func addPlayers(
        to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Adds players to a match, which throws an error.
    open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) async throws { throw GameCenter.refusal() }

    /// Finds the match of an invitation: the handler receives an error.
    open func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Finds the match of an invitation, which throws an error.
    open func match(for invite: GKInvite) async throws -> GKMatch { throw GameCenter.refusal() }

    /// Asks how many players look for matches: the handler receives an error.
    open func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse { error in completionHandler?(0, error) }
    }
    /// Asks how many players look for matches, which throws an error.
    open func queryActivity() async throws -> Int { throw GameCenter.refusal() }

    /// Asks how many players of a group look for matches: the handler receives an error.
    open func queryPlayerGroupActivity(
        _ playerGroup: Int, withCompletionHandler completionHandler: ((Int, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse { error in completionHandler?(0, error) }
    }
    /// Asks how many players of a group look for matches, which throws an error.
    open func queryPlayerGroupActivity(_ playerGroup: Int) async throws -> Int { throw GameCenter.refusal() }

    /// Looks for players nearby; none are found here.
    open func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)? = nil) {
        _ = GameCenter.refusal()
    }
    /// Ends the search for players nearby.
    open func stopBrowsingForNearbyPlayers() {}
    /// Withdraws the invitation of a player.
    open func cancelPendingInvite(to player: GKPlayer) {}
    /// Ends the search for a match.
    open func cancel() {}
    /// Ends the invitations when all players are there.
    open func finishMatchmaking(for match: GKMatch) {}
}
