import OrielBasics
import Testing

@testable import SwiftUICore

@Suite("Comparing values and searching in order")
struct ComparingTests {
    private struct Unknown {}

    @Test("The first of those that meet a condition is found in few steps, wherever it is")
    func partitioning() {
        for count in [0, 1, 2, 3, 7, 1_000_000] {
            for place in Set([0, 1, count / 3, count - 1, count]) where (0...count).contains(place) {
                var steps = 0
                let found = (0..<count).partitioningIndex { number in
                    steps += 1
                    return number >= place
                }
                #expect(found == place && steps <= 21, "\(place) of \(count): \(found) in \(steps) steps")
            }
        }
        #expect([5, 6, 7][1...].partitioningIndex { $0 > 6 } == 2)
    }

    @Test("Values of one type are compared by their own equality, others are different")
    func equality() {
        #expect(areEqual(1 as Any, 1 as Any) && !areEqual(1 as Any, 2 as Any))
        #expect(!areEqual(1 as Any, 1.0 as Any) && !areEqual(Unknown(), Unknown()))
        #expect(areEqual(Int?.none, nil) && !areEqual(Int?.none, 1) && areEqual([1: "a"], [1: "a"]))
    }

    @MainActor
    @Test("A browser within the app is asked for in vain, which is reported")
    func prefersInApp() {
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            _ = OpenURLAction.Result.systemAction(prefersInApp: false)
            #expect(warnings.isEmpty)
            _ = OpenURLAction.Result.systemAction(prefersInApp: true)
        }
        #expect(warnings == ["prefersInApp has no effect here: see CompatibilityGaps.md."])
    }
}
