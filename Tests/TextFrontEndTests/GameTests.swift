import FrontEndKit
import SwiftUI
import Testing
import TextFrontEnd

@testable import FizzBuzz
@testable import Memorize

/// The games, played by a player who sees only letters.
@MainActor
@Suite("The games in cells")
struct GameTests {
    @Test("FizzBuzz is played by reading and pressing Next")
    func fizzBuzz() {
        var turn = 1
        var read: [String] = []
        play(FizzBuzzView(game: FizzBuzzViewModel()), columns: 60, rows: 30) { screen in
            let word =
                turn % 15 == 0 ? "FizzBuzz" : turn % 5 == 0 ? "Buzz" : turn % 3 == 0 ? "Fizz" : "\(turn)"
            // In the box, beneath the title.
            let box = screen.lines.dropFirst(4).joined(separator: "\n")
            #expect(box.contains(word), "turn \(turn):\n\(screen.text)")
            read.append(word)
            guard turn < 16, let next = screen.place(of: "Next") else { return nil }
            turn += 1
            return .click(column: next.column + 1, row: next.row)
        }
        #expect(read.count == 16)
    }

    /// Plays Memorize with a good memory.
    private struct Memory {
        typealias Place = (column: Int, row: Int, width: Int, height: Int)
        /// The cards seen so far, by position.
        var seen: [[Int]: String] = [:]
        var pressed: [Int]?
        var turns = 0

        /// The cards on the table: boxes with corners.
        func cards(_ screen: Screen) -> [Place] {
            var found: [Place] = []
            for row in 0..<screen.rows {
                for column in 0..<screen.columns where screen.cells[row][column] == "┌" {
                    guard let right = screen.cells[row][column...].firstIndex(of: "┐"),
                        let bottom = (row..<screen.rows).first(where: { screen.cells[$0][column] == "└" })
                    else { continue }
                    found.append((column, row, right - column, bottom - row))
                }
            }
            return found
        }

        /// The picture on a card; nil for a face-down one.
        func picture(_ card: Place, _ screen: Screen) -> String? {
            for row in card.row + 1..<card.row + card.height {
                for cell in screen.cells[row][card.column + 1..<card.column + card.width]
                where cell.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
                    return cell
                }
            }
            return nil
        }
    }

    @Test("A round of Memorize is played to its end by reading the cards and pressing them")
    func memorize() throws {
        let game = EmojiMemoryGame(theme: Theme.all[0], seed: 7)
        var memory = Memory()
        var last: Screen?
        play(EmojiMemoryGameView(game: game), columns: 80, rows: 44) { screen in
            last = screen
            memory.turns += 1
            if memory.turns == 1 { return .wait(4) }
            if memory.turns > 200 { return nil }
            let cards = memory.cards(screen).filter { $0.width >= 4 && $0.row < 36 }
            if cards.isEmpty { return nil }
            var down: [[Int]] = []
            var up: [[Int]] = []
            for card in cards {
                let place = [card.column + card.width / 2, card.row + card.height / 2]
                if let picture = memory.picture(card, screen) {
                    memory.seen[place] = picture
                    up.append(place)
                } else {
                    down.append(place)
                }
            }
            // The other one of the card that is up, or a pair that is known, or one that is new.
            var next = down.first { memory.seen[$0] == nil } ?? down.first
            if up.count == 1, let picture = memory.seen[up[0]],
                let other = down.first(where: { memory.seen[$0] == picture })
            {
                next = other
            } else if up.count != 1 {
                for (index, place) in down.enumerated() {
                    guard let picture = memory.seen[place] else { continue }
                    if down.dropFirst(index + 1).contains(where: { memory.seen[$0] == picture }) { next = place }
                }
            }
            guard let next else { return .wait(1) }
            return .click(column: next[0], row: next[1])
        }
        #expect(game.isOver, "\(last?.text ?? "")")
        #expect(memory.turns > 16 && memory.turns < 80)
        #expect(memory.seen.count >= 16)
    }
}
