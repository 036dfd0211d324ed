import Foundation

/// The functions that models apply to their sums at the end.
enum Transforms {
    static func logistic(_ number: Double) -> Double { 1 / (1 + exp(-number)) }

    /// The probability that a number of the normal distribution is smaller.
    static func probit(_ number: Double) -> Double { erfc(-number / 2.0.squareRoot()) / 2 }

    /// Shares of one that grow with the numbers.
    static func softmax(_ numbers: [Double]) -> [Double] {
        guard let largest = numbers.max() else { return [] }
        let powers = numbers.map { exp($0 - largest) }
        let sum = powers.reduce(0, +)
        return powers.map { $0 / sum }
    }
}
