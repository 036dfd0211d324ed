import Foundation
import SwiftUI

extension GKLeaderboard {
    /// A player's place and score in a leaderboard; none are found here.
    ///
    /// Follows Apple's [GKLeaderboard.Entry](https://developer.apple.com/documentation/gamekit/gkleaderboard/entry).
    open class Entry: NSObject {
        /// The player.
        public let player: GKPlayer
        /// The place, from 1 on.
        public let rank: Int
        /// The score.
        public let score: Int
        /// The score as text.
        public let formattedScore: String
        /// A number of the game's own.
        public let context: Int
        /// The time of the score.
        public let date: Date

        init(player: GKPlayer, rank: Int, score: Int, context: Int = 0) {
            (self.player, self.rank, self.score, self.context) = (player, rank, score, context)
            formattedScore = score.formatted()
            date = Date()
        }
    }
}

/// A score that a match of turns ends with.
///
/// Follows Apple's [GKLeaderboardScore](https://developer.apple.com/documentation/gamekit/gkleaderboardscore).
open class GKLeaderboardScore: NSObject {
    /// The player.
    open var player: GKPlayer = GKLocalPlayer.local
    /// The score; 0 by default.
    open var value = 0
    /// A number of the game's own; 0 by default.
    open var context = 0
    /// The name of the leaderboard.
    open var leaderboardID = ""

    /// Creates a score of 0.
    public override init() {}
}

/// A group of leaderboards; none are found here.
///
/// Follows Apple's [GKLeaderboardSet](https://developer.apple.com/documentation/gamekit/gkleaderboardset).
open class GKLeaderboardSet: NSObject {
    /// The title for users.
    open var title: String { "" }
    /// The name of the group of games; nil for none.
    open var groupIdentifier: String? { nil }
    /// The name of the set; nil for none.
    open var identifier: String?

    /// Creates a set.
    public override init() {}

    /// Loads the sets: the handler receives an error.
    open class func loadLeaderboardSets(completionHandler: (([GKLeaderboardSet]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the sets, which throws an error.
    open class func loadLeaderboardSets() async throws -> [GKLeaderboardSet] { throw GameCenter.refusal() }
    /// Loads the leaderboards of the set: the handler receives an error.
    open func loadLeaderboards(handler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void) {
        GameCenter.refuse(handler)
    }
    /// Loads the leaderboards of the set: the handler receives an error.
    open func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the leaderboards of the set, which throws an error.
    open func loadLeaderboards() async throws -> [GKLeaderboard] { throw GameCenter.refusal() }
    /// Loads the image: the handler receives an error.
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the image, which throws an error.
    open func loadImage() async throws -> UIImage { throw GameCenter.refusal() }
}
