import Foundation
import GameplayKit
import Testing

/// Random numbers with and without seeds.
@Suite("GameplayKit's random numbers")
struct RandomTests {
    @Test("Sources of one seed repeat their numbers, those of others do not")
    func seeds() {
        func numbers(_ source: GKRandomSource) -> [Int] { (0..<50).map { _ in source.nextInt(upperBound: 1000) } }
        #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) == numbers(GKMersenneTwisterRandomSource(seed: 7)))
        #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) != numbers(GKMersenneTwisterRandomSource(seed: 8)))
        #expect(
            numbers(GKLinearCongruentialRandomSource(seed: 1)) == numbers(GKLinearCongruentialRandomSource(seed: 1)))
        let seed = Data("seed".utf8)
        #expect(numbers(GKARC4RandomSource(seed: seed)) == numbers(GKARC4RandomSource(seed: seed)))
        let source = GKARC4RandomSource(seed: seed)
        let first = numbers(source)
        source.seed = seed
        #expect(numbers(source) == first)
        source.dropValues(1)
        #expect(numbers(source) != first)
        #expect(numbers(GKARC4RandomSource(seed: Data())).count == 50)
    }

    @Test("Numbers are in their range, and each of them comes", arguments: [0, -3, 1, 2, 6, 1 << 62])
    func ranges(bound: Int) {
        let source = GKMersenneTwisterRandomSource(seed: 3)
        let numbers = (0..<200).map { _ in source.nextInt(upperBound: bound) }
        #expect(numbers.allSatisfy { $0 >= 0 && ($0 < bound || bound <= 0) })
        if (1...6).contains(bound) { #expect(Set(numbers).count == bound) }
        #expect((0..<200).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
        #expect(Set((0..<200).map { _ in source.nextBool() }).count == 2)
    }

    @Test("Distributions keep to their ranges, even where these make no sense")
    func distributions() {
        let source = GKMersenneTwisterRandomSource(seed: 5)
        let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        #expect(Set((0..<6).map { _ in shuffled.nextInt() }) == Set(1...6))
        let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 100)
        let values = (0..<2000).map { _ in bell.nextInt() }
        #expect(values.allSatisfy { (0...100).contains($0) })
        #expect(values.count { abs($0 - 50) <= 17 } > 1200)
        #expect((0..<100).allSatisfy { _ in (1...6).contains(GKRandomDistribution.d6().nextInt()) })
        let odd = GKRandomDistribution(randomSource: source, lowestValue: 5, highestValue: 2)
        #expect(odd.nextInt() == 5 && odd.nextUniform() == 0)
        let huge = GKRandomDistribution(randomSource: source, lowestValue: .min, highestValue: .max)
        #expect(huge.numberOfPossibleOutcomes > 0 && huge.nextInt() <= huge.highestValue)
    }

    @Test("A shuffled list has the same elements")
    func shuffle() {
        let list = Array(0..<50)
        let shuffled = GKMersenneTwisterRandomSource(seed: 1).arrayByShufflingObjects(in: list) as? [Int]
        #expect(shuffled?.sorted() == list && shuffled != list)
        #expect(GKRandomSource.sharedRandom().arrayByShufflingObjects(in: []).isEmpty)
    }
}
