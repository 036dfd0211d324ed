import Foundation
import Testing

@testable import GameplayKit

/// A source of bits that are given, again and again.
private final class GivenBits: GKRandomSource {
    var values: [UInt64]
    init(_ values: [UInt64]) { self.values = values }
    override func bits() -> UInt64 {
        values.append(values[0])
        return values.removeFirst()
    }
}

/// A source of numbers that are given, again and again; it notes the bounds.
private final class GivenNumbers: GKRandom {
    var (integers, uniforms): ([Int], [Float])
    var bounds: [Int] = []
    init(_ integers: [Int] = [0], uniforms: [Float] = [0]) { (self.integers, self.uniforms) = (integers, uniforms) }
    func nextInt() -> Int { nextInt(upperBound: .max) }
    func nextInt(upperBound: Int) -> Int {
        bounds.append(upperBound)
        integers.append(integers[0])
        return min(integers.removeFirst(), upperBound - 1)
    }
    func nextUniform() -> Float {
        uniforms.append(uniforms[0])
        return uniforms.removeFirst()
    }
    func nextBool() -> Bool { true }
}

@Suite("Random numbers, bit by bit")
struct RandomSourceTests {
    @Test("The Mersenne twister gives the numbers of its authors, also the ten thousandth")
    func twister() {
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        let first = (0..<3).map { _ in source.bits() }
        #expect(first == [14_514_284_786_278_117_030, 4_620_546_740_167_642_908, 13_109_570_281_517_897_720])
        for _ in 3..<9999 { _ = source.bits() }
        #expect(source.bits() == 9_981_545_732_273_789_042)
        source.seed = 5489
        #expect(source.nextInt(upperBound: 1000) == 30 && source.nextInt(upperBound: 1000) == 908)
        source.seed = 5489
        #expect(source.nextInt() == -915_597_028 && source.nextInt() == 1_075_804_871)
        source.seed = 5489
        #expect(source.nextBool() && !source.nextBool() && source.nextBool())
    }

    @Test("RC4 gives the published bytes, and leaves out as many as are dropped")
    func rc4() {
        #expect(GKARC4RandomSource(seed: Data("Key".utf8)).bits() == 0xEB9F_7781_B734_CA72)
        let source = GKARC4RandomSource(seed: Data("Secret".utf8))
        #expect(source.bits() == 0x04D4_6B05_3CA8_7B59 && source.bits() == 0x4172_302A_EC9B_B992)
        source.seed = Data("Secret".utf8)
        source.dropValues(1)
        #expect(source.bits() == 0x4172_302A_EC9B_B992)
        source.seed = Data("Secret".utf8)
        source.dropValues(0)
        source.dropValues(-1)
        #expect(source.bits() == 0x04D4_6B05_3CA8_7B59)
        // An empty seed is a zero.
        #expect(GKARC4RandomSource(seed: Data()).bits() == 0xDE18_8941_A337_5D3A)
    }

    @Test("The linear source follows Knuth's numbers")
    func linear() {
        let source = GKLinearCongruentialRandomSource(seed: 7)
        #expect(source.bits() == 0x7E43_28BC_F4A6_1A7F && source.bits() == 0xE815_5A62_45D2_B722)
        source.seed = 7
        #expect(source.bits() == 0x7E43_28BC_F4A6_1A7F)
    }

    @Test("Bits that would make some numbers likelier are left out")
    func bounds() {
        #expect(GivenBits([.max, .max - 5, .max - 6, 3]).nextInt(upperBound: 10) == 9)
        #expect(GivenBits([.max, 3]).nextInt(upperBound: 16) == 15)
        #expect(GivenBits([.max - 1, 4]).nextInt(upperBound: 3) == 2)
        #expect(GivenBits([.max, 4]).nextInt(upperBound: 1) == 0 && GivenBits([9]).nextInt(upperBound: 0) == 0)
        #expect(GivenBits([9]).nextInt(upperBound: -4) == 0 && GivenBits([23]).nextInt(upperBound: 10) == 3)
    }

    @Test("Uniform numbers reach both ends, integers have the upper bits")
    func forms() {
        let source = GivenBits([0, .max, 1 << 40, (1 << 40) - 1])
        #expect((0..<4).map { _ in source.nextUniform() } == [0, 1, 1 / 16_777_215, 0])
        let bits = GivenBits([1 << 63, (1 << 63) - 1, 1 << 32, (1 << 32) - 1, .max])
        #expect((0..<5).map { _ in bits.nextInt() } == [Int(Int32.min), Int(Int32.max), 1, 0, -1])
        #expect((0..<5).map { _ in bits.nextBool() } == [true, false, false, false, true])
    }

    @Test("A list is shuffled from its end, each element with one up to it")
    func shuffling() {
        // 0 of 3, then 0 of 2: the first goes to the end, then to the middle.
        let shuffled = GivenBits([0]).arrayByShufflingObjects(in: ["a", "b", "c"]) as? [String]
        #expect(shuffled == ["b", "c", "a"])
        let source = GivenBits([2, 1])
        #expect(source.arrayByShufflingObjects(in: ["a", "b", "c"]) as? [String] == ["a", "b", "c"])
        #expect(source.arrayByShufflingObjects(in: [7]) as? [Int] == [7])
    }

    @Test("A distribution shifts numbers into its range")
    func ranges() {
        let source = GivenNumbers([4, 0, 2])
        let dice = GKRandomDistribution(randomSource: source, lowestValue: 3, highestValue: 7)
        #expect(dice.numberOfPossibleOutcomes == 5 && dice.nextInt() == 7 && dice.nextInt() == 3 && dice.nextInt() == 5)
        #expect(dice.nextUniform() == 1 && dice.nextUniform() == 0 && dice.nextUniform() == 0.5)
        #expect(source.bounds == [5, 5, 5, 5, 5, 5])
        source.bounds = []
        #expect(
            dice.nextInt(upperBound: 5) == 4 && dice.nextInt(upperBound: 3) == 3 && dice.nextInt(upperBound: 0) == 3)
        #expect(dice.nextInt(upperBound: 4) == 3 && dice.nextInt(upperBound: 99) == 5 && source.bounds == [2, 1, 5])
        let one = GKRandomDistribution(randomSource: source, lowestValue: -2, highestValue: -2)
        #expect(one.nextInt() == -2 && one.nextUniform() == 0 && one.numberOfPossibleOutcomes == 1)
        let dies = [GKRandomDistribution(forDieWithSideCount: 4), .d6(), .d20()]
        #expect(dies.map(\.highestValue) == [4, 6, 20] && dies.map(\.lowestValue) == [1, 1, 1])
        let huge = GKRandomDistribution(randomSource: source, lowestValue: -5, highestValue: .max)
        #expect(huge.highestValue == Int.max - 6 && huge.numberOfPossibleOutcomes == Int.max)
        let whole = GKRandomDistribution(randomSource: source, lowestValue: 0, highestValue: .max)
        #expect(whole.highestValue == Int.max - 1 && whole.numberOfPossibleOutcomes == Int.max)
    }

    @Test("Numbers around a middle are as far from it as two uniform numbers say; those beyond the range are left out")
    func bell() {
        func value(_ uniforms: [Float], lowest: Int = 0, highest: Int = 60) -> Int {
            let source = GivenNumbers(uniforms: uniforms)
            return GKGaussianDistribution(randomSource: source, lowestValue: lowest, highestValue: highest).nextInt()
        }
        let bell = GKGaussianDistribution(lowestValue: 0, highestValue: 60)
        #expect(bell.mean == 30 && bell.deviation == 10)
        // Two deviations: to the right, to the left, and to neither side.
        let two = Float(exp(-2.0))
        #expect(value([two, 0]) == 50 && value([two, 0.5]) == 10 && value([two, 0.25]) == 30 && value([1, 0]) == 30)
        let three = Float(exp(-4.5))
        #expect(value([three, 0]) == 60 && value([three, 0.5]) == 0)
        // Farther than three deviations, and the next pair counts.
        let far = Float(exp(-5.0))
        #expect(value([far, 0, two, 0]) == 50 && value([far, 0.5, two, 0.5]) == 10)
        #expect(value([far, 0]) == 30 && value([two, 0], lowest: 7, highest: 7) == 7)
        #expect(value([two, 0], lowest: 10, highest: 70) == 60)
    }

    @Test("Every number comes once before any comes again, in the order of the shuffled list")
    func bag() {
        let source = GivenNumbers([.max])
        let bag = GKShuffledDistribution(randomSource: source, lowestValue: 3, highestValue: 6)
        #expect((0..<6).map { _ in bag.nextInt() } == [6, 5, 4, 3, 6, 5])
        #expect(source.bounds == [4, 3, 2, 4, 3, 2])
        let mixed = GKShuffledDistribution(randomSource: GivenNumbers([0]), lowestValue: 1, highestValue: 3)
        #expect((0..<3).map { _ in mixed.nextInt() } == [1, 3, 2])
        let large = GKShuffledDistribution(randomSource: GivenNumbers([5]), lowestValue: 1, highestValue: 1_000_001)
        #expect((0..<2).map { _ in large.nextInt() } == [6, 6])
    }
}
