import Foundation
import Testing

@testable import Memorize

@Suite("M10: What Memorize keeps in files")
final class KeepingTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("memorize-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func storage(in folder: URL) -> GameLibrary.Storage { .files(in: folder) }

    private func library() -> GameLibrary {
        GameLibrary(storage: storage(in: folder), seed: 1, clock: { Date(timeIntervalSinceReferenceDate: 0) })
    }

    private let names = ["games.json", "preferences.json", "statistics.json", "themes.json"]

    /// Plays so that everything is kept.
    private func play() {
        let library = library()
        library.preferences.mismatchTime = 1
        library.duplicate(library.themes[0].id, undo: nil)
        let game = library.game(for: library.themes[2])
        game.choose(game.cards[0])
        game.choose(game.cards[1])
        let other = library.game(for: library.themes[3])
        for (_, pair) in Dictionary(grouping: other.cards, by: \.content) { pair.forEach(other.choose) }
    }

    @Test("M10: What is kept is there again")
    func roundTrip() throws {
        play()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
        let library = library()
        #expect(library.complaint == nil && library.themes.count == Theme.all.count + 1)
        #expect(library.preferences.mismatchTime == 1)
        #expect(library.game(for: library.themes[2]).turns == 1)
        #expect(library.statistics.record(of: library.themes[3].id).games == 1)
    }

    @Test("R12: a thousand broken files are read as what they are, or put aside and reported")
    func mutations() throws {
        play()
        let good = try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
        var generator = SeededGenerator(seed: 12)
        var bad = 0
        for _ in 0..<1_000 {
            let chosen = Int.random(in: 0..<4, using: &generator)
            var data = good[chosen]
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: data = data.prefix(Int.random(in: 0..<data.count, using: &generator))
            case 1:
                data[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            case 2: data.append(contentsOf: data)
            case 3: data = Data((0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) })
            default:
                let text = String(decoding: data, as: UTF8.self)
                let changes = [
                    "1": "-1", "2": "9e99", "0": "1e400", "3": "9223372036854775807", "true": "false", "false": "true",
                    "\"id\":1": "\"id\":2", "🐶": "", "score": "Score",
                ]
                let (from, to) = changes.sorted { $0.key < $1.key }.randomElement(using: &generator)!
                data = Data(text.replacingOccurrences(of: from, with: to).utf8)
            }
            let file = folder.appendingPathComponent(names[chosen])
            try data.write(to: file)
            let library = library()
            if let complaint = library.complaint {
                bad += 1
                #expect(complaint.contains("\(names[chosen]).bad,"), "\(complaint)")
                #expect(try Data(contentsOf: file.appendingPathExtension("bad")) == data)
                try FileManager.default.removeItem(at: file.appendingPathExtension("bad"))
            }
            // It can be played on with, whatever was read.
            for theme in library.themes.prefix(5) {
                let game = library.game(for: theme)
                if let card = game.cards.first { game.choose(card) }
                if let card = game.cards.last { game.choose(card) }
                game.timePassed()
            }
            _ = library.startNewGame(after: library.themes.first?.id)
            for (name, data) in zip(names, good) { try data.write(to: folder.appendingPathComponent(name)) }
        }
        #expect(bad > 300)
    }

    @Test("R12: What a later version wrote is kept, and said so")
    func later() throws {
        let preferences = FileRepository<Preferences>(file: folder.appendingPathComponent(names[1]), version: 2)
        try preferences.save(Preferences(hasSounds: false))
        let library = library()
        #expect(
            library.complaint
                == "preferences.json was written by a later version of this program; it is kept as preferences.json.bad, and you begin anew."
        )
        #expect(library.preferences == Preferences())
    }

    @Test("Where nothing can be saved it is said once, and the game goes on")
    func unwritable() throws {
        try Data().write(to: folder)
        let library = library()
        #expect(library.complaint?.contains("themes.json could not be read") == true)
        library.complaint = nil
        let game = library.game(for: library.themes[0])
        game.choose(game.cards[0])
        #expect(library.complaint?.contains("games.json could not be saved") == true)
        library.complaint = nil
        game.choose(game.cards[1])
        #expect(library.complaint == nil && game.turns == 1)
    }

    @Test("R12: a thousand saved games that break the rules are not gone on with")
    func unsound() {
        var generator = SeededGenerator(seed: 3)
        var game = MemoryGame(numberOfPairs: 4) { "\($0)" }
        for card in game.cards.prefix(3) { game.choose(card) }
        #expect(game.isValid)
        func isValid(_ change: (inout [String: Any]) -> Void) throws -> Bool {
            let data = try JSONEncoder().encode(game)
            var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            change(&object)
            let changed = try JSONSerialization.data(withJSONObject: object)
            return (try? JSONDecoder().decode(MemoryGame<String>.self, from: changed))?.isValid ?? false
        }
        for key in ["score", "turns", "streak", "longestStreak", "lastChoice", "cards"] {
            #expect(throws: Never.self) { try #expect(!isValid { $0[key] = nil }, "\(key)") }
        }
        for (key, values) in [
            ("turns", [-1, 2_000_000_000]), ("score", [2_000_000_000, -2_000_000_000]), ("streak", [-1, 9]),
            ("longestStreak", [-1, 9]), ("lastChoice", [-1, 2_000_000_000]),
        ] {
            for value in values { #expect(throws: Never.self) { try #expect(!isValid { $0[key] = value }, "\(key)") } }
        }
        for _ in 0..<1_000 {
            // Any card changed in one way that no game can come to.
            let place = Int.random(in: 0..<8, using: &generator)
            let changes: [(key: String, value: Any)] = [
                ("id", 17), ("content", "x"), ("isMatched", !game.cards[place].isMatched),
            ]
            let change = changes[Int.random(in: 0..<3, using: &generator)]
            #expect(throws: Never.self) {
                try #expect(
                    !isValid {
                        var cards = $0["cards"] as? [[String: Any]] ?? []
                        cards[place][change.key] = change.value
                        $0["cards"] = cards
                    }, "\(change.key) of \(place)")
            }
        }
    }
}
