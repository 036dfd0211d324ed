import DifferentialKit
import Foundation
import Testing

/// Whether random tests try the project's full number of cases, not only those that are quick.
let isFullRun = ProcessInfo.processInfo.environment["ORIEL_FULL"] != nil

/// The law of the engine: the result of changes equals the result from scratch (R1), and the display list's changes
/// lead from the old list to the new one (R4).
@MainActor @Suite("What changed equals what is made anew", .serialized)
struct DifferentialTests {
    @Test("R1, R4: cases that failed once hold", arguments: keptCases)
    func keptCase(_ line: String) throws {
        let test = try Case(line)
        Journal.begin(test, seconds: 60)
        defer { Journal.end() }
        if let failure = Runner.run(test) { Issue.record("\(failure)\n    \"\(test)\",") }
    }

    /// 500 trees of 10 steps, which two cores do in a minute or two, and 1 000 with `ORIEL_FULL`; `./oriel fuzz`
    /// tries as many as there is time for.
    @Test("R1, R4: random trees under random changes")
    func randomTrees() {
        for seed in 1...UInt64(isFullRun ? 1000 : 500) {
            var maker = CaseMaker(seed: seed, nodes: 16)
            let test = maker.makeCase(steps: 10)
            Journal.begin(test, seconds: 60)
            defer { Journal.end() }
            guard let failure = Runner.run(test) else { continue }
            var shrinker = Shrinker(patience: 500) { Runner.run($0) != nil }
            let small = shrinker.shrink(test)
            Issue.record("Seed \(seed): \(failure)\nKeep this line in KeptCases.swift:\n    \"\(small)\",")
            return
        }
    }

    /// Gestures hit the views whose responses are compared.
    @Test("Views answer to what is done with them")
    func answers() {
        let kinds = Kind.allCases.filter { $0.family == .interaction }
        for kind in kinds where kind != .hovered {
            Runner.answers[kind] = 0
            for seed in 1...UInt64(40) where Runner.answers[kind] == 0 {
                var maker = CaseMaker(seed: seed, nodes: 8, kinds: [kind, .vstack, .hstack])
                let test = maker.makeCase(steps: 15)
                Journal.begin(test, seconds: 60)
                defer { Journal.end() }
                if let failure = Runner.run(test) { Issue.record("Seed \(seed): \(failure)\n    \"\(test)\",") }
            }
            #expect(Runner.answers[kind] ?? 0 > 0, "\(kind)")
        }
    }

    @Test("Cases can be written down and read again")
    func text() throws {
        for seed in 1...UInt64(50) {
            var maker = CaseMaker(seed: seed)
            let test = maker.makeCase(steps: 20)
            #expect(try Case("\(test)") == test)
        }
    }
}
