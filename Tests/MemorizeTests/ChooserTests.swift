import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Memorize

/// The whole window: themes and the table side by side, or one after the other.
@MainActor @Suite("M8, M9: The chooser of themes")
struct ChooserTests {
    private let library = GameLibrary(seed: 3, clock: { Date(timeIntervalSinceReferenceDate: 0) })

    private func open(_ width: CGFloat, _ height: CGFloat) -> TestHost {
        // Values that the window of another test left.
        UserDefaults.standard.removeObject(forKey: "scene theme")
        let host = TestHost(ContentView(library: library), size: CGSize(width: width, height: height))
        host.advance(by: 3)
        return host
    }

    private func cards(_ host: TestHost) -> [AccessibilityItem] {
        host.accessibility.filter { $0.label.contains(", row ") }
    }

    @Test("M9: A wide window shows themes and table side by side; choosing a theme shows its game as it stands")
    func wide() throws {
        let host = open(920, 720)
        #expect(host.find(text: "Animals") != nil && cards(host).count == 16)
        host.tap(text: "Garden")
        host.advance(by: 3)
        #expect(cards(host).count == 12)
        #expect(host.perform(.press, on: try #require(cards(host).first)))
        let game = library.game(for: library.themes[2])
        #expect(game.isInProgress)
        host.advance(by: 1)
        // The list shows the state of the game.
        #expect(host.find(text: "6 of 6 pairs left, score 0") != nil)
        host.tap(text: "Kitchen")
        host.advance(by: 3)
        host.tap(text: "6 of 6 pairs left, score 0")
        host.advance(by: 0.1)
        // The cards lie there at once: they are not dealt again.
        #expect(cards(host).count == 12 && cards(host)[0].label.hasPrefix(game.cards[0].content))
    }

    @Test("M9: In a narrow window they come one after the other, and a game survives the way back")
    func narrow() throws {
        let host = open(360, 640)
        #expect(host.find(text: "Animals") != nil && cards(host).isEmpty)
        host.tap(text: "Garden")
        host.advance(by: 3)
        #expect(cards(host).count == 12)
        host.perform(.press, on: try #require(cards(host).first))
        host.advance(by: 1)
        host.tap(text: "Themes")
        host.advance(by: 2)
        #expect(host.find(text: "Animals") != nil)
        host.tap(text: "Garden")
        host.advance(by: 2)
        #expect(library.game(for: library.themes[2]).isInProgress)
        #expect(cards(host)[0].label.hasPrefix(library.game(for: library.themes[2]).cards[0].content))
    }

    @Test("M6: New Game goes on with another theme")
    func newGame() throws {
        let host = open(920, 720)
        host.tap(text: "New Game")
        host.advance(by: 3)
        let chosen = host.accessibility.first(where: \.isSelected)?.label ?? ""
        #expect(!chosen.hasPrefix("Vehicles") && library.themes.contains { chosen.hasPrefix($0.name) })
    }

    @Test("M8: A theme is made by hand: name, emoji by typing and from the palette, pairs; then it is played with")
    func making() throws {
        let host = open(920, 720)
        #expect(host.perform(.press, on: "New Theme"))
        host.advance(by: 1)
        #expect(host.find(text: "A theme needs a name.") != nil)
        host.tap(text: "Name")
        host.type("Mine")
        #expect(host.find(text: "A theme needs at least two emoji.") != nil)
        host.tap(text: "Type or paste emoji")
        host.type("🧪x🧫")
        host.advance(by: 1)
        #expect(host.accessible("Remove 🧪") != nil && host.accessible("Remove 🧫") != nil)
        host.perform(.press, on: "Remove 🧪")
        host.advance(by: 1)
        #expect(host.accessible("Put back 🧪") != nil)
        host.perform(.press, on: "Put back 🧪")
        host.perform(.press, on: "Add 😀")
        host.advance(by: 1)
        host.tap(text: "Done")
        host.advance(by: 1)
        #expect(library.themes[0].name == "Mine" && Set(library.themes[0].emoji) == ["🧪", "🧫", "😀"])
        host.tap(text: "Mine")
        host.advance(by: 3)
        #expect(cards(host).count == 6)
    }

    @Test("M8: Cancel leaves a theme as it was")
    func cancelling() {
        let host = open(920, 720)
        #expect(host.perform(.press, on: "New Theme"))
        host.advance(by: 1)
        host.tap(text: "Name")
        host.type("Mine")
        host.tap(text: "Cancel")
        host.advance(by: 1)
        #expect(library.themes == Theme.all && host.find(text: "Cancel") == nil)
    }

    @Test("M8: Without themes the list says so, and offers those that come with the game")
    func nothing() {
        library.delete(IndexSet(library.themes.indices), undo: nil)
        let host = open(920, 720)
        #expect(host.find(text: "No Themes") != nil)
        host.tap(text: "Restore Themes")
        host.advance(by: 1)
        #expect(library.themes == Theme.all && host.find(text: "Animals") != nil)
    }

    @Test("M12: The texts of the window are whole in large type", arguments: [1.0, 1.75])
    func largeType(scale: Double) {
        let host = TestHost(ContentView(library: library), size: CGSize(width: 920, height: 720))
        host.setFontScale(scale)
        host.advance(by: 3)
        for text in ["Themes", "Vehicles", "Shuffle", "New Game", "Score"] {
            let frame = host.find(text: text)?.frame ?? .zero
            #expect(CGRect(x: 0, y: 0, width: 920, height: 720).contains(frame), "\(text): \(frame)")
        }
    }

    @Test(
        "Only the row of the game that is played is evaluated, however many themes there are", arguments: [10, 1_000])
    func work(themes: Int) throws {
        let all = (0..<themes).map { Theme("T\($0)", symbol: "star", emoji: "🐶🐱🐭", color: 0x123456) }
        let library = GameLibrary(storage: .init(themes: MemoryRepository(all)), seed: 3)
        let host = TestHost(ContentView(library: library), size: CGSize(width: 920, height: 720))
        host.advance(by: 3)
        let card = try #require(cards(host).first)
        host.resetCounters()
        host.perform(.press, on: card)
        #expect(host.bodyCount(of: ThemeRow.self) == 1)
        #expect(host.bodyCount(of: CardView.self) == 1)
        #expect(host.bodyCount(of: EmojiMemoryGameView.self) == 1)
        #expect(host.bodyCount(of: ContentView.self) == 0)
    }
}

@MainActor @Suite("Preferences and results")
struct PreferencesTests {
    @Test("The window of preferences changes them")
    func preferences() {
        let library = GameLibrary(seed: 1)
        let host = TestHost(SettingsView(library: library), size: CGSize(width: 420, height: 460))
        for label in ["Sounds", "Bonus for few looks", "Quick choices count more"] {
            #expect(host.perform(.press, on: label), "\(label)")
        }
        #expect(!library.preferences.hasSounds && !library.preferences.hasBonus && library.preferences.countsSpeed)
    }

    @Test("M13: The result shows what was reached, and what was the best so far")
    func result() {
        var statistics = Statistics()
        for score in [12, 20, 7] {
            statistics.add(.init(score: score, turns: 30 - score, pairs: 8, time: 65, streak: 3), theme: "Sea")
        }
        let record = statistics.record(of: "Sea")
        var answers: [String] = []
        let host = TestHost(
            ResultView(
                theme: Theme.all[5], result: record.latest[2], record: record, playAgain: { answers.append("again") },
                newGame: { answers.append("new") }), size: CGSize(width: 400, height: 560))
        for text in ["7 points in 23 turns", "best 20", "best 10", "1:05", "The last 3 games"] {
            #expect(host.find(text: text) != nil, "\(text)")
        }
        #expect(host.accessibility.contains { $0.label == "Scores of the last games: 12, 20, 7" })
        host.tap(text: "Play Again")
        host.tap(text: "New Game")
        #expect(answers == ["again", "new"])
    }

    @Test("Two cards that are no pair turn down in the window after their time")
    func mismatch() throws {
        let clock = Clock()
        let library = GameLibrary(seed: 1, clock: { Date(timeIntervalSinceReferenceDate: clock.time()) })
        library.preferences.mismatchTime = 2
        let game = library.game(for: library.themes[2])
        let host = TestHost(EmojiMemoryGameView(game: game), size: CGSize(width: 480, height: 640))
        clock.time = { [weak host] in host?.time ?? 0 }
        host.advance(by: 3)
        let other = try #require(game.cards.indices.last { game.cards[$0].content != game.cards[0].content })
        for place in [0, other] { host.tap(at: host.findAll(CardView.self)[place].center) }
        host.advance(by: 1.5)
        #expect(game.cards.count(where: \.isFaceUp) == 2)
        host.advance(by: 1)
        #expect(game.cards.count(where: \.isFaceUp) == 0)
    }

    private final class Clock {
        var time: () -> Double = { 0 }
    }
}
