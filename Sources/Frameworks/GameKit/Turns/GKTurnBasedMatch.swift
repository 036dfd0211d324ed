import Foundation

/// The seconds that a turn may take by default: a week.
public let GKTurnTimeoutDefault: TimeInterval = 604_800
/// The seconds of a turn without an end.
public let GKTurnTimeoutNone: TimeInterval = 0
/// The seconds that a question may take by default: a day.
public let GKExchangeTimeoutDefault: TimeInterval = 86_400
/// The seconds of a question without an end.
public let GKExchangeTimeoutNone: TimeInterval = 0

/// A match whose players take turns; none are found here.
///
/// Follows Apple's [GKTurnBasedMatch](https://developer.apple.com/documentation/gamekit/gkturnbasedmatch).
open class GKTurnBasedMatch: NSObject {
    /// The states of matches.
    public enum Status: Int, Sendable { case unknown, open, ended, matching }
    /// The results of participants.
    public enum Outcome: Int, Sendable {
        case none, quit, won, lost, tied, timeExpired, first, second, third, fourth
        case customRange = 0x00FF_0000
    }

    /// The identifier.
    open var matchID: String { "" }
    /// The participants.
    open var participants: [GKTurnBasedParticipant] { [] }
    /// The participant whose turn it is; nil for none.
    open var currentParticipant: GKTurnBasedParticipant? { nil }
    /// The game's data; nil for none.
    open var matchData: Data? { nil }
    /// The largest size of the game's data, in bytes.
    open var matchDataMaximumSize: Int { 65_536 }
    /// The message for users; nil for none.
    open var message: String?
    /// The state.
    open var status: Status { .unknown }
    /// The beginning of the match.
    public let creationDate = Date()
    /// The questions between players; nil for none.
    open var exchanges: [GKTurnBasedExchange]? { nil }
    /// The questions that wait for replies; nil for none.
    open var activeExchanges: [GKTurnBasedExchange]? { nil }
    /// The questions with all replies; nil for none.
    open var completedExchanges: [GKTurnBasedExchange]? { nil }
    /// The largest size of a question's data, in bytes.
    open var exchangeDataMaximumSize: Int { 1024 }
    /// The largest number of questions of a player at a time.
    open var exchangeMaxInitiatedExchangesPerPlayer: Int { 1 }

    override init() {}

    /// Finds a match: the handler receives an error.
    open class func find(
        for request: GKMatchRequest,
        withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Finds a match, which throws an error.
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch { throw GameCenter.refusal() }
    /// Loads the local player's matches: the handler receives an error.
    open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the local player's matches, which throws an error.
    open class func loadMatches() async throws -> [GKTurnBasedMatch] { throw GameCenter.refusal() }
    /// Loads a match: the handler receives an error.
    open class func load(
        withID matchID: String,
        withCompletionHandler completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads a match, which throws an error.
    open class func load(withID matchID: String) async throws -> GKTurnBasedMatch { throw GameCenter.refusal() }

    /// Sets the message of the match for users, in each player's language.
    open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) { message = key }
}

extension GKTurnBasedMatch {
    /// Begins the match again with the same players: the handler receives an error.
    public func rematch(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Begins the match again with the same players, which throws an error.
    public func rematch() async throws -> GKTurnBasedMatch { throw GameCenter.refusal() }
    /// Accepts the invitation to the match: the handler receives an error.
    public func acceptInvite(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Accepts the invitation to the match, which throws an error.
    public func acceptInvite() async throws -> GKTurnBasedMatch { throw GameCenter.refusal() }
    /// Declines the invitation to the match: the handler receives an error.
    public func declineInvite(completionHandler: (((any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Declines the invitation to the match, which throws an error.
    public func declineInvite() async throws { throw GameCenter.refusal() }
    /// Removes the match for the local player: the handler receives an error.
    public func remove(completionHandler: (((any Error)?) -> Void)? = nil) { GameCenter.refuse(completionHandler) }
    /// Removes the match for the local player, which throws an error.
    public func remove() async throws { throw GameCenter.refusal() }
    /// Loads the game's data: the handler receives an error.
    public func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the game's data, which throws an error.
    public func loadMatchData() async throws -> Data? { throw GameCenter.refusal() }

    /// Passes the turn to the next participants: the handler receives an error.
    public func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Passes the turn to the next participants, which throws an error.
    public func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) async throws {
        throw GameCenter.refusal()
    }
    /// Leaves the match in the player's own turn: the handler receives an error.
    public func participantQuitInTurn(
        with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Leaves the match in another player's turn: the handler receives an error.
    public func participantQuitOutOfTurn(
        with matchOutcome: Outcome, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Leaves the match in another player's turn, which throws an error.
    public func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws { throw GameCenter.refusal() }
    /// Ends the match: the handler receives an error.
    public func endMatchInTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Ends the match, which throws an error.
    public func endMatchInTurn(withMatch matchData: Data) async throws { throw GameCenter.refusal() }
    /// Ends the match with scores and achievements: the handler receives an error.
    public func endMatchInTurn(
        withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore], achievements: [Any],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Saves the game's data during the turn: the handler receives an error.
    public func saveCurrentTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Saves the game's data during the turn, which throws an error.
    public func saveCurrentTurn(withMatch matchData: Data) async throws { throw GameCenter.refusal() }
    /// Saves the game's data with questions that it settles: the handler receives an error.
    public func saveMergedMatch(
        _ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Asks participants a question: the handler receives an error.
    public func sendExchange(
        to participants: [GKTurnBasedParticipant], data: Data, localizableMessageKey key: String, arguments: [String],
        timeout: TimeInterval, completionHandler: ((GKTurnBasedExchange?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Reminds participants of their turn: the handler receives an error.
    public func sendReminder(
        to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
}
