import Foundation

/// Round numbers at even distances.
struct NiceTicks {
    /// The most ticks that any list has.
    static let most = 500

    let low: Double
    let high: Double
    let step: Double

    /// Finds the step of 1, 2 or 5 times a power of ten that comes nearest to a number of ticks.
    init(from low: Double, to high: Double, count: Int, minimumStep: Double = 0) {
        var (low, high) = (min(low, high), max(low, high))
        if !low.isFinite || !high.isFinite { (low, high) = (0, 1) }
        if high - low <= max(abs(low), abs(high)) * 1e-12 {
            let reach = max(abs(low) * 1e-9, 0.5)
            (low, high) = (low - reach, high + reach)
        }
        self.low = low
        self.high = high
        // Halves first: the difference of two huge numbers may be infinite.
        let rough = (high / 2 - low / 2) / Double(max(count, 1)) * 2
        let power = pow(10, (log10(rough)).rounded(.down))
        let ratio = rough / power
        var step = power * (ratio < 1.42 ? 1 : ratio < 3.17 ? 2 : ratio < 7.08 ? 5 : 10)
        if minimumStep.isFinite, step < minimumStep { step = minimumStep }
        self.step = step.isFinite && step > 0 ? step : 1
    }

    /// The multiples of the step within the range.
    var inside: [Double] { Self.multiples(of: step, from: (low / step - 1e-9).rounded(.up), to: high) }

    /// The multiples of the step that cover the range.
    var covering: [Double] { Self.multiples(of: step, over: low, high) }

    var coveringRange: ClosedRange<Double> {
        let start = (low / step + 1e-9).rounded(.down) * step
        return start...max((high / step - 1e-9).rounded(.up) * step, start)
    }

    /// The multiples of a step that cover a range; the ends alone if they were too many.
    static func multiples(of step: Double, over low: Double, _ high: Double) -> [Double] {
        guard low.isFinite, high.isFinite, step.isFinite, step > 0, low <= high else { return [] }
        let first = (low / step + 1e-9).rounded(.down)
        return multiples(of: step, from: first, to: max((high / step - 1e-9).rounded(.up), first + 1) * step)
    }

    private static func multiples(of step: Double, from first: Double, to high: Double) -> [Double] {
        let count = high / step - first + 1e-9
        guard first.isFinite, count >= 0 else { return [] }
        guard count <= Double(most) else { return [first * step, high] }
        return (0...Int(count)).map { (first + Double($0)) * step }
    }
}
