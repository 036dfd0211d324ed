import Foundation
import LearnedModelFiles

/// How near two lists of numbers are, for support vectors.
enum SupportVectorKernel: Sendable {
    case linear
    case radial(gamma: Double)
    case polynomial(degree: Double, c: Double, gamma: Double)
    case sigmoid(c: Double, gamma: Double)

    init(_ message: WireMessage) throws {
        self = .linear
        try message.read { field, value in
            var numbers = [0.0, 0, 0, 0]
            try value.message.read { field, value in
                guard numbers.indices.contains(field) else { return }
                if case .number(let degree) = value {
                    numbers[field] = Double(Int32(truncatingIfNeeded: degree))
                } else {
                    numbers[field] = try value.double
                }
            }
            switch field {
            case 1: self = .linear
            case 2: self = .radial(gamma: numbers[1])
            case 3: self = .polynomial(degree: numbers[1], c: numbers[2], gamma: numbers[3])
            case 4: self = .sigmoid(c: numbers[2], gamma: numbers[1])
            default: break
            }
        }
    }

    func callAsFunction(_ one: [Double], _ other: [Double]) -> Double {
        var product: Double { zip(one, other).reduce(0) { $0 + $1.0 * $1.1 } }
        switch self {
        case .linear: return product
        case .radial(let gamma):
            return exp(-gamma * zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) })
        case .polynomial(let degree, let c, let gamma): return pow(gamma * product + c, degree)
        case .sigmoid(let c, let gamma): return tanh(gamma * product + c)
        }
    }
}

/// A support vector machine that computes a number.
struct SupportVectorRegressor: Evaluator {
    private var kernel = SupportVectorKernel.linear
    private var vectors: [SupportVector] = []
    private var coefficients: [Double] = []
    private var rho = 0.0

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 1: kernel = try SupportVectorKernel(try value.message)
            case 2: vectors = try SupportVector.all(in: try value.message, isSparse: true)
            case 3: vectors = try SupportVector.all(in: try value.message, isSparse: false)
            case 4: coefficients = try value.message.doubles
            case 5: rho = try value.double
            default: break
            }
        }
        guard coefficients.count == vectors.count else {
            throw LearnedModelProblem("Its support vectors and coefficients do not fit.")
        }
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        let numbers = try inputs.numbers()
        var sum = -rho
        for (vector, coefficient) in zip(vectors, coefficients) {
            sum += coefficient * kernel(try vector.numbers(numbers.count), numbers)
        }
        return .value(.double(sum))
    }
}

/// An example that a support vector machine has kept.
private struct SupportVector: Sendable {
    /// The numbers, by their places, with zeros left out.
    private var numbers: [(place: Int, number: Double)] = []

    static func all(in message: WireMessage, isSparse: Bool) throws -> [SupportVector] {
        var vectors: [SupportVector] = []
        try message.read { field, value in
            if field == 1 { vectors.append(try SupportVector(try value.message, isSparse)) }
        }
        return vectors
    }

    private init(_ message: WireMessage, _ isSparse: Bool) throws {
        guard isSparse else {
            numbers = try message.doubles.enumerated().map { ($0.offset, $0.element) }
            return
        }
        try message.read { field, value in
            guard field == 1 else { return }
            var place = 0
            var number = 0.0
            try value.message.read { field, value in
                if field == 1 { place = try value.index }
                if field == 2 { number = try value.double }
            }
            // Counted from one, as libsvm does.
            guard place > 0 else { throw LearnedModelProblem("A support vector has a number without a place.") }
            numbers.append((place - 1, number))
        }
    }

    func numbers(_ count: Int) throws -> [Double] {
        var list = Array(repeating: 0.0, count: count)
        for (place, number) in numbers {
            guard place < count else { throw EvaluationProblem("The model takes more than \(count) numbers.") }
            list[place] = number
        }
        return list
    }
}
