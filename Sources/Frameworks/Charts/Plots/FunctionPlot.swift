import Foundation

/// A line or area that shows a function.
struct FunctionPlot {
    /// Points of a function that a plot is drawn through.
    static let samples = 400

    let kind: Mark.Kind
    /// The range to evaluate the function for; nil for the range of the horizontal axis.
    let domain: ClosedRange<Double>?
    /// The mark at a number.
    let mark: (Double) -> Mark
    let id: Int
    let attributes: MarkAttributes

    func marks(over scale: PlotScale) -> [Mark] {
        var ends = (0.0, 1.0)
        if let domain, domain.lowerBound.isFinite, domain.upperBound.isFinite {
            ends = (domain.lowerBound, domain.upperBound)
        } else if case .continuous(_, let low, let high) = scale.form {
            ends = (low, high)
        }
        return (0...Self.samples).map { number in
            var mark = mark(ends.0 + (ends.1 - ends.0) * Double(number) / Double(Self.samples))
            mark.series = mark.series ?? .category("function \(id)")
            var hasher = Hasher()
            hasher.combine(id)
            hasher.combine(number)
            mark.id = hasher.finalize()
            mark.attributes = attributes
            return mark
        }
    }
}

extension _ChartCollector {
    func add(_ kind: Mark.Kind, over domain: ClosedRange<Double>?, _ mark: @escaping (Double) -> Mark) {
        functions.append(
            FunctionPlot(kind: kind, domain: domain, mark: mark, id: functions.count, attributes: attributes))
    }
}
