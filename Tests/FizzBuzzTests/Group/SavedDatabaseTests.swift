#if canImport(SwiftData)
import Foundation
import Testing

@testable import FizzBuzz

/// What is in the database, and what becomes of the file of earlier versions.
@MainActor @Suite("What FizzBuzz keeps in a database")
final class SavedDatabaseTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "fizzbuzz-\(UUID().uuidString)")
    private var repository: any Repository<Saved> { GroupViewModel.database(in: folder) }

    deinit {
        // Databases that are being closed remove files of their own meanwhile.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: folder.path) {
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private var saved: Saved {
        let players = [Player(id: 1, name: "Anna"), Player(id: 2, name: "Ben", kind: .bot(.hard))]
        var setup = GroupGame.Setup(players: players)
        setup.rules.exceptions = [10: "Oops"]
        var statistics = Statistics()
        var game = GroupGame(setup)
        while !game.isOver { game.apply(.hesitate) }
        statistics.add(game)
        return Saved(setup: setup, statistics: statistics, log: [.say("1"), .hesitate])
    }

    @Test("What was saved is there again; before that there is nothing")
    func roundTrip() throws {
        #expect(try repository.load() == nil)
        try repository.save(saved)
        #expect(try repository.load() == saved)
        let repository = repository
        var over = try #require(try repository.load())
        over.log = nil
        try repository.save(over)
        #expect(try self.repository.load() == over)
    }

    @Test("What was in the file is taken over once, and stays in it as it was")
    func takingOver() throws {
        let file = GroupViewModel.file(in: folder)
        try file.save(saved)
        let before = try Data(contentsOf: file.file)
        #expect(try repository.load() == saved)
        #expect(try Data(contentsOf: file.file) == before)
        var later = saved
        later.log = nil
        try file.save(later)
        #expect(try repository.load() == saved)
    }

    @Test("R12: A database that makes no sense is put aside and reported")
    func nonsense() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = folder.appendingPathComponent("FizzBuzz.store")
        try Data("nonsense".utf8).write(to: store)
        let model = GroupViewModel(repository: repository)
        #expect(
            model.complaint == "FizzBuzz.store can't be read; it is kept as FizzBuzz.store.bad, and you begin anew.")
        #expect(try Data(contentsOf: store.appendingPathExtension("bad")) == Data("nonsense".utf8))
        model.start()
        #expect(GroupViewModel(repository: repository).game != nil)
    }

    @Test("A place that cannot be written to is told of once, and the game goes on")
    func unwritable() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A file where the folder should be.
        let file = folder.appendingPathComponent("file")
        try Data().write(to: file)
        let model = GroupViewModel(repository: GroupViewModel.database(in: file))
        #expect(model.complaint?.contains("FizzBuzz.store could not be opened") == true)
        model.complaint = nil
        model.start()
        #expect(model.complaint?.hasPrefix("FizzBuzz.store could not be saved") == true)
        model.complaint = nil
        model.say("1")
        #expect(model.complaint == nil && model.game?.turns.count == 1)
    }

    @Test("The games that two programs record at once all count")
    func twoPrograms() throws {
        try repository.save(saved)
        let programs = [repository, repository]
        var known = try programs.map { try #require(try $0.load()) }
        for turn in 0..<5 {
            let program = turn % 2
            var game = GroupGame(known[program].setup)
            while !game.isOver { game.apply(.hesitate) }
            known[program].statistics.add(game)
            try programs[program].save(known[program])
        }
        let all = try #require(try repository.load()).statistics
        #expect(all.games == 6)
        #expect(all.records["Anna"]?.games == 6 && all.records["Ben"]?.games == 6)
    }
}
#endif
