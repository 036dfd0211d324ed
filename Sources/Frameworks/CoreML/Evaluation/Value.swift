import Foundation
import LearnedModelFiles

/// A value on its way through a model.
enum Value: Equatable {
    case int64(Int64)
    case double(Double)
    case string(String)
    /// Numbers in the order of their indices, the last one fastest.
    case array([Double], shape: [Int])
    case int64Dictionary([Int64: Double])
    case stringDictionary([String: Double])
    /// Nothing was given for an optional feature.
    case missing

    static func vector(_ numbers: [Double]) -> Value { .array(numbers, shape: [numbers.count]) }

    /// How many numbers a list may have: models of tables have thousands at most, hostile ones double them in each step.
    static let largestCount = 1 << 22

    /// The value as numbers; a missing value is not a number.
    /// - Parameter count: How many there are at least in a list in which zeros are left out.
    func numbers(atLeast count: Int = 0) throws -> [Double] {
        switch self {
        case .int64(let number): return [Double(number)]
        case .double(let number): return [number]
        case .array(let numbers, _): return numbers
        case .int64Dictionary(let entries): return try Self.dense(entries, atLeast: count)
        case .missing: return [.nan]
        case .string, .stringDictionary: throw EvaluationProblem("A text was given where numbers are needed.")
        }
    }

    private static func dense(_ entries: [Int64: Double], atLeast count: Int) throws -> [Double] {
        let largest = Int64(largestCount)
        guard count <= largestCount, entries.keys.allSatisfy({ $0 >= 0 && $0 < largest }) else {
            throw EvaluationProblem("The key of a dictionary is not an index of a list.")
        }
        let last = entries.keys.max().map { Int($0) + 1 } ?? 0
        var numbers = Array(repeating: 0.0, count: max(last, count))
        for (place, number) in entries { numbers[Int(place)] = number }
        return numbers
    }

    /// The value as a feature of a type; nil where it would lose something.
    func converted(to type: LearnedFeature.Kind) -> Value? {
        switch (self, type) {
        case (.int64, .int64), (.double, .double), (.string, .string), (.stringDictionary, .dictionary(true)),
            (.int64Dictionary, .dictionary(false)):
            return self
        case (.int64(let number), .double): return .double(Double(number))
        case (.double(let number), .int64): return Int64(exactly: number).map { .int64($0) }
        case (.array(let numbers, _), .double), (.array(let numbers, _), .int64):
            return numbers.count == 1 ? Value.double(numbers[0]).converted(to: type) : nil
        case (.int64, .array(let shape, _)), (.double, .array(let shape, _)):
            return (try? numbers()).flatMap { Value.vector($0).converted(to: .array(shape: shape, scalar: 0)) }
        case (.array(let numbers, let own), .array(let shape, _)):
            if shape.isEmpty || shape == own { return self }
            return shape.product == numbers.count ? .array(numbers, shape: shape) : nil
        case (.array(let numbers, _), .dictionary(false)):
            let entries = numbers.enumerated().filter { $0.element != 0 }.map { (Int64($0.offset), $0.element) }
            return .int64Dictionary(Dictionary(uniqueKeysWithValues: entries))
        case (.int64Dictionary, .array(let shape, _)):
            return (try? numbers(atLeast: shape.product ?? 0)).flatMap { Value.vector($0).converted(to: type) }
        default: return nil
        }
    }
}

extension [Int] {
    /// How many numbers a shape has; nil for none that makes sense.
    var product: Int? {
        var product = 1
        for length in self {
            let (result, isTooLarge) = product.multipliedReportingOverflow(by: length)
            guard length >= 0, !isTooLarge else { return nil }
            product = result
        }
        return product
    }
}

/// Why a model can't compute something.
struct EvaluationProblem: Error {
    let description: String
    init(_ description: String) { self.description = description }
}
