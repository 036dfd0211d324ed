import Foundation

/// A score for a leaderboard, as games before iOS 14 report it.
///
/// Follows Apple's [GKScore](https://developer.apple.com/documentation/gamekit/gkscore). Reports fail here.
open class GKScore: NSObject {
    /// The name of the leaderboard.
    open var leaderboardIdentifier: String
    /// The score; 0 by default.
    open var value: Int64 = 0
    /// A number of the game's own; 0 by default.
    open var context: UInt64 = 0
    /// Whether the leaderboard becomes the one by default.
    open var shouldSetDefaultLeaderboard = false
    /// The place; 0 before it is known.
    open var rank: Int { 0 }
    /// The score as text; nil before it is known.
    open var formattedValue: String? { nil }
    /// The time of the score.
    public let date = Date()
    /// The player.
    public let player: GKPlayer

    /// Creates a score of the local player.
    public convenience init(leaderboardIdentifier identifier: String) {
        self.init(leaderboardIdentifier: identifier, player: GKLocalPlayer.local)
    }
    /// Creates a score of a player.
    public init(leaderboardIdentifier identifier: String, player: GKPlayer) {
        (leaderboardIdentifier, self.player) = (identifier, player)
    }

    /// Reports scores: the handler receives an error.
    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Reports scores, which throws an error.
    open class func report(_ scores: [GKScore]) async throws { throw GameCenter.refusal() }
    /// Reports scores with challenges that they meet: the handler receives an error.
    open class func report(
        _ scores: [GKScore], withEligibleChallenges challenges: [GKChallenge],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
}

/// The states of a challenge.
public enum GKChallengeState: Int, Sendable { case invalid, pending, completed, declined }

/// A challenge of a friend; none arrive here.
///
/// Follows Apple's [GKChallenge](https://developer.apple.com/documentation/gamekit/gkchallenge).
open class GKChallenge: NSObject {
    /// The player who issued the challenge; nil here.
    open var issuingPlayer: GKPlayer? { nil }
    /// The player who received the challenge; nil here.
    open var receivingPlayer: GKPlayer? { nil }
    /// The state.
    open var state: GKChallengeState { .invalid }
    /// The time of the challenge.
    public let issueDate = Date()
    /// The time when the challenge was met; nil here.
    open var completionDate: Date? { nil }
    /// The message of the player who issued the challenge; nil for none.
    open var message: String? { nil }

    override init() {}

    /// Refuses the challenge.
    open func decline() {}

    /// Loads the challenges for the local player: the handler receives an error.
    open class func loadReceivedChallenges(completionHandler: (([GKChallenge]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the challenges for the local player, which throws an error.
    open class func loadReceivedChallenges() async throws -> [GKChallenge] { throw GameCenter.refusal() }
}

/// A challenge to a better score.
open class GKScoreChallenge: GKChallenge {
    /// The score; nil here.
    open var score: GKScore? { nil }
    /// The entry of the score; nil here.
    open var leaderboardEntry: GKLeaderboard.Entry? { nil }
}

/// A challenge to an achievement.
open class GKAchievementChallenge: GKChallenge {
    /// The achievement; nil here.
    open var achievement: GKAchievement? { nil }
}
