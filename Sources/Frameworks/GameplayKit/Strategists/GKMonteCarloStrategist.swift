import Foundation

/// Chooses moves by playing the game to its end many times by chance.
///
/// Follows Apple's [GKMonteCarloStrategist](https://developer.apple.com/documentation/gameplaykit/gkmontecarlostrategist).
open class GKMonteCarloStrategist: NSObject, GKStrategist {
    /// The state of the game; nil before there is one.
    open var gameModel: (any GKGameModel)?
    /// The source of chance; nil for the shared one.
    open var randomSource: (any GKRandom)?
    /// The number of games that are played for a move; 100 by default.
    open var budget: UInt = 100
    /// How much moves are tried that seemed bad; 1 by default.
    open var explorationParameter: UInt = 1
    /// The moves after which a game without an end counts as even.
    private static let longest = 500

    /// Creates a strategist.
    public override init() {}

    private final class Position {
        let move: (any GKGameModelUpdate)?, player: Int
        var children: [Position]?
        var (visits, wins) = (0.0, 0.0)
        init(_ move: (any GKGameModelUpdate)?, _ player: Int) { (self.move, self.player) = (move, player) }
    }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        guard let gameModel, let active = gameModel.activePlayer else { return nil }
        let root = Position(nil, active.playerId)
        for _ in 0..<max(budget, 1) {
            guard let model = gameModel.twin else { return nil }
            var path = [root]
            var position = root
            while let player = model.activePlayer, winner(of: model) == nil {
                if position.children == nil {
                    position.children = (model.gameModelUpdates(for: player) ?? []).map {
                        Position($0, player.playerId)
                    }
                }
                guard let children = position.children, let next = choose(children, position.visits) else { break }
                if let move = next.move { model.apply(move) }
                path.append(next)
                position = next
                if next.visits == 0 { break }
            }
            let winner = playOn(model)
            for step in path {
                step.visits += 1
                step.wins += winner == nil ? 0.5 : winner == step.player ? 1 : 0
            }
        }
        let best = root.children?.max { $0.visits < $1.visits }
        if let best, let move = best.move { move.value = Int(best.wins / max(best.visits, 1) * 1000) }
        return best?.move
    }

    private func choose(_ children: [Position], _ visits: Double) -> Position? {
        let fresh = children.filter { $0.visits == 0 }
        if !fresh.isEmpty { return fresh[random(fresh.count)] }
        func bound(_ child: Position) -> Double {
            let exploration = (2 * log(max(visits, 1)) / child.visits).squareRoot()
            return child.wins / child.visits + Double(explorationParameter) * exploration
        }
        return children.max { bound($0) < bound($1) }
    }

    private func random(_ bound: Int) -> Int {
        (randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: bound)
    }

    /// Returns the number of the winner; nil for none.
    private func winner(of model: any GKGameModel) -> Int? {
        let players = model.players ?? []
        if let winner = players.first(where: { model.isWin(for: $0) }) { return winner.playerId }
        if let loser = players.first(where: { model.isLoss(for: $0) }) {
            return players.first { $0.playerId != loser.playerId }?.playerId
        }
        return nil
    }

    private func playOn(_ model: any GKGameModel) -> Int? {
        for _ in 0..<Self.longest {
            if let winner = winner(of: model) { return winner }
            guard let player = model.activePlayer, let moves = model.gameModelUpdates(for: player), !moves.isEmpty
            else { return nil }
            model.apply(moves[random(moves.count)])
        }
        return nil
    }
}
