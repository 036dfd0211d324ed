import SwiftUI

/// An app's settings for a scale of styles, symbols or sizes.
struct ValueScaleSettings<Value> {
    var domain: _ScaleDomain?
    var values: [Value]?
    var mapping: ((_PlotDatum) -> Value?)?
    var type: ScaleType?
    /// Values between two ends, for numbers.
    var blend: ((Double) -> Value)?
}

/// A scale of styles, symbols or sizes, with the values that the marks have.
struct ValueScale<Value> {
    let label: String
    /// The values of the data, in the order of a legend.
    let domain: [_PlotDatum]
    private let numbers: [_PlotDatum: Int]
    private let settings: ValueScaleSettings<Value>
    private let cycle: [Value]
    private let blend: ((Double) -> Value)?
    /// The ends of numbers, if the scale blends.
    let ends: ClosedRange<Double>?

    /// Makes a scale of all values that marks have, in their order.
    /// - Parameter blend: The usual values between two ends, from 0 to 1; nil for scales that tell numbers apart like names.
    init(
        _ values: [ScaledValue], _ settings: ValueScaleSettings<Value>, cycle: [Value],
        blend: ((Double) -> Value)? = nil
    ) {
        label = values.first?.label.string ?? ""
        self.settings = settings
        self.blend = settings.blend ?? blend
        var known: Set<_PlotDatum> = []
        var domain: [_PlotDatum] = []
        if case .values(let list)? = settings.domain {
            for datum in list where known.insert(datum).inserted { domain.append(datum) }
        }
        let amounts = values.compactMap(\.datum.amount).filter(\.isFinite)
        let isNumeric = blend != nil && !amounts.isEmpty && settings.mapping == nil && settings.type != .category
        if isNumeric {
            var ends = (amounts.min() ?? 0)...(amounts.max() ?? 0)
            if case .range(let low, let high)? = settings.domain, let low = low.amount, let high = high.amount,
                low <= high
            {
                ends = low...high
            } else if let low = domain.compactMap(\.amount).min(), let high = domain.compactMap(\.amount).max() {
                ends = low...high
            }
            self.ends = ends
        } else {
            ends = nil
            for value in values where known.insert(value.datum).inserted { domain.append(value.datum) }
        }
        self.domain = domain
        numbers = Dictionary(domain.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.cycle = settings.values.flatMap { $0.isEmpty ? nil : $0 } ?? cycle
    }

    /// The value for a datum; nil if the cycle is empty.
    func callAsFunction(_ datum: _PlotDatum) -> Value? {
        if let value = settings.mapping?(datum) { return value }
        if let ends, let blend, let amount = datum.amount {
            let reach = ends.upperBound - ends.lowerBound
            let share = reach > 0 ? (amount - ends.lowerBound) / reach : 0.5
            return blend(share.isFinite ? min(max(share, 0), 1) : 0)
        }
        guard !cycle.isEmpty else { return nil }
        return cycle[(numbers[datum] ?? 0) % cycle.count]
    }
}

/// The usual colors of charts.
enum ChartColors {
    static let cycle: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let gradient = Gradient(colors: [.purple, .blue, .green, .yellow])

    /// The color at a share of a gradient, from 0 to 1.
    static func color(of gradient: Gradient, at share: Double) -> Color {
        let stops = gradient.stops
        guard let first = stops.first, let last = stops.last else { return .blue }
        guard let next = stops.firstIndex(where: { $0.location >= share }) else { return last.color }
        guard next > 0 else { return first.color }
        let (a, b) = (stops[next - 1], stops[next])
        let reach = b.location - a.location
        return a.color.mix(with: b.color, by: reach > 0 ? (share - a.location) / reach : 0)
    }
}

/// The usual dashes of lines.
enum ChartDashes {
    static let cycle: [StrokeStyle] = [[], [6, 4], [2, 3], [10, 4, 2, 4], [1, 4]].map {
        StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
    }
}
