#if canImport(SwiftData)
import Foundation
import SQLiteAccess
import Testing

@testable import Memorize

@Suite("M10: What Memorize keeps in a database")
final class DatabaseKeepingTests {
    private let top = FileManager.default.temporaryDirectory.appendingPathComponent("memorize-\(UUID().uuidString)")
    private lazy var folder = top.appendingPathComponent("0")
    private var store: URL { folder.appendingPathComponent("Memorize.store") }

    deinit {
        // Databases that are being closed remove files of their own meanwhile.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: top.path) {
            try? FileManager.default.removeItem(at: top)
        }
    }

    private func library(_ storage: GameLibrary.Storage? = nil, seed: UInt64 = 1) -> GameLibrary {
        GameLibrary(
            storage: storage ?? .database(in: folder), seed: seed, clock: { Date(timeIntervalSinceReferenceDate: 0) })
    }

    private var names: [String] {
        get throws {
            let all = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            return all.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
        }
    }

    /// Plays so that everything is kept.
    private func play(_ library: GameLibrary) {
        library.preferences.mismatchTime = 1
        library.duplicate(library.themes[0].id, undo: nil)
        let game = library.game(for: library.themes[2])
        game.choose(game.cards[0])
        game.choose(game.cards[1])
        finish(library, 3)
    }

    private func finish(_ library: GameLibrary, _ place: Int) {
        let game = library.game(for: library.themes[place])
        for (_, pair) in Dictionary(grouping: game.cards, by: \.content) { pair.forEach(game.choose) }
    }

    private func isAsPlayed(_ library: GameLibrary) -> Bool {
        library.themes.count == Theme.all.count + 1 && library.themes[1].name.hasSuffix(" Copy")
            && library.preferences.mismatchTime == 1 && library.game(for: library.themes[2]).turns == 1
            && library.statistics.record(of: library.themes[3].id).games == 1
    }

    @Test("M10: What is kept is there again, and themes that are all gone stay gone")
    func roundTrip() throws {
        play(library())
        #expect(try names == ["Memorize.store", "preferences.json"])
        let again = library()
        #expect(again.complaint == nil && isAsPlayed(again))
        again.delete(IndexSet(again.themes.indices), undo: nil)
        #expect(library().themes.isEmpty)
    }

    @Test("M10: A database that another program holds is left where it is, and there is a game meanwhile")
    func held() throws {
        play(library())
        let before = try names
        var other: SQLiteConnection? = try SQLiteConnection(path: store.path, isReadOnly: false, register: { _ in })
        try other?.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
        let meanwhile = library()
        #expect(meanwhile.complaint?.contains("Another program is using Memorize.store.") == true)
        #expect(!meanwhile.themes.isEmpty)
        #expect(try names == before)
        try other?.run("ROLLBACK")
        other = nil
        #expect(isAsPlayed(library()))
    }

    @Test("Moved themes keep their order")
    func order() throws {
        let library = library()
        library.move([0, 3], to: 6, undo: nil)
        #expect(self.library().themes == library.themes)
    }

    @Test("M10: What was in files is taken over once, and stays in them as it was")
    func takingOver() throws {
        play(library(.files(in: folder)))
        let files = ["games.json", "preferences.json", "statistics.json", "themes.json"]
        let before = try files.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
        let first = library()
        #expect(first.complaint == nil && isAsPlayed(first))
        #expect(try files.map { try Data(contentsOf: folder.appendingPathComponent($0)) } == before)
        // From now on the database counts, whatever becomes of the files.
        first.delete([0], undo: nil)
        let earlier = library(.files(in: folder))
        #expect(isAsPlayed(earlier))
        earlier.delete([5, 6, 7], undo: nil)
        let second = library()
        #expect(second.themes == first.themes)
        #expect(second.statistics == first.statistics)
    }

    @Test("M10: A file that makes no sense is put aside when it is taken over, and the rest is there")
    func takingOverNonsense() throws {
        play(library(.files(in: folder)))
        try Data("nonsense".utf8).write(to: folder.appendingPathComponent("themes.json"))
        let library = library()
        #expect(library.complaint == "themes.json makes no sense; it is kept as themes.json.bad, and you begin anew.")
        #expect(library.themes == Theme.all)
        #expect(library.statistics.records.count == 1)
    }

    @Test("R12: A database that makes no sense is put aside and reported, and what files have is there")
    func nonsense() throws {
        play(library(.files(in: folder)))
        let data = Data("nonsense".utf8)
        try data.write(to: store)
        try data.write(to: store.appendingPathExtension("bad"))
        let library = library()
        #expect(
            library.complaint == "Memorize.store can't be read; it is kept as Memorize.store.bad2, and you begin anew.")
        #expect(try Data(contentsOf: store.appendingPathExtension("bad2")) == data)
        #expect(isAsPlayed(library))
        #expect(self.library().complaint == nil)
    }

    @Test("R12: Two hundred broken databases are read as what they are, or put aside and reported")
    func mutations() throws {
        play(library())
        try SQLiteConnection(path: store.path, isReadOnly: false) { _ in }.run("PRAGMA wal_checkpoint(TRUNCATE)")
        let good = try Data(contentsOf: store)
        var generator = SeededGenerator(seed: 18)
        var bad = 0
        for round in 1...200 {
            folder = top.appendingPathComponent("\(round)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var data = good
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: data = data.prefix(Int.random(in: 1..<data.count, using: &generator))
            case 1:
                for _ in 0..<8 {
                    let place = Int.random(in: 0..<data.count, using: &generator)
                    data[place] = UInt8.random(in: 0...255, using: &generator)
                }
            default:
                let start = Int.random(in: 0..<data.count - 4096, using: &generator)
                data.replaceSubrange(start..<start + 4096, with: Data(repeating: 0xA5, count: 4096))
            }
            try data.write(to: store)
            let library = library()
            if FileManager.default.fileExists(atPath: store.path + ".bad") {
                bad += 1
                #expect(library.complaint?.contains("Memorize.store.bad,") == true)
            }
            for theme in library.themes.prefix(3) {
                let game = library.game(for: theme)
                if let card = game.cards.first { game.choose(card) }
            }
            _ = library.startNewGame(after: library.themes.first?.id)
        }
        #expect(bad > 50)
    }

    @Test("R12: A part that makes no sense is left out and kept, and the others are there")
    func nonsensePart() throws {
        library().duplicate(Theme.all[0].id, undo: nil)
        let context = try PartDatabase(file: store).makeContext()
        let id = Theme.all[2].id
        let rows = try context.fetch(.init(predicate: #Predicate<StoredPart> { $0.name == id }))
        #expect(rows.count == 1)
        rows.first?.content = Data("nonsense".utf8)
        try context.save()
        let library = library()
        #expect(library.complaint == "One of the themes makes no sense and is left out; Memorize.store keeps it.")
        #expect(library.themes.count == Theme.all.count && !library.themes.contains { $0.id == id })
        library.restoreThemes(undo: nil)
        let again = self.library()
        #expect(again.complaint == nil && again.themes == library.themes)
        #expect(try context.fetchCount(.init(predicate: #Predicate<StoredPart> { $0.kind == "bad themes" })) == 1)
    }

    @Test("Where nothing can be saved it is said once, and the game goes on")
    func unwritable() throws {
        try FileManager.default.createDirectory(at: top, withIntermediateDirectories: true)
        try Data().write(to: folder)
        let library = library()
        #expect(library.complaint?.contains("Memorize.store could not be opened") == true)
        library.complaint = nil
        let game = library.game(for: library.themes[0])
        game.choose(game.cards[0])
        #expect(library.complaint?.contains("Memorize.store could not be saved") == true)
        library.complaint = nil
        game.choose(game.cards[1])
        #expect(library.complaint == nil && game.turns == 1)
    }

    @Test("Two programs that play at once take nothing from each other")
    func twoPrograms() throws {
        play(library(.files(in: folder)))
        let (one, other) = (library(), library(seed: 2))
        let ids = one.themes.map(\.id)
        one.duplicate(ids[0], undo: nil)
        other.duplicate(ids[0], undo: nil)
        other.delete([5], undo: nil)
        for theme in [one.newTheme(), other.newTheme()] {
            var theme = theme
            (theme.name, theme.pairs) = ("New", .all)
            theme.add("🐶🐱")
            one.save(theme, undo: nil)
        }
        // The same theme in both, and one that only one has played.
        for _ in 0..<2 {
            one.game(for: try #require(one.theme(ids[3]))).restart()
            finish(one, try #require(one.themes.firstIndex { $0.id == ids[3] }))
        }
        other.game(for: try #require(other.theme(ids[3]))).restart()
        finish(other, try #require(other.themes.firstIndex { $0.id == ids[3] }))
        finish(other, try #require(other.themes.firstIndex { $0.id == ids[8] }))
        let both = library()
        #expect(both.complaint == nil)
        let all = Set(one.themes.map(\.id)).union(other.themes.map(\.id)).subtracting(
            Set(ids).subtracting(other.themes.map(\.id)))
        #expect(Set(both.themes.map(\.id)) == all && all.count == ids.count + 3)
        #expect(both.statistics.record(of: ids[3]).games == 4)
        #expect(both.statistics.record(of: ids[3]).latest.count == 4)
        #expect(both.statistics.record(of: ids[8]).games == 1)
    }
}
#endif
