import Foundation
import FrontEndKit
import SwiftUI
import SwiftUITesting
import Testing

@testable import FizzBuzz
@testable import Memorize

/// The games in a terminal of 80 × 24 (M14, F7), by the keys alone and by the mouse alone.
@MainActor
@Suite("The games in a terminal")
struct GameTests {
    /// The knowledge of a player with a good memory: the pictures by place.
    private struct Memory {
        private var seen: [String: String] = [:]

        /// Notes a card by its words: “🚗, row 1, column 2”.
        mutating func note(_ label: String) {
            let words = label.components(separatedBy: ", ")
            guard words.count >= 3, words[0] != "Face-down card" else { return }
            seen[words.suffix(2).joined(separator: ", ")] = words[0]
        }

        /// The place to turn next: the other of a pair, or one that is new.
        func next(_ down: [String], up: String?) -> String? {
            if let up, let picture = seen[up], let other = down.first(where: { seen[$0] == picture }) { return other }
            if up == nil {
                for (index, place) in down.enumerated() {
                    guard let picture = seen[place] else { continue }
                    if down.dropFirst(index + 1).contains(where: { seen[$0] == picture }) { return place }
                }
            }
            return down.first { seen[$0] == nil } ?? down.first
        }
    }

    private func place(_ label: String) -> String {
        label.components(separatedBy: ", ").suffix(2).joined(separator: ", ")
    }

    /// Plays to the end; `turn` turns the card at a place over.
    private func play(_ host: TestHost, _ game: EmojiMemoryGame, _ turn: (String) -> Void) -> Int {
        var memory = Memory()
        var turns = 0
        while !game.isOver, turns < 120 {
            let cards = host.accessibility.map(\.label).filter { $0.contains(", row ") }
            for card in cards { memory.note(card) }
            let down = cards.filter { $0.hasPrefix("Face-down") }.map(place)
            let up = cards.filter { !$0.hasPrefix("Face-down") && !$0.contains("found") }.map(place)
            guard let next = memory.next(down, up: up.count == 1 ? up[0] : nil) else { break }
            turn(next)
            host.advance(by: 0.6)
            turns += 1
        }
        return turns
    }

    @Test("Memorize is played to its end with the arrows and the space bar")
    func memorizeByKeys() throws {
        let game = EmojiMemoryGame(theme: Theme.all[0], seed: 7)
        let host = TestHost(EmojiMemoryGameView(game: game), columns: 80, rows: 24)
        host.advance(by: 3)
        func focused() -> String? { host.accessibility.first { $0.isFocused && $0.label.contains(", row ") }?.label }
        func numbers(_ place: String) -> (row: Int, column: Int) {
            let words = place.split { !$0.isNumber }.compactMap { Int($0) }
            return (words[0], words[1])
        }
        // The arrows find the cards without anything else.
        for _ in 0..<10 where focused() == nil { host.press(.down) }
        try #require(focused() != nil)
        let turns = play(host, game) { target in
            for _ in 0..<60 {
                guard let now = focused().map(place), now != target else { break }
                let (from, to) = (numbers(now), numbers(target))
                if from.row != to.row, host.press(from.row < to.row ? .down : .up), focused().map(place) != now {
                    continue
                }
                if from.column != to.column { host.press(from.column < to.column ? .right : .left) }
                if focused().map(place) == now { host.press(.tab) }
            }
            if focused() == nil { for _ in 0..<40 where focused().map(place) != target { host.press(.tab) } }
            host.press(.space)
        }
        #expect(game.isOver, "\(turns) turns\n\(host.screen.joined(separator: "\n"))")
    }

    @Test("Memorize is played to its end with the mouse, and its wheel")
    func memorizeByMouse() throws {
        let game = EmojiMemoryGame(theme: Theme.all[0], seed: 3)
        let host = TestHost(EmojiMemoryGameView(game: game), columns: 80, rows: 24)
        host.advance(by: 3)
        let turns = play(host, game) { target in
            for step in [0, 0, 96, 96, 96, -96, -96, -96, -96] {
                if step != 0 {
                    host.scroll(at: CGPoint(x: 320, y: 200), by: CGSize(width: 0, height: CGFloat(step)))
                    host.advance(by: 1)
                }
                guard let card = host.accessibility.first(where: { $0.label == "Face-down card, " + target }) else {
                    continue
                }
                let middle = CGPoint(x: card.frame.midX, y: card.frame.midY)
                guard middle.y > 70, middle.y < 300 else { continue }
                host.tap(at: middle)
                return
            }
        }
        #expect(game.isOver, "\(turns) turns\n\(host.screen.joined(separator: "\n"))")
    }

    @Test("A flip is a squash: the card is narrower in the middle of the turn, and its picture is there at the end")
    func flip() throws {
        let game = EmojiMemoryGame(theme: Theme.all[0], seed: 7)
        let host = TestHost(EmojiMemoryGameView(game: game), columns: 80, rows: 24)
        host.advance(by: 3)
        let card = try #require(host.accessibility.first { $0.label.hasPrefix("Face-down card, row 1, column 1") })
        func width() -> Int {
            let row = Int(card.frame.midY / 16)
            let (first, last) = (Int(card.frame.minX / 8), Int(card.frame.maxX / 8))
            let line = TestHostCells(host).backgrounds(row)[first..<last]
            let outside = TestHostCells(host).backgrounds(row)[first - 1]
            return line.filter { $0 != outside }.count
        }
        let whole = width()
        host.tap(at: CGPoint(x: card.frame.midX, y: card.frame.midY))
        var widths: [Int] = []
        for _ in 0..<20 {
            host.advance(by: 0.025)
            widths.append(width())
        }
        #expect(widths.min() ?? whole < whole, "\(widths)")
        host.advance(by: 1)
        #expect(width() == whole)
        #expect(host.screen.joined().contains(game.cards[0].content))
    }

    @Test("FizzBuzz in a circle is played with the keys of the words, and seats lie around the count")
    func circleByKeys() throws {
        let (host, group) = circle()
        host.press(.return)
        group.start()
        host.advance(by: 2)
        let names = group.setup.players.map(\.name)
        let screen = host.screen
        let rows = names.compactMap { name in screen.firstIndex { $0.contains(name) } }
        #expect(rows.count == names.count && Set(rows).count > 1, "\(screen.joined(separator: "\n"))")
        var spoken = 0
        for _ in 0..<400 where group.game?.isOver == false {
            guard group.isListening, let game = group.game else {
                host.advance(by: 0.2)
                continue
            }
            let place = try #require(group.choices.firstIndex(of: game.answer))
            if place == 0 { host.press(.space) } else { host.press(.character(Character("\(place)"))) }
            host.advance(by: 0.1)
            spoken += 1
            if spoken == 4 { break }
        }
        #expect(spoken >= 2 && group.game?.turns.filter { $0.isRight && $0.player == 1 }.count ?? 0 >= 2)
    }

    @Test("FizzBuzz in a circle is played with the mouse")
    func circleByMouse() throws {
        let (host, group) = circle()
        group.start()
        host.advance(by: 2)
        var spoken = 0
        for _ in 0..<400 where group.game?.isOver == false && spoken < 3 {
            guard group.isListening, let game = group.game else {
                host.advance(by: 0.2)
                continue
            }
            let button = try #require(host.accessibility.first { $0.label == game.answer && $0.role == .button })
            host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
            host.advance(by: 0.1)
            spoken += 1
        }
        #expect(spoken >= 2)
    }

    @Test("R15: The same input makes the same screens, to the last byte")
    func repeats() {
        func screens() -> [[String]] {
            let game = EmojiMemoryGame(
                theme: Theme.all[1], seed: 11, clock: { Date(timeIntervalSinceReferenceDate: 0) })
            let host = TestHost(EmojiMemoryGameView(game: game), columns: 80, rows: 24)
            var generator = Memorize.SeededGenerator(seed: 9)
            var screens: [[String]] = []
            for _ in 0..<30 {
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: host.press([.up, .down, .left, .right, .space, .tab].randomElement(using: &generator)!)
                case 1:
                    let column = Int.random(in: 0..<80, using: &generator),
                        row = Int.random(in: 0..<24, using: &generator)
                    host.tap(at: CGPoint(x: column * 8 + 4, y: row * 16 + 8))
                default: host.advance(by: Double.random(in: 0...0.3, using: &generator))
                }
                screens.append(host.styledScreen)
            }
            return screens
        }
        #expect(screens() == screens())
    }

    private func circle() -> (TestHost, GroupViewModel) {
        final class Clock { var host: TestHost? }
        let clock = Clock()
        let group = GroupViewModel(
            repository: FizzBuzz.MemoryRepository(), seed: 5,
            clock: { MainActor.assumeIsolated { Date(timeIntervalSinceReferenceDate: clock.host?.time ?? 0) } })
        let host = TestHost(GroupView(group: group), columns: 80, rows: 24)
        clock.host = host
        return (host, group)
    }
}

/// The colors of a host's screen.
@MainActor
struct TestHostCells {
    private let lines: [String]
    init(_ host: TestHost) { lines = host.styledScreen }

    /// The color behind each cell of a row, in the terminal's words.
    func backgrounds(_ row: Int) -> [String] {
        var colors: [String] = []
        var color = ""
        for part in lines[row].components(separatedBy: "\u{1B}[") {
            guard let end = part.firstIndex(of: "m") else {
                colors += part.map { _ in color }
                continue
            }
            let numbers = part[..<end].split(separator: ";").map(String.init)
            if numbers.isEmpty || numbers.first == "0" || numbers.contains("49") { color = "" }
            if let place = numbers.firstIndex(of: "48") { color = numbers[place...].joined(separator: ";") }
            for character in part[part.index(after: end)...] {
                for _ in 0..<max(character.columns, 1) { colors.append(color) }
            }
        }
        return colors + Array(repeating: "", count: 80)
    }
}
