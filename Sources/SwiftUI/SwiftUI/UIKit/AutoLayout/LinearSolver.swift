import Foundation

/// A sum of multiples of variables, and a constant.
struct LinearExpression {
    /// The variables' factors.
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func variable(_ id: Int) -> LinearExpression { LinearExpression(terms: [id: 1]) }
    static func number(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b, times: 1)
        return sum
    }
    static func + (a: LinearExpression, b: Double) -> LinearExpression {
        LinearExpression(terms: a.terms, constant: a.constant + b)
    }
    static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }
    static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        LinearExpression(terms: a.terms.mapValues { $0 * factor }, constant: a.constant * factor)
    }

    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += other.constant * factor
        for (id, value) in other.terms { addTerm(id, value * factor) }
    }

    mutating func addTerm(_ id: Int, _ value: Double) {
        let sum = terms[id, default: 0] + value
        terms[id] = abs(sum) < 1e-9 ? nil : sum
    }
}

/// Solves linear equations and inequalities, of which some must hold and others should, by their priorities.
///
/// The simplex method: each row expresses a basic variable by the others, which are zero. Places and sizes may have any sign; slacks and
/// errors are not negative. What should hold has errors, whose sums are minimized from the highest priority to the lowest; what a higher
/// one has settled stays.
struct LinearSolver {
    enum Relation { case equal, lessOrEqual, greaterOrEqual }
    private enum Kind { case free, slack, error, dummy }

    private var kinds: [Kind] = []
    /// The rows of basic variables, by these.
    private var rows: [Int: LinearExpression] = [:]
    private var errors: [Float: [Int]] = [:]
    private var settled: Set<Int> = []
    private var pivots = 0
    /// More steps are not taken: what has been reached counts.
    static let mostPivots = 20_000

    /// Makes a variable of any sign.
    mutating func makeVariable() -> LinearExpression { .variable(make(.free)) }

    private mutating func make(_ kind: Kind) -> Int {
        kinds.append(kind)
        return kinds.count - 1
    }

    /// Adds a relation of an expression to zero; returns false, and leaves it out, if it must hold and cannot.
    /// - Parameter priority: How important it is; nil if it must hold.
    mutating func add(_ expression: LinearExpression, _ relation: Relation, priority: Float? = nil) -> Bool {
        guard expression.constant.isFinite, expression.terms.values.allSatisfy(\.isFinite) else { return true }
        var row = LinearExpression(constant: expression.constant)
        for (id, factor) in expression.terms {
            if let basic = rows[id] { row.add(basic, times: factor) } else { row.addTerm(id, factor) }
        }
        var own: [Int] = []
        func attach(_ id: Int, _ factor: Double) {
            row.addTerm(id, factor)
            own.append(id)
        }
        if relation != .equal { attach(make(.slack), relation == .lessOrEqual ? 1 : -1) }
        if let priority {
            if relation != .greaterOrEqual { attach(error(priority), -1) }
            if relation != .lessOrEqual { attach(error(priority), 1) }
        } else if relation == .equal {
            attach(make(.dummy), 1)
        }
        if row.constant < 0 { row = row * -1 }
        if let subject = subject(of: row, own) {
            enter(subject, row)
            return true
        }
        // Dummies alone: the relation follows from others, or contradicts them.
        if row.terms.keys.allSatisfy({ kinds[$0] == .dummy }) { return abs(row.constant) < 1e-6 }
        return addWithArtificial(row)
    }

    private mutating func error(_ priority: Float) -> Int {
        let id = make(.error)
        errors[priority, default: []].append(id)
        return id
    }

    /// The variable that a new row can express: the last one of any sign, so that the first of several undecided ones stays zero; else
    /// one of its own that lets the row stay feasible.
    private func subject(of row: LinearExpression, _ own: [Int]) -> Int? {
        let free = row.terms.keys.filter { kinds[$0] == .free }.max()
        return free ?? own.first { kinds[$0] != .dummy && row.terms[$0, default: 0] < 0 }
    }

    /// Solves a row that is zero for a variable, which becomes basic.
    private mutating func enter(_ id: Int, _ row: LinearExpression) {
        var row = row
        let factor = row.terms.removeValue(forKey: id) ?? 1
        let solved = row * (-1 / factor)
        substitute(id, solved)
        rows[id] = solved
    }

    private mutating func substitute(_ id: Int, _ expression: LinearExpression) {
        for (basic, row) in rows {
            guard let factor = row.terms[id] else { continue }
            var row = row
            row.terms[id] = nil
            row.add(expression, times: factor)
            rows[basic] = row
        }
    }

    /// Adds a row that must be zero, by making the size of an artificial variable as small as possible.
    private mutating func addWithArtificial(_ row: LinearExpression) -> Bool {
        let before = self
        let artificial = make(.slack)
        rows[artificial] = row
        var goal = row
        minimize(&goal)
        let rest = rows[artificial]?.constant ?? 0
        guard rest < 1e-6 else {
            self = before
            return false
        }
        if let left = rows.removeValue(forKey: artificial) {
            guard let entering = left.terms.keys.filter({ kinds[$0] != .dummy }).min() else { return true }
            var zero = left
            zero.constant = 0
            enter(entering, zero)
        }
        for basic in rows.keys { rows[basic]?.terms[artificial] = nil }
        settled.insert(artificial)
        return true
    }

    /// Makes an expression as small as possible.
    private mutating func minimize(_ goal: inout LinearExpression) {
        while pivots < Self.mostPivots {
            // The lowest number first, so that the method cannot run in circles.
            var entering: Int?
            for (id, factor) in goal.terms
            where factor < -1e-9 && kinds[id] != .dummy && !settled.contains(id) && id < entering ?? .max {
                entering = id
            }
            guard let entering, let leaving = leaving(for: entering) else { return }
            pivots += 1
            guard var row = rows.removeValue(forKey: leaving) else { return }
            row.addTerm(leaving, -1)
            enter(entering, row)
            if let factor = goal.terms.removeValue(forKey: entering), let solved = rows[entering] {
                goal.add(solved, times: factor)
            }
        }
    }

    /// The variable that is zero first while another grows.
    private func leaving(for entering: Int) -> Int? {
        var best: (id: Int, ratio: Double)?
        for (basic, row) in rows where kinds[basic] != .free {
            guard let factor = row.terms[entering], factor < -1e-9 else { continue }
            let ratio = -row.constant / factor
            guard let known = best else {
                best = (basic, ratio)
                continue
            }
            if ratio < known.ratio - 1e-12 || (abs(ratio - known.ratio) <= 1e-12 && basic < known.id) {
                best = (basic, ratio)
            }
        }
        return best?.id
    }

    /// Comes as near as possible to what should hold.
    mutating func solve() {
        for (_, ids) in errors.sorted(by: { $0.key > $1.key }) {
            var goal = LinearExpression()
            for id in ids {
                if let row = rows[id] { goal.add(row, times: 1) } else { goal.addTerm(id, 1) }
            }
            minimize(&goal)
            // Whatever would make this sum larger stays zero from now on.
            for (id, factor) in goal.terms where factor > 1e-9 { settled.insert(id) }
        }
    }

    /// The value of an expression.
    func value(_ expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + (rows[$1.key]?.constant ?? 0) * $1.value }
    }
}
