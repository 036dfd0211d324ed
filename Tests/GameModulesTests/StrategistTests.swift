import Foundation
import GameplayKit
import Testing

private final class Opponent: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
}

private final class Branch: NSObject, GKGameModelUpdate {
    var value = 0
    let number: Int
    init(_ number: Int) { self.number = number }
}

/// A state of a game that is written down as a tree: how good it is for the first player, and what may follow.
private struct State {
    var score = 0
    /// The number of the player who has won.
    var winner: Int?
    var next: [State] = []
}

private final class TreeGame: NSObject, GKGameModel {
    static let sides = [Opponent(7), Opponent(9)]
    var (state, turn) = (State(), 0)
    var players: [any GKGameModelPlayer]? { Self.sides }
    var activePlayer: (any GKGameModelPlayer)? { state.next.isEmpty ? nil : Self.sides[turn] }
    /// Whether the game says only who has lost.
    var saysLosses = false
    convenience init(_ next: [State]) {
        self.init()
        state.next = next
    }
    func copy(with zone: NSZone?) -> Any { TreeGame() }
    func setGameModel(_ gameModel: any GKGameModel) {
        if let other = gameModel as? TreeGame {
            (state, turn, saysLosses) = (other.state, other.turn, other.saysLosses)
        }
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        state.next.indices.map(Branch.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        state = state.next[(gameModelUpdate as? Branch)?.number ?? 0]
        turn = 1 - turn
    }
    func score(for player: any GKGameModelPlayer) -> Int { player.playerId == 7 ? state.score : -state.score }
    func isWin(for player: any GKGameModelPlayer) -> Bool { !saysLosses && state.winner == player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool {
        state.winner.map { $0 != player.playerId } ?? false
    }
}

/// A source that always gives the greatest number.
private final class Greatest: NSObject, GKRandom {
    var bounds: [Int] = []
    func nextInt() -> Int { .max }
    func nextInt(upperBound: Int) -> Int {
        bounds.append(upperBound)
        return upperBound - 1
    }
    func nextUniform() -> Float { 1 }
    func nextBool() -> Bool { true }
}

@Suite("Moves of strategists, with their values")
struct StrategistTests {
    private static func state(_ score: Int, _ next: [State] = []) -> State { State(score: score, next: next) }
    private static let won = State(winner: 7), lost = State(winner: 9)

    /// Three moves: two look equally good, until the answers are known.
    private static let tree = [
        state(5, [state(-10), state(7)]), state(3, [state(4), state(6)]), state(5, [state(9), state(4)]),
    ]

    private func minmax(_ next: [State], depth: Int, source: (any GKRandom)? = nil) -> GKMinmaxStrategist {
        let strategist = GKMinmaxStrategist()
        (strategist.gameModel, strategist.maxLookAheadDepth) = (TreeGame(next), depth)
        strategist.randomSource = source
        return strategist
    }

    private func best(_ next: [State], depth: Int, source: (any GKRandom)? = nil) -> [Int]? {
        let move = minmax(next, depth: depth, source: source).bestMoveForActivePlayer() as? Branch
        return move.map { [$0.number, $0.value] }
    }

    @Test("One move ahead the scores count, two moves ahead the other's best answers")
    func depths() {
        #expect(best(Self.tree, depth: 0) == nil && best([], depth: 3) == nil)
        #expect(best(Self.tree, depth: 1) == [0, 5])
        #expect(best(Self.tree, depth: 2) == [1, 4] && best(Self.tree, depth: 9) == [1, 4])
        let deep = [
            Self.state(0, [Self.state(0, [Self.state(1), Self.state(8)]), Self.state(0, [Self.state(6)])]),
            Self.state(0, [Self.state(0, [Self.state(7), Self.state(2)])]),
        ]
        // The first player chooses the last move: 8 or 6, of which the other leaves 6; and 7.
        #expect(best(deep, depth: 3) == [1, 7])
    }

    @Test("A win that comes sooner and a loss that comes later are better")
    func ends() {
        let late = Self.state(0, [Self.state(0, [Self.won])])
        #expect(best([late, Self.won], depth: 4) == [1, GKGameModelMaxScore + 3])
        #expect(best([late, Self.state(99)], depth: 4) == [0, GKGameModelMaxScore + 1])
        let doom = Self.state(0, [Self.state(0, [Self.lost])])
        #expect(best([Self.lost, doom], depth: 4) == [1, GKGameModelMinScore - 1])
        #expect(best([Self.lost], depth: 4) == [0, GKGameModelMinScore - 3])
        #expect(best([doom, Self.state(-99)], depth: 4) == [1, -99])
    }

    @Test("Of equal moves the first is chosen, or the source chooses among them alone")
    func chance() {
        let source = Greatest()
        #expect(best(Self.tree, depth: 1, source: source) == [2, 5] && source.bounds == [2])
        #expect(best(Self.tree, depth: 2, source: source)?.first == 2 && source.bounds == [2, 2])
        #expect(best([Self.state(1), Self.state(2)], depth: 1, source: source) == [1, 2] && source.bounds == [2, 2])
        let strategist = minmax(Self.tree, depth: 1, source: source)
        func random(_ count: Int) -> Int? {
            (strategist.randomMove(for: TreeGame.sides[0], fromNumberOfBestMoves: count) as? Branch)?.number
        }
        #expect(random(1) == 0 && random(0) == 0 && random(-3) == 0 && random(2) == 2 && random(3) == 1)
        #expect(random(8) == 1 && source.bounds.suffix(6) == [1, 1, 1, 2, 3, 3])
        strategist.maxLookAheadDepth = 0
        #expect(random(2) == nil)
    }

    @Test("The other player's best move is the worst for the first")
    func otherSide() {
        let strategist = minmax(Self.tree, depth: 1)
        let move = strategist.bestMove(for: TreeGame.sides[1]) as? Branch
        #expect(move?.number == 1 && move?.value == -3)
    }

    private func chance(_ next: [State], budget: UInt, saysLosses: Bool = false) -> [Int]? {
        let (strategist, game) = (GKMonteCarloStrategist(), TreeGame(next))
        game.saysLosses = saysLosses
        (strategist.gameModel, strategist.budget) = (game, budget)
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 5)
        return (strategist.bestMoveForActivePlayer() as? Branch).map { [$0.number, $0.value] }
    }

    @Test("A move's value by chance is its share of games won, in thousandths, with half for an even one")
    func shares() {
        #expect(chance([Self.won], budget: 9) == [0, 1000] && chance([Self.lost], budget: 9) == [0, 0])
        #expect(chance([Self.state(0)], budget: 9) == [0, 500] && chance([Self.won], budget: 0) == [0, 1000])
        #expect(chance([], budget: 9) == nil)
        let three = [Self.lost, Self.won, Self.state(0)]
        #expect(chance(three, budget: 100) == [1, 1000])
        #expect(chance(three, budget: 100, saysLosses: true) == [1, 1000])
        // The other player chooses the second move, and would choose its own win.
        let forced = Self.state(0, [Self.lost, Self.won]), even = Self.state(0, [Self.state(0)])
        #expect(chance([forced, even], budget: 400)?.first == 1)
    }
}
