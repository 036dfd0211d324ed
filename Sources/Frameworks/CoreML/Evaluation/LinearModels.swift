import LearnedModelFiles

/// Sums of weighted numbers, one for each row of weights.
struct WeightedSums: Sendable {
    private var rows: [[Double]] = []
    private var offsets: [Double] = []

    var count: Int { rows.count }

    /// Reads one of the two fields in which these are.
    mutating func read(_ field: Int, _ value: WireMessage.Value) throws {
        if field == 1 { rows.append(try value.message.doubles) }
        if field == 2 { offsets += try value.doubles }
    }

    func check() throws {
        guard let first = rows.first, offsets.count == rows.count, rows.allSatisfy({ $0.count == first.count }) else {
            throw LearnedModelProblem("Its weights and offsets do not fit.")
        }
    }

    func sums(of inputs: Inputs) throws -> [Double] {
        let numbers = try inputs.numbers(atLeast: rows[0].count)
        guard numbers.count == rows[0].count else {
            throw EvaluationProblem("The model takes \(rows[0].count) numbers, not \(numbers.count).")
        }
        return zip(rows, offsets).map { row, offset in zip(row, numbers).reduce(offset) { $0 + $1.0 * $1.1 } }
    }
}

/// A generalized linear model that computes numbers.
struct LinearRegressor: Evaluator {
    private var weights = WeightedSums()
    private var transform = Transform.none

    private enum Transform: UInt64 { case none, logit, probit }

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            try weights.read(field, value)
            if field == 3 { transform = try Transform(known: value) }
        }
        try weights.check()
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        let sums = try weights.sums(of: inputs)
        return switch transform {
        case .none: .value(.vector(sums))
        case .logit: .value(.vector(sums.map(Transforms.logistic)))
        case .probit: .value(.vector(sums.map(Transforms.probit)))
        }
    }
}

/// A generalized linear model that chooses a class.
struct LinearClassifier: Classifier {
    private var weights = WeightedSums()
    private var transform = Transform.logit
    private var encoding = Encoding.referenceClass
    private var classes = ClassLabels.strings([])

    private enum Transform: UInt64 { case logit, probit }
    private enum Encoding: UInt64 { case referenceClass, oneVersusRest }

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            try weights.read(field, value)
            switch field {
            case 3: transform = try Transform(known: value)
            case 4: encoding = try Encoding(known: value)
            default: classes = try ClassLabels.read(field, value) ?? classes
            }
        }
        try weights.check()
        // Two classes need one row, however they are encoded.
        let rows = encoding == .oneVersusRest && classes.count != 2 ? classes.count : classes.count - 1
        guard weights.count == rows, transform == .logit || rows == 1 else {
            throw LearnedModelProblem("Its weights do not fit to its classes.")
        }
    }

    var labels: ClassLabels? { classes }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        classes.outcome(probabilities(try weights.sums(of: inputs)))
    }

    private func probabilities(_ sums: [Double]) -> [Double] {
        if transform == .probit { return classes.complete([Transforms.probit(sums[0])]) }
        if encoding == .referenceClass { return Transforms.softmax([0] + sums) }
        if sums.count == 1 { return classes.complete([Transforms.logistic(sums[0])]) }
        let scores = sums.map(Transforms.logistic)
        let total = scores.reduce(0, +)
        return scores.map { total > 0 ? $0 / total : 1 / Double(scores.count) }
    }
}

extension RawRepresentable where RawValue == UInt64 {
    /// Reads one of the values that the format names.
    init(known value: WireMessage.Value) throws {
        guard let found = Self(rawValue: try value.number) else {
            throw LearnedModelProblem("It asks for something that this version of the format does not name.")
        }
        self = found
    }
}
