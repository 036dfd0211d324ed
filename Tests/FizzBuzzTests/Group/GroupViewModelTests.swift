import Foundation
import Testing

@testable import FizzBuzz

/// The view model with a clock of the test's own.
@MainActor @Suite("The view model of the circle")
struct GroupViewModelTests {
    private final class Clock {
        var now = Date(timeIntervalSinceReferenceDate: 0)
    }

    private let clock = Clock()
    private let repository = MemoryRepository<Saved>()

    private func make(_ kinds: [Player.Kind], seed: UInt64 = 1) -> GroupViewModel {
        let players = kinds.enumerated().map { Player(id: $0, name: "P\($0)", kind: $1) }
        repository.value = Saved(setup: GroupGame.Setup(players: players))
        return GroupViewModel(repository: repository, seed: seed, clock: { [clock] in clock.now })
    }

    private func pass(_ seconds: Double, _ model: GroupViewModel) {
        for _ in 0..<Int((seconds / 0.05).rounded()) {
            clock.now += 0.05
            model.timePassed()
        }
    }

    @Test("F3: who says nothing in time is out")
    func hesitation() {
        let model = make([.person, .person, .person])
        model.start()
        #expect(model.isListening && model.choices == ["1", "Fizz", "Buzz", "FizzBuzz"])
        pass(GroupViewModel.moment + 4.9, model)
        #expect(model.game?.circle.count == 3)
        pass(0.2, model)
        #expect(model.game?.circle.count == 2 && model.game?.turns.last?.said == nil)
        #expect(model.verdict == "P0 was too slow. It was 1.")
        model.say("1")
        #expect(model.game?.number == 2 && model.verdict == nil)
    }

    @Test("F6: bots speak by themselves, and a game of bots comes to its end", arguments: Player.Level.allCases)
    func bots(_ level: Player.Level) {
        let model = make([.bot(level), .bot(level), .bot(level)])
        model.start()
        model.say("1")
        #expect(model.game?.turns.isEmpty == true, "Nobody speaks for a bot.")
        for _ in 0..<2_000 where model.isRunning { pass(2, model) }
        #expect(model.game?.isOver == true && model.statistics.games == 1)
        #expect(model.statistics.ranking[0].record.wins == 1)
        #expect(model.statistics.records.count == 3)
    }

    @Test("Equal seeds give equal games")
    func seeds() {
        func play(_ seed: UInt64) -> [GroupGame.Turn] {
            clock.now = Date(timeIntervalSinceReferenceDate: 0)
            let model = make([.bot(.easy), .bot(.medium)], seed: seed)
            model.start()
            for _ in 0..<2_000 where model.isRunning { pass(2, model) }
            return model.game?.turns ?? []
        }
        #expect(play(3) == play(3) && play(3) != play(4))
    }

    @Test("Time stands still in a pause")
    func pause() {
        let model = make([.person, .person])
        model.start()
        pass(GroupViewModel.moment + 2, model)
        let left = model.timeLeft
        model.togglePause()
        pass(60, model)
        #expect(model.isPaused && model.timeLeft == left && model.game?.turns.isEmpty == true)
        model.say("1")
        #expect(model.game?.turns.isEmpty == true)
        model.togglePause()
        #expect(abs(model.timeLeft - left) < 1e-6)
        model.say("1")
        #expect(model.game?.number == 2)
    }

    @Test("A game that is not over goes on in the next run, after a pause; one that is over does not")
    func restored() {
        let model = make([.person, .person])
        model.start()
        for word in ["1", "2", "Fizz"] { model.say(word) }
        let next = GroupViewModel(repository: repository, clock: { [clock] in clock.now })
        #expect(next.game == model.game && next.isPaused && next.game?.number == 4)
        next.togglePause()
        next.say("5")
        #expect(next.game?.isOver == true)
        let last = GroupViewModel(repository: repository, clock: { [clock] in clock.now })
        #expect(last.game == nil && last.statistics == next.statistics && last.statistics.games == 1)
    }

    @Test("Two to eight players")
    func players() {
        let model = make([.person, .person])
        model.removePlayers(at: [0])
        #expect(model.setup.players.count == 2)
        for _ in 0..<10 { model.addPlayer() }
        #expect(model.setup.players.count == 8 && Set(model.setup.players.map(\.name)).count == 8)
        #expect(model.setup.isValid)
        model.removePlayers(at: IndexSet(0..<8))
        #expect(model.setup.players.count == 2)
    }

    @Test("R5: whatever happens in whatever order, the game is a replay of its log")
    func random() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["ORIEL_SEED"].flatMap(UInt64.init) ?? 5
        let events =
            environment["ORIEL_EVENTS"].flatMap(Int.init) ?? (environment["ORIEL_FULL"] == nil ? 5_000 : 20_000)
        var generator = SeededGenerator(seed: seed)
        let model = make([.person, .bot(.easy), .bot(.hard)])
        for number in 0..<events {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: model.start()
            case 1: model.togglePause()
            case 2...4: model.say(model.choices.randomElement(using: &generator) ?? "1")
            case 5: model.say(model.game?.answer ?? "")
            case 6: clock.now += Double.random(in: -5...3600, using: &generator)
            case 7 where Bool.random(using: &generator): model.leave()
            case 8: model.addPlayer()
            case 9: model.removePlayers(at: [Int.random(in: 0..<model.setup.players.count, using: &generator)])
            default: pass(0.5, model)
            }
            #expect(model.timeLeft >= 0 && model.timeLeft <= 20, "ORIEL_SEED=\(seed), event \(number)")
            // Each replay is as long as the game; of millions a part will do.
            guard events <= 20_000 || number % 97 == 0, let game = model.game, !game.isOver else { continue }
            #expect(
                repository.value?.log.map { GroupGame(game.setup, log: $0) } == game,
                "ORIEL_SEED=\(seed), event \(number)")
        }
    }
}
