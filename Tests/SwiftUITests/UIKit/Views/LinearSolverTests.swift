import Testing

@testable import SwiftUI

/// A solver that expectations can add to.
private final class Problem {
    private var solver = LinearSolver()
    func makeVariable() -> LinearExpression { solver.makeVariable() }
    func add(_ a: LinearExpression, _ relation: LinearSolver.Relation, priority: Float? = nil) -> Bool {
        solver.add(a, relation, priority: priority)
    }
    func solve() { solver.solve() }
    func value(_ a: LinearExpression) -> Double { solver.value(a) }
}

@Suite struct LinearSolverTests {
    @Test("What must hold does, what should comes as near as it can, the more important first")
    func priorities() {
        let solver = Problem()
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        #expect(solver.add(a + b + -100, .equal))
        #expect(solver.add(a + -70, .greaterOrEqual, priority: 750))
        #expect(solver.add(b + -60, .greaterOrEqual, priority: 251))
        #expect(solver.add(b + -10, .lessOrEqual, priority: 250))
        solver.solve()
        #expect(abs(solver.value(a) - 70) < 1e-6 && abs(solver.value(b) - 30) < 1e-6)
    }

    @Test("A contradiction is left out, and what was there before stays; what follows from it is none")
    func contradictions() {
        let solver = Problem()
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        #expect(solver.add(a + -10, .equal))
        #expect(solver.add(b - a, .greaterOrEqual))
        #expect(!solver.add(a + -20, .equal))
        #expect(solver.add(a * 2 + -20, .equal))
        #expect(!solver.add(b + -5, .lessOrEqual))
        #expect(solver.add(b + -10, .lessOrEqual))
        solver.solve()
        #expect(solver.value(a) == 10 && abs(solver.value(b) - 10) < 1e-6)
    }

    @Test("Negative places are places; numbers that are none are left out")
    func odd() {
        let solver = Problem()
        let a = solver.makeVariable()
        #expect(solver.add(a + 30, .equal))
        #expect(solver.add(a + .nan, .equal))
        #expect(solver.add(a + -.infinity, .lessOrEqual, priority: 500))
        solver.solve()
        #expect(solver.value(a) == -30)
    }

    @Test("Random problems: what was built around a solution is satisfied", arguments: 1...40)
    func random(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let solver = Problem()
        let variables = (0..<8).map { _ in solver.makeVariable() }
        let truth = (0..<8).map { _ in Double(next(200) - 100) }
        var added: [(LinearExpression, LinearSolver.Relation)] = []
        for _ in 0..<20 {
            var (expression, value) = (LinearExpression(), 0.0)
            for _ in 0...next(3) {
                let (index, factor) = (next(8), Double(next(5) - 2))
                expression.add(variables[index], times: factor)
                value += truth[index] * factor
            }
            let relation: LinearSolver.Relation = [.equal, .lessOrEqual, .greaterOrEqual][next(3)]
            let room = relation == .equal ? 0 : Double(next(10)) * (relation == .lessOrEqual ? -1 : 1)
            let whole = expression + (room - value)
            #expect(solver.add(whole, relation))
            added.append((whole, relation))
            _ = solver.add(variables[next(8)] + Double(-next(100)), .equal, priority: Float(next(3) + 1) * 250)
        }
        solver.solve()
        for (expression, relation) in added {
            let value = solver.value(expression)
            switch relation {
            case .equal: #expect(abs(value) < 1e-4)
            case .lessOrEqual: #expect(value < 1e-4)
            case .greaterOrEqual: #expect(value > -1e-4)
            }
        }
    }
}
