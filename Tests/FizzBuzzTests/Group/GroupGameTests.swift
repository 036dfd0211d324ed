import Testing

@testable import FizzBuzz

/// The rules of turns, of leaving and of winning.
@Suite("The game in a circle")
struct GroupGameTests {
    private func setup(_ count: Int, _ change: (inout GroupGame.Setup) -> Void = { _ in }) -> GroupGame.Setup {
        var setup = GroupGame.Setup(players: (0..<count).map { Player(id: $0, name: "P\($0)") })
        change(&setup)
        return setup
    }

    private func say(_ game: inout GroupGame, right: Bool = true) {
        game.apply(.say(right ? game.answer : "wrong"))
    }

    @Test("F1: without mistakes number n is the turn of player (n − 1) mod k", arguments: 2...8)
    func turns(_ count: Int) {
        var game = GroupGame(setup(count))
        for number in 1...500 {
            #expect(game.number == number && game.current?.id == (number - 1) % count)
            say(&game)
        }
        #expect(game.highest == 500 && game.circles == 500 / count)
    }

    @Test("F3: a wrong word and silence are the same", arguments: 2...8)
    func mistakes(_ count: Int) {
        var (wrong, late) = (GroupGame(setup(count)), GroupGame(setup(count)))
        for _ in 0..<4 {
            say(&wrong)
            say(&late)
        }
        wrong.apply(.say("FizzBuzzBuzz"))
        late.apply(.hesitate)
        #expect(wrong.circle == late.circle && wrong.number == late.number && wrong.current == late.current)
        #expect(wrong.circle.count == count - 1 && !wrong.circle.contains { $0.id == 4 % count })
    }

    @Test(
        "F4: every order in which players leave ends with one winner, and the count goes on after the gap",
        arguments: 2...6)
    func eliminations(_ count: Int) {
        // All ways of letting each speaker be right or wrong, as long as two are left: a tree walked to its leaves.
        var leaves = 0
        var winners: Set<Int> = []
        func walk(_ game: GroupGame, _ rights: Int) {
            if game.isOver {
                leaves += 1
                #expect(game.circle.count == 1 && game.winner == game.circle[0] && game.current == nil)
                winners.insert(game.circle[0].id)
                return
            }
            let speaker = game.seat
            var wrong = game
            say(&wrong, right: false)
            #expect(wrong.circle.count == game.circle.count - 1 && wrong.number == game.number)
            if !wrong.isOver {
                // The next player in the circle has to speak.
                #expect(wrong.current == game.circle[(speaker + 1) % game.circle.count])
            }
            walk(wrong, 0)
            guard rights < game.circle.count - 1 else { return }
            var right = game
            say(&right)
            #expect(right.current == game.circle[(speaker + 1) % game.circle.count])
            walk(right, rights + 1)
        }
        walk(GroupGame(setup(count)), 0)
        // As many ways as there are choices: one of those in the circle leaves, each time.
        #expect(leaves == (2...count).reduce(1, *))
        #expect(winners == Set(0..<count))
    }

    @Test(
        "After a mistake the count goes on as agreed",
        arguments: [(HouseRules.AfterMistake.sameNumber, 7), (.nextNumber, 8), (.fromOne, 1)])
    func afterMistake(_ rule: HouseRules.AfterMistake, _ expected: Int) {
        var game = GroupGame(setup(4) { $0.house.afterMistake = rule })
        for _ in 1..<7 { say(&game) }
        say(&game, right: false)
        #expect(game.number == expected && game.current?.id == 3)
    }

    @Test("With lives a player stays until the last is lost")
    func lives() {
        var game = GroupGame(setup(3) { $0.house.lives = 2 })
        for _ in 0..<3 { say(&game, right: false) }
        #expect(game.circle.count == 3 && game.lives.values.allSatisfy { $0 == 1 })
        say(&game, right: false)
        #expect(game.circle.map(\.id) == [1, 2] && game.current?.id == 1)
    }

    @Test("Buzz turns the direction round; the circle closes the right way", arguments: 3...8)
    func reversal(_ count: Int) {
        var game = GroupGame(setup(count) { $0.house.reversal = .onSecond })
        var expected = 0
        var direction = 1
        for number in 1...200 {
            #expect(game.current?.id == expected)
            if number.isMultiple(of: 5) { direction = -direction }
            expected = (expected + direction + count) % count
            say(&game)
        }
        // If the count goes backward, the player before the one who leaves speaks next.
        while game.direction > 0 { say(&game) }
        let before = game.circle[(game.seat - 1 + count) % count]
        say(&game, right: false)
        #expect(game.current == before)
    }

    @Test("Any word may turn the direction round; FizzBuzz turns it once")
    func anyReversal() {
        var game = GroupGame(setup(4) { $0.house.reversal = .onAny })
        let directions = (1...15).map { _ in
            say(&game)
            return game.direction
        }
        #expect(directions == [1, 1, -1, -1, 1, -1, -1, -1, 1, -1, -1, 1, 1, 1, -1])
    }

    @Test("Fizz passes over a player")
    func skipping() {
        var game = GroupGame(setup(4) { $0.house.skips = true })
        let speakers = (1...7).map { _ in
            defer { say(&game) }
            return game.current!.id
        }
        #expect(speakers == [0, 1, 2, 0, 1, 2, 0])
    }

    @Test("A team counts until its lives are lost, and nobody leaves")
    func together() {
        var game = GroupGame(
            setup(3) {
                $0.house.isTogether = true
                $0.house.lives = 2
            })
        for _ in 1...20 { say(&game) }
        say(&game, right: false)
        #expect(!game.isOver && game.circle.count == 3)
        say(&game, right: false)
        #expect(game.isOver && game.winner == nil && game.highest == 20 && game.current == nil)
    }

    @Test("The time to think shrinks with each circle, down to a floor")
    func limits() {
        var game = GroupGame(setup(2))
        var limits: [Double] = []
        for _ in 0..<200 {
            if limits.last != game.limit { limits.append(game.limit) }
            say(&game)
        }
        #expect(limits.first == 5 && abs(limits[1] - 4.75) < 1e-9 && limits.last == 1.5)
        #expect(zip(limits, limits.dropFirst()).allSatisfy { $0 > $1 })
        #expect(HouseRules().limit(afterCircles: .max) == 1.5)
    }

    @Test("F5: the log of intents leads to the same game; after the end nothing does", arguments: 0..<50)
    func replay(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let setup = setup(Int.random(in: 2...8, using: &generator)) {
            $0.house.lives = Int.random(in: 1...3, using: &generator)
            $0.house.reversal = HouseRules.Reversal.allCases.randomElement(using: &generator)!
            $0.house.skips = Bool.random(using: &generator)
            $0.house.afterMistake = HouseRules.AfterMistake.allCases.randomElement(using: &generator)!
            $0.house.isTogether = Bool.random(using: &generator)
        }
        var game = GroupGame(setup)
        var log: [GroupGame.Intent] = []
        for _ in 0..<400 {
            let intent: GroupGame.Intent =
                switch Int.random(in: 0..<10, using: &generator) {
                case 0: .hesitate
                case 1: .say("wrong")
                default: .say(game.answer)
                }
            let before = game
            game.apply(intent)
            log.append(intent)
            if before.isOver { #expect(game == before) }
            #expect(game.circle.indices.contains(game.seat) && game.number >= 1)
            #expect(game.isOver == (game.current == nil))
            let lost = game.turns.filter { !$0.isRight }.count
            let left = game.setup.house.isTogether ? game.teamLives : game.lives.values.reduce(0, +)
            #expect(lost + left == setup.house.lives * (setup.house.isTogether ? 1 : setup.players.count))
        }
        #expect(GroupGame(setup, log: log) == game)
    }

    @Test("F5: with any chance of mistakes a game ends", arguments: 2...8)
    func ends(_ count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        for _ in 0..<100 {
            var game = GroupGame(setup(count))
            var steps = 0
            while !game.isOver, steps < 10_000 {
                say(&game, right: Double.random(in: 0..<1, using: &generator) > 0.05)
                steps += 1
            }
            #expect(game.isOver)
        }
    }
}
