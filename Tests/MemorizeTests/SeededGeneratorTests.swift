import Testing

@testable import Memorize

@Suite("Numbers from a seed")
struct SeededGeneratorTests {
    @Test("The published first numbers of SplitMix64 for a seed")
    func published() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test("Equal seeds shuffle alike, others differently")
    func shuffles() {
        func order(seed: UInt64) -> [Int] {
            var generator = SeededGenerator(seed: seed)
            return (0..<20).shuffled(using: &generator)
        }
        #expect(order(seed: 3) == order(seed: 3))
        #expect(Set((0..<100).map { order(seed: $0) }).count == 100)
    }

    @Test("Shuffling puts each card in each place about equally often")
    func fairness() {
        var generator = SeededGenerator(seed: 9)
        var counts = [[Int]](repeating: [Int](repeating: 0, count: 8), count: 8)
        for _ in 0..<8000 {
            var game = MemoryGame.ordered(pairs: 4)
            game.shuffle(using: &generator)
            for (place, card) in game.cards.enumerated() { counts[card.id][place] += 1 }
        }
        // Each count is 1000 give or take 30 (one standard deviation); five of them are left as room.
        #expect(counts.joined().allSatisfy { abs($0 - 1000) < 150 })
    }
}
