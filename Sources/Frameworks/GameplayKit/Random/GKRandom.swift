import Foundation

/// A source of random numbers.
public protocol GKRandom {
    /// Returns an integer.
    func nextInt() -> Int
    /// Returns an integer from 0 up to, and without, a bound; 0 where the bound is not positive.
    func nextInt(upperBound: Int) -> Int
    /// Returns a number from 0 to 1.
    func nextUniform() -> Float
    /// Returns yes or no.
    func nextBool() -> Bool
}

/// A source of random numbers: the system's, unless a subclass has its own.
///
/// Follows Apple's [GKRandomSource](https://developer.apple.com/documentation/gameplaykit/gkrandomsource). Sources with a seed
/// repeat their numbers, which follow the named algorithms and are not always Apple's: their ranges are found differently.
open class GKRandomSource: NSObject, GKRandom {
    /// Creates a source.
    public override init() {}

    private static let shared = GKRandomSource()

    /// The source that all share.
    open class func sharedRandom() -> GKRandomSource { shared }

    /// The next 64 random bits.
    func bits() -> UInt64 { UInt64.random(in: 0...UInt64.max) }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: bits() >> 32)) }

    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 0 else { return 0 }
        // Numbers that would make some results likelier are left out.
        let bound = UInt64(upperBound)
        let limit = UInt64.max - (UInt64.max % bound + 1) % bound
        while true {
            let value = bits()
            if value <= limit { return Int(value % bound) }
        }
    }

    open func nextUniform() -> Float { Float(bits() >> 40) / Float((1 << 24) - 1) }

    open func nextBool() -> Bool { bits() >> 63 == 1 }

    /// Returns a list in a random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for last in result.indices.reversed().dropLast() { result.swapAt(last, nextInt(upperBound: last + 1)) }
        return result
    }
}

/// Random numbers by the algorithm RC4, with a seed of any bytes.
open class GKARC4RandomSource: GKRandomSource {
    /// The seed; setting it restarts the sequence.
    open var seed: Data { didSet { begin() } }
    private var state: [UInt8] = []
    private var (i, j): (UInt8, UInt8) = (0, 0)

    /// Creates a source with a seed of the system's.
    public override init() {
        seed = Data((0..<16).map { _ in UInt8.random(in: 0...255) })
        super.init()
        begin()
    }

    /// Creates a source with a seed.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        state = Array(0...255)
        (i, j) = (0, 0)
        for place in 0..<256 {
            j = j &+ state[place] &+ key[place % key.count]
            state.swapAt(place, Int(j))
        }
        j = 0
    }

    private func byte() -> UInt8 {
        i = i &+ 1
        j = j &+ state[Int(i)]
        state.swapAt(Int(i), Int(j))
        return state[Int(state[Int(i)] &+ state[Int(j)])]
    }

    /// Leaves out some values, of which the first are less random.
    open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = bits() } }

    override func bits() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) } }
}

/// Random numbers by multiplication and addition: fast, and good enough for little.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// The seed; setting it restarts the sequence.
    open var seed: UInt64 { didSet { state = seed } }
    private var state: UInt64

    /// Creates a source with a seed of the system's.
    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    override func bits() -> UInt64 {
        // Knuth's numbers; the upper halves of two values, for the lower ones repeat soon.
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 32
        }
        let upper = next()
        return upper << 32 | next()
    }
}

/// Random numbers by the Mersenne twister of 64 bits.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// The seed; setting it restarts the sequence.
    open var seed: UInt64 { didSet { begin() } }
    private var state: [UInt64] = []
    private var place = 312

    /// Creates a source with a seed of the system's.
    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        state = [seed]
        for number in 1..<312 {
            let last = state[number - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(number))
        }
        place = 312
    }

    private func twist() {
        for number in 0..<312 {
            let mixed = (state[number] & 0xFFFF_FFFF_8000_0000) | (state[(number + 1) % 312] & 0x7FFF_FFFF)
            state[number] = state[(number + 156) % 312] ^ (mixed >> 1) ^ (mixed & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        place = 0
    }

    override func bits() -> UInt64 {
        if place >= 312 { twist() }
        var value = state[place]
        place += 1
        value ^= (value >> 29) & 0x5555_5555_5555_5555
        value ^= (value << 17) & 0x71D6_7FFF_EDA6_0000
        value ^= (value << 37) & 0xFFF7_EEE0_0000_0000
        return value ^ (value >> 43)
    }
}
