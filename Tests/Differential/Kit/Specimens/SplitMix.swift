/// A small generator of random numbers, the same everywhere.
package struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    package init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    package mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// Whether something happens that does so once in a number of times.
    package mutating func once(in times: Int) -> Bool { next(below: times) == 0 }
}
