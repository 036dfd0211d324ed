import Foundation
import SwiftUI

/// Whether a game may read the local player's friends.
public enum GKFriendsAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The player at this machine; never authenticated here.
///
/// Follows Apple's [GKLocalPlayer](https://developer.apple.com/documentation/gamekit/gklocalplayer). A game that sets the
/// ``authenticateHandler`` receives an error, as where Game Center is not available, and plays on without it.
open class GKLocalPlayer: GKPlayer {
    private static let shared = GKLocalPlayer()
    private var listeners: [any GKLocalPlayerListener] = []

    /// The player at this machine.
    open class var local: GKLocalPlayer { shared }
    /// Returns the player at this machine.
    open class func localPlayer() -> GKLocalPlayer { shared }

    /// Whether the player is authenticated; false here.
    open var isAuthenticated: Bool { false }
    /// Whether the player may not play with others; false here.
    open var isUnderage: Bool { false }
    /// Whether the player may not join matches; true here.
    open var isMultiplayerGamingRestricted: Bool { true }
    /// Whether the player may not talk with others; true here.
    open var isPersonalizedCommunicationRestricted: Bool { true }
    /// Whether a request to a friend is shown; false here.
    open var isPresentingFriendRequestViewController: Bool { false }

    /// Called with a controller that signs the player in, or with an error; with the error `GKError.Code.notSupported` here.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard let handler = authenticateHandler else { return }
            GameCenter.refuse(with: .notSupported) { error in handler(nil, error) }
        }
    }

    // MARK: Listeners

    /// Adds an object that receives invitations, challenges, turns and saved games; none arrive here.
    open func register(_ listener: any GKLocalPlayerListener) {
        guard !listeners.contains(where: { $0 === listener }) else { return }
        listeners.append(listener)
    }
    /// Removes an object that receives events.
    open func unregisterListener(_ listener: any GKLocalPlayerListener) { listeners.removeAll { $0 === listener } }
    /// Removes all objects that receive events.
    open func unregisterAllListeners() { listeners = [] }

    // MARK: Identity

    /// Asks for a proof of the player's identity for a server: the handler receives an error.
    open func fetchItems(
        forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?
    ) {
        GameCenter.refuse { error in completionHandler?(nil, nil, nil, 0, error) }
    }
    /// Asks for a proof of the player's identity for a server, which throws an error.
    open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
        throw GameCenter.refusal()
    }

    // MARK: Friends

    /// Loads whether the game may read the player's friends: the handler receives an error.
    open func loadFriendsAuthorizationStatus(
        _ completionHandler: @escaping (GKFriendsAuthorizationStatus, (any Error)?) -> Void
    ) {
        GameCenter.refuse { error in completionHandler(.restricted, error) }
    }
    /// Loads whether the game may read the player's friends, which throws an error.
    open func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus {
        throw GameCenter.refusal()
    }
    /// Loads the player's friends: the handler receives an error.
    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the player's friends, which throws an error.
    open func loadFriends() async throws -> [GKPlayer] { throw GameCenter.refusal() }
    /// Loads some of the player's friends: the handler receives an error.
    open func loadFriends(
        identifiedBy identifiers: [String], completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads some of the player's friends, which throws an error.
    open func loadFriends(identifiedBy identifiers: [String]) async throws -> [GKPlayer] { throw GameCenter.refusal() }
    /// Loads friends that can be challenged: the handler receives an error.
    open func loadChallengableFriends(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads friends that can be challenged, which throws an error.
    open func loadChallengableFriends() async throws -> [GKPlayer] { throw GameCenter.refusal() }
    /// Loads players of recent matches: the handler receives an error.
    open func loadRecentPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads players of recent matches, which throws an error.
    open func loadRecentPlayers() async throws -> [GKPlayer] { throw GameCenter.refusal() }
    /// Shows a request to a friend, which throws an error.
    @MainActor @preconcurrency
    open func presentFriendRequestCreator(from viewController: UIViewController) throws { throw GameCenter.refusal() }

    // MARK: The leaderboard by default

    /// Loads the name of the leaderboard for scores: the handler receives an error.
    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(completionHandler)
    }
    /// Loads the name of the leaderboard for scores, which throws an error.
    open func loadDefaultLeaderboardIdentifier() async throws -> String { throw GameCenter.refusal() }
    /// Sets the name of the leaderboard for scores: the handler receives an error.
    open func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(completionHandler)
    }
    /// Sets the name of the leaderboard for scores, which throws an error.
    open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) async throws {
        throw GameCenter.refusal()
    }
}
