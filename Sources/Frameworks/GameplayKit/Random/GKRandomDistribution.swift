import Foundation

/// Random integers of a range, each as likely as the others.
///
/// Follows Apple's [GKRandomDistribution](https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution).
open class GKRandomDistribution: NSObject, GKRandom {
    /// The least number.
    public let lowestValue: Int
    /// The greatest number.
    public let highestValue: Int
    /// How many numbers there are.
    public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    let source: any GKRandom

    /// Creates numbers of a range from a source; of two bounds in the wrong order, the upper one is the lower one.
    public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        self.source = source
        self.lowestValue = lowestValue
        // No more numbers than an integer can count.
        let most = lowestValue < 0 ? lowestValue + (Int.max - 1) : Int.max - 1
        self.highestValue = min(max(lowestValue, highestValue), most)
    }

    /// Creates numbers of a range from the system's source.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }

    /// Creates the throws of a die with a number of sides, from 1 on.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die with six sides.
    open class func d6() -> Self { Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6) }
    /// A die with twenty sides.
    open class func d20() -> Self {
        Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
    }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// Returns a number below a bound; the lowest where all are beyond it.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        return lowestValue + source.nextInt(upperBound: min(upperBound - lowestValue, numberOfPossibleOutcomes))
    }

    open func nextUniform() -> Float {
        guard numberOfPossibleOutcomes > 1 else { return 0 }
        return Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }

    open func nextBool() -> Bool { source.nextBool() }
}

/// Random integers of a range, with numbers in the middle likelier than others.
open class GKGaussianDistribution: GKRandomDistribution {
    /// The number that is likeliest.
    public var mean: Float { (Float(lowestValue) + Float(highestValue)) / 2 }
    /// How far numbers are from the middle: two thirds of them not farther than this.
    public var deviation: Float { Float(numberOfPossibleOutcomes - 1) / 6 }

    open override func nextInt() -> Int {
        guard numberOfPossibleOutcomes > 1 else { return lowestValue }
        // Box and Muller's way; numbers beyond three deviations are left out.
        for _ in 0..<64 {
            let radius = (-2 * log(max(Double(source.nextUniform()), 1e-12))).squareRoot()
            let value = Double(mean) + Double(deviation) * radius * cos(2 * .pi * Double(source.nextUniform()))
            let rounded = value.rounded()
            if rounded >= Double(lowestValue), rounded <= Double(highestValue) { return Int(rounded) }
        }
        return Int(mean.rounded())
    }
}

/// Random integers of a range: each comes once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
    private var waiting: [Int] = []
    /// The range of numbers that is kept in memory; larger ones are not shuffled.
    private static let most = 1_000_000

    open override func nextInt() -> Int {
        guard numberOfPossibleOutcomes <= Self.most else { return super.nextInt() }
        if waiting.isEmpty {
            waiting = Array(lowestValue...highestValue)
            for last in waiting.indices.reversed().dropLast() {
                waiting.swapAt(last, source.nextInt(upperBound: last + 1))
            }
        }
        return waiting.removeLast()
    }
}
