import Foundation

/// A game that was saved in iCloud; none are found here.
///
/// Follows Apple's [GKSavedGame](https://developer.apple.com/documentation/gamekit/gksavedgame).
open class GKSavedGame: NSObject {
    /// The name of the file; nil here.
    open var name: String? { nil }
    /// The device that saved the game; nil here.
    open var deviceName: String? { nil }
    /// The time when the game was saved; nil here.
    open var modificationDate: Date? { nil }

    override init() {}

    /// Loads the game's data: the handler receives an error.
    open func loadData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(with: .iCloudUnavailable, completionHandler)
    }
    /// Loads the game's data, which throws an error.
    open func loadData() async throws -> Data { throw GameCenter.refusal(.iCloudUnavailable) }
}

extension GKLocalPlayer {
    /// Loads the saved games: the handler receives an error, for there is no iCloud here.
    public func fetchSavedGames(completionHandler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil) {
        GameCenter.refuse(with: .iCloudUnavailable, completionHandler)
    }
    /// Loads the saved games, which throws an error, for there is no iCloud here.
    public func fetchSavedGames() async throws -> [GKSavedGame] { throw GameCenter.refusal(.iCloudUnavailable) }

    /// Saves a game: the handler receives an error, for there is no iCloud here.
    public func saveGameData(
        _ data: Data, withName name: String, completionHandler: ((GKSavedGame?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(with: .iCloudUnavailable, completionHandler)
    }
    /// Saves a game, which throws an error, for there is no iCloud here.
    public func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
        throw GameCenter.refusal(.iCloudUnavailable)
    }

    /// Deletes saved games: the handler receives an error, for there is no iCloud here.
    public func deleteSavedGames(withName name: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        GameCenter.refuse(with: .iCloudUnavailable, completionHandler)
    }
    /// Deletes saved games, which throws an error, for there is no iCloud here.
    public func deleteSavedGames(withName name: String) async throws { throw GameCenter.refusal(.iCloudUnavailable) }

    /// Replaces saved games by one: the handler receives an error, for there is no iCloud here.
    public func resolveConflictingSavedGames(
        _ conflictingSavedGames: [GKSavedGame], with data: Data,
        completionHandler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil
    ) {
        GameCenter.refuse(with: .iCloudUnavailable, completionHandler)
    }
    /// Replaces saved games by one, which throws an error, for there is no iCloud here.
    public func resolveConflictingSavedGames(
        _ conflictingSavedGames: [GKSavedGame], with data: Data
    ) async throws -> [GKSavedGame] {
        throw GameCenter.refusal(.iCloudUnavailable)
    }
}
