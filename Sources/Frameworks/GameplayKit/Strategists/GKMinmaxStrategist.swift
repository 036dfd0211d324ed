import Foundation

/// Chooses moves by looking some moves ahead, as if the others always made their best ones.
///
/// Follows Apple's [GKMinmaxStrategist](https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist).
open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// The state of the game; nil before there is one.
    open var gameModel: (any GKGameModel)?
    /// The source of choices between equal moves; nil for the first of them.
    open var randomSource: (any GKRandom)?
    /// The number of moves to look ahead; 0 by default, which chooses no move.
    open var maxLookAheadDepth = 0

    /// Creates a strategist.
    public override init() {}

    /// Returns a player's best move; nil if there is none.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(for: player)
        guard let best = moves.first else { return nil }
        let equal = moves.prefix { $0.value == best.value }
        guard let randomSource, equal.count > 1 else { return best }
        return equal[randomSource.nextInt(upperBound: equal.count)]
    }
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap { bestMove(for: $0) }
    }
    /// Returns one of a player's best moves by chance; nil if there is none.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(for: player).prefix(max(numMovesToConsider, 1))
        guard !moves.isEmpty else { return nil }
        return moves[(randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: moves.count)]
    }

    /// The moves of a player with their values, the best first.
    private func ratedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard maxLookAheadDepth > 0, let gameModel, let moves = gameModel.gameModelUpdates(for: player) else {
            return []
        }
        for move in moves {
            guard let model = gameModel.twin else { return [] }
            model.apply(move)
            move.value = rating(of: model, for: player, depth: maxLookAheadDepth - 1, .min, .max)
        }
        // A stable order: equal moves stay as the game lists them.
        return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(
            \.element)
    }

    private func rating(
        of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, _ low: Int, _ high: Int
    ) -> Int {
        // Wins that come sooner count more.
        if model.isWin(for: player) { return GKGameModelMaxScore + depth }
        if model.isLoss(for: player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active),
            !moves.isEmpty
        else { return model.score(for: player) }
        let isOwn = active.playerId == player.playerId
        var (low, high, best) = (low, high, isOwn ? Int.min : Int.max)
        for move in moves {
            guard let next = model.twin else { return model.score(for: player) }
            next.apply(move)
            let rating = rating(of: next, for: player, depth: depth - 1, low, high)
            best = isOwn ? max(best, rating) : min(best, rating)
            if isOwn { low = max(low, best) } else { high = min(high, best) }
            if low >= high { break }
        }
        return best
    }
}
