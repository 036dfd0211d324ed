import Foundation

/// The largest score of a state of a game.
public let GKGameModelMaxScore = 1 << 24
/// The smallest score of a state of a game.
public let GKGameModelMinScore = -(1 << 24)

/// A player of a game that a strategist plays.
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// The player's number, different from the others'.
    var playerId: Int { get }
}

/// A move in a game that a strategist plays.
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// The value of the move, which a strategist sets.
    var value: Int { get set }
}

/// A state of a game that a strategist plays.
///
/// Follows Apple's [GKGameModel](https://developer.apple.com/documentation/gameplaykit/gkgamemodel).
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// The players; nil for none.
    var players: [any GKGameModelPlayer]? { get }
    /// The player whose turn it is; nil if the game has ended.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes the state of another model.
    func setGameModel(_ gameModel: any GKGameModel)
    /// Returns the moves of a player; nil or none if the game has ended.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// Returns how good the state is for a player; 0 by default.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Returns whether a player has won; false by default.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Returns whether a player has lost; false by default.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    /// Takes a move back; nothing by default.
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}

    /// A copy with the state of this model.
    var twin: (any GKGameModel)? {
        let twin = copy(with: nil) as? any GKGameModel
        twin?.setGameModel(self)
        return twin
    }
}

/// Chooses moves in a game.
///
/// Follows Apple's [GKStrategist](https://developer.apple.com/documentation/gameplaykit/gkstrategist).
public protocol GKStrategist: NSObjectProtocol {
    /// The state of the game; nil before there is one.
    var gameModel: (any GKGameModel)? { get set }
    /// The source of choices between equal moves; nil for the first of them.
    var randomSource: (any GKRandom)? { get set }
    /// Returns the best move of the player whose turn it is; nil if there is none.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
