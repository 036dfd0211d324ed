import Foundation

/// The responses to an invitation.
public enum GKInviteRecipientResponse: Int, Sendable {
    case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}

/// The kinds of matches.
public enum GKMatchType: UInt, Sendable { case peerToPeer, hosted, turnBased }

/// How players are found.
public enum GKMatchmakingMode: Int, Sendable { case `default`, nearbyOnly, automatchOnly, inviteOnly }

/// The number and the kind of the players of a match.
///
/// Follows Apple's [GKMatchRequest](https://developer.apple.com/documentation/gamekit/gkmatchrequest).
open class GKMatchRequest: NSObject {
    /// The smallest number of players; 2 by default.
    open var minPlayers = 2
    /// The largest number of players; 2 by default.
    open var maxPlayers = 2
    /// The number of players in the panel at first; 0 for the largest.
    open var defaultNumberOfPlayers = 0
    /// A number that all players of a match have in common; 0 for none.
    open var playerGroup = 0
    /// The player's part of the game as bits; 0 for none.
    open var playerAttributes: UInt32 = 0
    /// The players to invite; nil for none.
    open var recipients: [GKPlayer]?
    /// The message of invitations; nil for none.
    open var inviteMessage: String?
    /// Whether only players that Game Center finds join.
    open var restrictToAutomatch = false
    /// The name of the queue of the game's rules; nil for none.
    open var queueName: String?
    /// Facts for the game's rules; nil for none.
    open var properties: [String: Any]?
    /// Facts about the invited players for the game's rules; nil for none.
    open var recipientProperties: [GKPlayer: [String: Any]]?
    /// Called with the response of an invited player; never here.
    open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?

    /// Creates a request for two players.
    public override init() {}

    /// Returns the largest number of players that a kind of match allows.
    open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int { matchType == .peerToPeer ? 4 : 16 }
}

/// An invitation to a match; none arrive here.
///
/// Follows Apple's [GKInvite](https://developer.apple.com/documentation/gamekit/gkinvite).
open class GKInvite: NSObject {
    /// The player who invites.
    public let sender: GKPlayer
    /// Whether the game's own server connects the players.
    open var isHosted: Bool { false }
    /// A number that all players of the match have in common.
    open var playerGroup: Int { 0 }
    /// The invited player's part of the game as bits.
    open var playerAttributes: UInt32 { 0 }

    init(sender: GKPlayer) { self.sender = sender }
}
