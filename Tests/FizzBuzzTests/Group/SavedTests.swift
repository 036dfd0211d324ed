import Foundation
import Testing

@testable import FizzBuzz

/// The contents of the file, and the results of files that make no sense (R12).
@Suite("What FizzBuzz keeps")
final class SavedTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fizzbuzz-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var repository: FileRepository<Saved> {
        FileRepository(file: folder.appendingPathComponent("game.json")) { $0.isValid }
    }

    private var saved: Saved {
        let players = [Player(id: 1, name: "Anna"), Player(id: 2, name: "Ben", kind: .bot(.hard))]
        var setup = GroupGame.Setup(players: players)
        setup.rules.exceptions = [10: "Oops"]
        return Saved(setup: setup, log: [.say("1"), .hesitate])
    }

    @Test("What was saved is there again; before that there is nothing")
    func roundTrip() throws {
        #expect(try repository.load() == nil)
        try repository.save(saved)
        #expect(try repository.load() == saved)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["game.json"])
    }

    @Test("R12: a thousand broken files are read as what they are, or put aside")
    func mutations() throws {
        try repository.save(saved)
        let good = try Data(contentsOf: repository.file)
        var generator = SeededGenerator(seed: 9)
        var bad = 0
        for _ in 0..<1_000 {
            var data = good
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: data = data.prefix(Int.random(in: 0..<data.count, using: &generator))
            case 1:
                data[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            case 2: data.append(contentsOf: data)
            default:
                let text = String(decoding: data, as: UTF8.self)
                let numbers = ["1": "-1", "2": "9e99", "5": "1e400", "3": "0", "true": "7"]
                let (from, to) = numbers.randomElement(using: &generator)!
                data = Data(text.replacingOccurrences(of: from, with: to).utf8)
            }
            try data.write(to: repository.file)
            do {
                guard let saved = try repository.load() else { continue }
                #expect(saved.isValid)
                // It can be played on with.
                _ = GroupGame(saved.setup, log: saved.log ?? []).answer
            } catch {
                bad += 1
                #expect(error.localizedDescription.contains("game.json.bad,"))
                let bad = repository.file.appendingPathExtension("bad")
                #expect(try Data(contentsOf: bad) == data)
                try FileManager.default.removeItem(at: bad)
                #expect(try repository.load() == nil)
            }
        }
        #expect(bad > 100)
    }

    @Test("What a later version wrote is put aside, not lost")
    func later() throws {
        var later = repository
        later.version = 2
        for bad in ["bad", "bad2", "bad3"] {
            try later.save(saved)
            let data = try Data(contentsOf: repository.file)
            let error = #expect(throws: FileRepository<Saved>.Problem.self) { try repository.load() }
            #expect(
                error?.localizedDescription
                    == "game.json was written by a later version of this program; it is kept as game.json.\(bad), and you begin anew."
            )
            #expect(try Data(contentsOf: repository.file.appendingPathExtension(bad)) == data)
        }
    }

    @Test("What can't be read is put aside, not overwritten")
    func unreadable() throws {
        try FileManager.default.createDirectory(at: repository.file, withIntermediateDirectories: true)
        let error = #expect(throws: FileRepository<Saved>.Problem.self) { try repository.load() }
        #expect(error?.localizedDescription.contains("could not be read") == true)
        try repository.save(saved)
        #expect(try repository.load() == saved)
        #expect(FileManager.default.fileExists(atPath: repository.file.appendingPathExtension("bad").path))
    }

    @MainActor @Test("A place that cannot be written to is told of once, and the game goes on")
    func unwritable() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A file where the folder should be.
        let file = folder.appendingPathComponent("file")
        try Data().write(to: file)
        let model = GroupViewModel(
            repository: FileRepository<Saved>(file: file.appendingPathComponent("game.json")) { $0.isValid })
        model.complaint = nil
        model.start()
        #expect(model.complaint?.hasPrefix("game.json could not be saved") == true)
        model.complaint = nil
        model.say("1")
        #expect(model.complaint == nil && model.game?.turns.count == 1)
    }
}
