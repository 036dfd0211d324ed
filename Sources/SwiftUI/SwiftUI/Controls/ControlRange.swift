import OrielBasics

/// The range of a slider's, stepper's or gauge's values.
///
/// Ends without end count as the largest numbers, and a range may be longer than the largest number: parts of it are
/// found without its length.
struct ControlRange: Equatable {
    let lower: Double
    let upper: Double

    init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>) {
        lower = Self.finite(Double(bounds.lowerBound))
        upper = Self.finite(Double(bounds.upperBound))
    }

    private static func finite(_ value: Double) -> Double {
        value.clamped(to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    }

    var closed: ClosedRange<Double> { lower...max(lower, upper) }
    /// Whether there is more than one value in it.
    var hasLength: Bool { lower < upper }
    private var length: Double { upper - lower }

    /// A value as a part of the range, within 0 and 1; 0 for a value that is not a number.
    func fraction(of value: Double) -> Double {
        guard hasLength else { return 0 }
        let value = value.clamped(to: closed)
        let part = length.isFinite ? (value - lower) / length : (value / 2 - lower / 2) / (upper / 2 - lower / 2)
        return part.clamped(to: 0...1)
    }

    /// The value at a part of the range, on a step from its beginning where there are steps.
    func value(at fraction: Double, step: Double?) -> Double {
        let fraction = fraction.clamped(to: 0...1)
        if length == .infinity { return (lower * (1 - fraction) + upper * fraction).clamped(to: closed) }
        let way = fraction * length
        let stepped = step.map { $0 > 0 ? (way / $0).rounded() * $0 : way } ?? way
        return (lower + (stepped.isFinite ? stepped : way)).clamped(to: closed)
    }

    /// A distance as a part of the range.
    func part(_ distance: Double) -> Double? {
        guard hasLength, distance > 0, distance.isFinite else { return nil }
        return length.isFinite ? distance / length : distance / 2 / (upper / 2 - lower / 2)
    }
}
