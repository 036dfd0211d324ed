import Foundation
import SwiftUI

/// A player of Game Center, or the account of one.
///
/// Follows Apple's [GKBasePlayer](https://developer.apple.com/documentation/gamekit/gkbaseplayer).
open class GKBasePlayer: NSObject {
    /// The name for users; empty here, except for guests.
    open var displayName: String? { nil }
    /// The identifier; nil here.
    open var playerID: String? { nil }
}

/// A player in a game.
///
/// Follows Apple's [GKPlayer](https://developer.apple.com/documentation/gamekit/gkplayer). Game Center is not available here:
/// there are guests, which a game makes itself, and the local player without a name.
open class GKPlayer: GKBasePlayer {
    /// The sizes of photos.
    public enum PhotoSize: Int, Sendable { case small, normal }

    /// The identifier of a guest on the local player's machine; nil for other players.
    public let guestIdentifier: String?

    override init() { guestIdentifier = nil }

    private init(guest: String?) { guestIdentifier = guest }

    /// Returns a player without an account, on the local player's machine.
    open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> GKPlayer {
        GKPlayer(guest: guestIdentifier)
    }

    /// The name for users; empty here, except for guests.
    open override var displayName: String { guestIdentifier ?? "" }
    /// The player's name for others; empty here, except for guests.
    open var alias: String { guestIdentifier ?? "" }
    /// The identifier for this game; empty here.
    open var gamePlayerID: String { "" }
    /// The identifier for the games of this game's developer; empty here.
    open var teamPlayerID: String { "" }
    /// The identifier for all games; empty here.
    open override var playerID: String { "" }
    /// Whether the player can be invited to matches; false here.
    open var isInvitable: Bool { false }
    /// Whether the player is a friend; false here.
    open var isFriend: Bool { false }

    /// Returns whether the identifiers stay the same; false, for there are none.
    open func scopedIDsArePersistent() -> Bool { false }

    /// Loads a photo: the handler receives an error.
    open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads a photo, which throws an error.
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GameCenter.refusal() }

    /// Loads players by their identifiers: the handler receives an error.
    open class func loadPlayers(
        forIdentifiers identifiers: [String],
        withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads players by their identifiers, which throws an error.
    open class func loadPlayers(forIdentifiers identifiers: [String]) async throws -> [GKPlayer] {
        throw GameCenter.refusal()
    }
}

/// The identifier of a player whose account has ended.
public let GKPlayerIDNoLongerAvailable = "GKPlayerIDNoLongerAvailable"

extension NSNotification.Name {
    /// Posted when a player's name has changed; never here.
    public static let GKPlayerDidChangeNotificationName = NSNotification.Name("GKPlayerDidChangeNotificationName")
    /// Posted when the local player was authenticated or has left; never here.
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}
