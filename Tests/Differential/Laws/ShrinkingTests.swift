import DifferentialKit
import Testing

/// A failure is made small, and can be run again from its line.
@MainActor @Suite struct ShrinkingTests {
    /// A view that shows data without depending on it differs from one made from scratch.
    @Test func aRandomCaseThatFailsIsMadeSmall() throws {
        var found: Case?
        for seed in 1...UInt64(400) where found == nil {
            var maker = CaseMaker(seed: seed, nodes: 30, kinds: [.vstack, .hstack, .padding, .text, .fixed, .stale])
            let test = maker.makeCase(steps: 12)
            if test.specimen.count > 8, Runner.run(test) != nil { found = test }
        }
        let test = try #require(found)
        var shrinker = Shrinker { Runner.run($0) != nil }
        let small = shrinker.shrink(test)
        #expect(small.specimen.count <= 2, "\(small)")
        #expect(small.steps.joined().count == 1, "\(small)")
        let again = try Case("\(small)")
        #expect(again == small)
        #expect(again.specimen.all.contains { $0.kind == .stale })
        #expect(Runner.run(again) != nil)
    }
}
