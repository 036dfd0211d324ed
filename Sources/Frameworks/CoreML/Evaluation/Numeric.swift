import Foundation
import LearnedModelFiles

/// Puts features into one list of numbers.
struct FeatureVectorizer: Evaluator {
    private var columns: [(name: String, count: Int)] = []

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            guard field == 1 else { return }
            var column = (name: "", count: 0)
            try value.message.read { field, value in
                if field == 1 { column.name = try value.text }
                if field == 2 { column.count = try value.index }
            }
            columns.append(column)
        }
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        var list: [Double] = []
        for (name, count) in columns {
            guard let value = inputs.values[name] else {
                throw EvaluationProblem("Feature \(name) is required but not specified.")
            }
            let numbers = try value.numbers(atLeast: count)
            guard numbers.count == count, list.count + count <= Value.largestCount else {
                throw EvaluationProblem("Feature \(name) has \(numbers.count) numbers, not \(count).")
            }
            list += numbers
        }
        return .value(.vector(list))
    }
}

/// Adds to numbers, and multiplies them.
struct Scaler: Evaluator {
    private var shifts: [Double] = []
    private var factors: [Double] = []

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            if field == 1 { shifts += try value.doubles }
            if field == 2 { factors += try value.doubles }
        }
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        let value = try inputs.only
        var numbers = try value.numbers()
        let shifts = try Self.parameters(shifts, count: numbers.count, standard: 0)
        let factors = try Self.parameters(factors, count: numbers.count, standard: 1)
        for index in numbers.indices { numbers[index] = factors[index] * (numbers[index] + shifts[index]) }
        if case .array(_, let shape) = value { return .value(.array(numbers, shape: shape)) }
        return .value(.vector(numbers))
    }

    /// A parameter for each number: one may do for all, and none.
    private static func parameters(_ list: [Double], count: Int, standard: Double) throws -> [Double] {
        if list.count <= 1 { return Array(repeating: list.first ?? standard, count: count) }
        guard list.count == count else {
            throw EvaluationProblem("The model takes \(list.count) numbers, not \(count).")
        }
        return list
    }
}

/// Divides numbers by their length.
struct Normalizer: Evaluator {
    private var norm = Norm.largest

    private enum Norm: UInt64 { case largest, sum, length }

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            if field == 1 { norm = try Norm(known: value) }
        }
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        let numbers = try inputs.numbers()
        let length =
            switch norm {
            case .largest: numbers.max() ?? 0
            case .sum: numbers.reduce(0) { $0 + abs($1) }
            case .length: numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
            }
        return .value(.vector(length == 0 ? numbers : numbers.map { $0 / length }))
    }
}

/// Returns some of the numbers of a list.
struct ArrayFeatureExtractor: Evaluator {
    private var places: [Int] = []

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            guard field == 1 else { return }
            for number in try value.numbers {
                guard let place = Int(exactly: number) else { throw LearnedModelProblem("A number is out of range.") }
                places.append(place)
            }
        }
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        let numbers = try inputs.numbers()
        return .value(
            .vector(
                try places.map { place in
                    guard place < numbers.count else {
                        throw EvaluationProblem("The model takes more than \(numbers.count) numbers.")
                    }
                    return numbers[place]
                }))
    }
}
