import Foundation
import SwiftUI

/// A list of the players with the best scores; none are found here.
///
/// Follows Apple's [GKLeaderboard](https://developer.apple.com/documentation/gamekit/gkleaderboard).
open class GKLeaderboard: NSObject {
    /// The periods of scores.
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    /// The players of scores.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// Whether a leaderboard begins again after some time.
    public enum LeaderboardType: Int, Sendable { case classic, recurring }

    /// The title for users; nil here.
    open var title: String? { nil }
    /// The name of the group of games; nil for none.
    open var groupIdentifier: String? { nil }
    /// The name of the leaderboard.
    open var baseLeaderboardID: String { identifier ?? "" }
    /// Whether the leaderboard begins again after some time.
    open var type: LeaderboardType { .classic }
    /// The beginning of a leaderboard that begins again; nil for others.
    open var startDate: Date? { nil }
    /// The next beginning of a leaderboard that begins again; nil for others.
    open var nextStartDate: Date? { nil }
    /// The duration of a leaderboard that begins again, in seconds; 0 for others.
    open var duration: TimeInterval { 0 }

    /// The name of the leaderboard; nil for the leaderboard by default.
    open var identifier: String?
    /// The players; all by default.
    open var playerScope = PlayerScope.global
    /// The period; all time by default.
    open var timeScope = TimeScope.allTime
    /// The places to load, from 1 on; 25 by default.
    open var range = NSRange(location: 1, length: 25)
    /// The number of scores; 0 here.
    open var maxRange: Int { 0 }
    /// Whether scores are being loaded; false here.
    open var isLoading: Bool { false }
    /// The scores that were loaded; nil here.
    open var scores: [GKScore]? { nil }
    /// The local player's score; nil here.
    open var localPlayerScore: GKScore? { nil }

    /// Creates a leaderboard whose scores can be loaded.
    public override init() {}
    /// Creates a leaderboard of players' scores; nil without players.
    public init?(players: [GKPlayer]) { if players.isEmpty { return nil } }

    // MARK: Leaderboards

    /// Loads leaderboards by their names, all by nil: the handler receives an error.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads leaderboards by their names, all by nil, which throws an error.
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GameCenter.refusal()
    }
    /// Loads all leaderboards: the handler receives an error.
    open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the period before of a leaderboard that begins again: the handler receives an error.
    open func loadPreviousOccurrence(completionHandler: @escaping (GKLeaderboard?, (any Error)?) -> Void) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the period before of a leaderboard that begins again, which throws an error.
    open func loadPreviousOccurrence() async throws -> GKLeaderboard? { throw GameCenter.refusal() }
    /// Loads the image: the handler receives an error.
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the image, which throws an error.
    open func loadImage() async throws -> UIImage { throw GameCenter.refusal() }

    // MARK: Submitting

    /// Submits a score to leaderboards: the handler receives an error.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Submits a score to leaderboards, which throws an error.
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GameCenter.refusal()
    }
    /// Submits a score: the handler receives an error.
    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Submits a score, which throws an error.
    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { throw GameCenter.refusal() }

    // MARK: Entries

    /// Loads the entries at some places: the handler receives an error.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) {
        GameCenter.refuse { error in completionHandler(nil, nil, 0, error) }
    }
    /// Loads the entries at some places, which throws an error.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) {
        throw GameCenter.refusal()
    }
    /// Loads the entries of players: the handler receives an error.
    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope,
        completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
    ) {
        GameCenter.refuse { error in completionHandler(nil, nil, error) }
    }
    /// Loads the entries of players, which throws an error.
    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
        throw GameCenter.refusal()
    }
    /// Loads the scores at the places of ``range``: the handler receives an error.
    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the scores at the places of ``range``, which throws an error.
    open func loadScores() async throws -> [GKScore] { throw GameCenter.refusal() }
}
