import Foundation

/// A participant of a match of turns.
///
/// Follows Apple's [GKTurnBasedParticipant](https://developer.apple.com/documentation/gamekit/gkturnbasedparticipant).
open class GKTurnBasedParticipant: NSObject {
    /// The states of participants.
    public enum Status: Int, Sendable { case unknown, invited, declined, matching, active, done }

    /// The player; nil before one is found.
    open var player: GKPlayer? { nil }
    /// The state.
    open var status: Status { .unknown }
    /// The time of the last turn; nil for none.
    open var lastTurnDate: Date? { nil }
    /// The end of the time for the turn; nil for none.
    open var timeoutDate: Date? { nil }
    /// The result at the end of the match.
    open var matchOutcome = GKTurnBasedMatch.Outcome.none

    override init() {}
}

/// The states of a question between players.
public enum GKTurnBasedExchangeStatus: Int8, Sendable { case unknown, active, complete, resolved, canceled }

/// A question of a player to others between the turns; none arrive here.
///
/// Follows Apple's [GKTurnBasedExchange](https://developer.apple.com/documentation/gamekit/gkturnbasedexchange).
open class GKTurnBasedExchange: NSObject {
    /// The identifier.
    open var exchangeID: String { "" }
    /// The sender of the question.
    open var sender: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    /// The participants that receive the question.
    open var recipients: [GKTurnBasedParticipant] { [] }
    /// The state.
    open var status: GKTurnBasedExchangeStatus { .unknown }
    /// The message for users; nil for none.
    open var message: String? { nil }
    /// The data; nil for none.
    open var data: Data? { nil }
    /// The time of the question.
    public let sendDate = Date()
    /// The end of the time for replies; nil for none.
    open var timeoutDate: Date? { nil }
    /// The time of the last reply; nil for none.
    open var completionDate: Date? { nil }
    /// The replies.
    open var replies: [GKTurnBasedExchangeReply]? { nil }

    override init() {}

    /// Withdraws the question: the handler receives an error.
    open func cancel(
        withLocalizableMessageKey key: String, arguments: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Replies to the question: the handler receives an error.
    open func reply(
        withLocalizableMessageKey key: String, arguments: [String], data: Data,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
}

/// A reply to a question of a player.
open class GKTurnBasedExchangeReply: NSObject {
    /// The participant who replies.
    open var recipient: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    /// The message for users; nil for none.
    open var message: String? { nil }
    /// The data; nil for none.
    open var data: Data? { nil }
    /// The time of the reply.
    public let replyDate = Date()

    override init() {}
}
