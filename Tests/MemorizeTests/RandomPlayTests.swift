import Foundation
import SwiftUI
import Testing

@testable import Memorize

/// Whatever is done in whatever order, the games stay games, and doing it again leads to the same (R5).
@Suite("R5: Memorize played at random")
struct RandomPlayTests {
    /// All that can be done, with its time in seconds.
    private enum Move {
        case choose(theme: Int, card: Int)
        case shuffle(theme: Int), restart(theme: Int), pause(theme: Int), resume(theme: Int), timePasses(theme: Int)
        case newGame(theme: Int)
        case edit(theme: Int, emoji: Int)
        case delete(theme: Int), duplicate(theme: Int), move(theme: Int, to: Int)
        case undo, redo, restoreThemes
        case prefer(bonus: Bool, speed: Bool, mismatch: Double?)

        static func random(_ themes: Int, using generator: inout SeededGenerator) -> Move {
            let theme = Int.random(in: 0..<max(themes, 1), using: &generator)
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<78: return .choose(theme: min(theme, 2), card: Int.random(in: 0..<32, using: &generator))
            case 78..<82: return .shuffle(theme: theme)
            case 82..<84: return .restart(theme: theme)
            case 84..<86: return .pause(theme: theme)
            case 86..<88: return .resume(theme: theme)
            case 88..<91: return .timePasses(theme: theme)
            case 91..<92: return .newGame(theme: theme)
            case 92..<94: return .edit(theme: theme, emoji: Int.random(in: 0..<40, using: &generator))
            case 94: return themes > 4 ? .delete(theme: theme) : .restoreThemes
            case 95: return themes < 20 ? .duplicate(theme: theme) : .delete(theme: theme)
            case 96: return .move(theme: theme, to: Int.random(in: 0...max(themes, 1), using: &generator))
            case 97: return .undo
            case 98: return .redo
            default:
                return .prefer(
                    bonus: Bool.random(using: &generator), speed: Bool.random(using: &generator),
                    mismatch: [nil, 1, 4].randomElement(using: &generator)!)
            }
        }
    }

    /// Another player, whose time is given by the moves.
    private final class Table {
        private var now = Date(timeIntervalSinceReferenceDate: 0)
        private let undo = UndoManager()
        private(set) var library: GameLibrary!

        init(seed: UInt64) {
            undo.groupsByEvent = false
            // What a step may bring back is kept as long as the step.
            undo.levelsOfUndo = 100
            library = GameLibrary(seed: seed, clock: { [unowned self] in now })
        }

        private func game(_ theme: Int) -> EmojiMemoryGame? {
            library.themes.indices.contains(theme) ? library.game(for: library.themes[theme]) : nil
        }

        private func step(_ change: () -> Void) {
            undo.beginUndoGrouping()
            change()
            undo.endUndoGrouping()
        }

        func apply(_ move: Move, after seconds: Double) {
            now += seconds
            switch move {
            case .choose(let theme, let card):
                if let game = game(theme), !game.cards.isEmpty { game.choose(game.cards[card % game.cards.count]) }
            case .shuffle(let theme): game(theme)?.shuffle()
            case .restart(let theme): game(theme)?.restart()
            case .pause(let theme): game(theme)?.pause()
            case .resume(let theme): game(theme)?.resume()
            case .timePasses(let theme): game(theme)?.timePassed()
            case .newGame(let theme):
                _ = library.startNewGame(after: game(theme)?.theme.id)
            case .edit(let place, let emoji):
                guard library.themes.indices.contains(place) else { return }
                var theme = library.themes[place]
                if theme.emoji.indices.contains(emoji) {
                    theme.remove(theme.emoji[emoji])
                } else {
                    theme.add(EmojiPalette.animals.emoji[emoji])
                }
                step { library.save(theme, undo: undo) }
            case .delete(let theme): step { library.delete([theme], undo: undo) }
            case .duplicate(let place):
                if library.themes.indices.contains(place) {
                    step { library.duplicate(library.themes[place].id, undo: undo) }
                }
            case .move(let theme, let target):
                if library.themes.indices.contains(theme), target <= library.themes.count {
                    step { library.move([theme], to: target, undo: undo) }
                }
            case .undo: if undo.canUndo { undo.undo() }
            case .redo: if undo.canRedo { undo.redo() }
            case .restoreThemes: library.restoreThemes(undo: nil)
            case .prefer(let bonus, let speed, let mismatch):
                library.preferences.hasBonus = bonus
                library.preferences.countsSpeed = speed
                library.preferences.mismatchTime = mismatch
            }
        }

        /// All that can be seen.
        var state: [String] {
            library.themes.map { theme in
                let game = library.game(for: theme)
                return
                    "\(theme.name) \(game.score) \(game.turns) \(game.cards.map { "\($0.id)\($0.isFaceUp)\($0.isMatched)" })"
            }
        }

        /// A violation of the rules; nil for none.
        var complaint: String? {
            if Set(library.themes.map(\.id)).count != library.themes.count { return "two themes with one identity" }
            for theme in library.themes {
                if !theme.isValid { return "\(theme.name) makes no sense" }
                let game = library.game(for: theme)
                if let saved = game.saved, !saved.isValid { return "the game of \(theme.name) makes no sense" }
                if game.theme != theme { return "\(theme.name) is played with \(game.theme.name)" }
                if !Set(game.cards.map(\.content)).isSubset(of: theme.emoji) { return "foreign emoji in \(theme.name)" }
                if game.turns < game.cards.count(where: \.isMatched) / 2 { return "more pairs than turns" }
            }
            return nil
        }
    }

    @Test("R5: 20 000 moves: the games make sense all the time, and the log played again leads to the same")
    func moves() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["ORIEL_SEED"].flatMap(UInt64.init) ?? 13
        let count = environment["ORIEL_EVENTS"].flatMap(Int.init) ?? 20_000
        var generator = SeededGenerator(seed: seed)
        let table = Table(seed: seed)
        var log: [(Move, Double)] = []
        for number in 0..<count {
            let move = Move.random(table.library.themes.count, using: &generator)
            let seconds = Double.random(in: 0...3, using: &generator)
            if count <= 20_000 { log.append((move, seconds)) }
            table.apply(move, after: seconds)
            if number % 97 == 0, let complaint = table.complaint {
                Issue.record("ORIEL_SEED=\(seed), move \(number), \(move): \(complaint)")
                return
            }
        }
        #expect(table.complaint == nil, "ORIEL_SEED=\(seed)")
        #expect(!table.library.statistics.records.isEmpty)
        if log.isEmpty { return }
        let replay = Table(seed: seed)
        for (number, (move, seconds)) in log.enumerated() {
            replay.apply(move, after: seconds)
            // Looking at a game makes it.
            if number % 97 == 0 { _ = replay.complaint }
        }
        #expect(replay.state == table.state, "ORIEL_SEED=\(seed)")
        #expect(replay.library.statistics == table.library.statistics)
    }
}
