import Foundation

/// How many bins a histogram has.
enum BinCount {
    /// The most bins for values without any wish.
    static let most = 200

    /// The number of bins by Scott's rule; nil for values that are all the same.
    ///
    /// Each bin is as wide as 3.49 deviations divided by the cube root of the number of values.
    static func scott(_ values: [Double]) -> Int? {
        let scale = values.reduce(0) { max($0, abs($1)) }
        guard values.count > 1, scale > 0, scale.isFinite, let low = values.min(), let high = values.max() else {
            return nil
        }
        let count = Double(values.count)
        let mean = values.reduce(0) { $0 + $1 / scale } / count
        let variance = values.reduce(0) { $0 + pow($1 / scale - mean, 2) } / (count - 1)
        let width = 3.49 * variance.squareRoot() / cbrt(count)
        let bins = (high / scale - low / scale) / width
        guard bins.isFinite else { return nil }
        return min(max(Int(min(bins, Double(most)).rounded(.up)), 1), most)
    }

    /// The boundaries of a number of bins of equal sizes between two ends.
    static func thresholds(_ count: Int, over low: Double, _ high: Double) -> [Double] {
        guard low.isFinite, high.isFinite, low <= high else { return [] }
        let count = max(count, 1)
        return (0...count).map { index in
            guard index < count else { return high }
            let part = Double(index) / Double(count)
            return low * (1 - part) + high * part
        }
    }
}
