import Foundation

/// A plotted value without its type.
public enum _PlotDatum: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// Seconds since the reference date of 2001.
    case date(Double)
    /// The name of a category.
    case category(String)

    /// The number or the seconds; nil for a category.
    var amount: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    var isCategory: Bool { if case .category = self { true } else { false } }
    var isDate: Bool { if case .date = self { true } else { false } }
    var isFinite: Bool { amount?.isFinite ?? true }

    /// The value in words, for legends and assistive technology.
    var description: String {
        switch self {
        case .category(let name): name
        case .number(let number):
            number.isFinite ? number.formatted(.number.precision(.fractionLength(0...3))) : "–"
        case .date(let seconds):
            CalendarRange.contains(seconds)
                ? Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted) : "–"
        }
    }
}

/// The dates that calendars can compute with in a reasonable time.
enum CalendarRange {
    /// About ten thousand years before and after the reference date.
    static let limit = 3.2e11

    static func contains(_ seconds: Double) -> Bool { abs(seconds) <= limit }
}

/// A value of a mark along one axis: a point, or an interval such as a day.
struct PlotValue {
    var datum: _PlotDatum
    /// The end of an interval; nil for a point.
    var end: _PlotDatum?

    init(_ datum: _PlotDatum, end: _PlotDatum? = nil) {
        self.datum = datum
        self.end = end
    }

    /// Whether marks take up a part of the axis here, as with categories, days and bins.
    var isBand: Bool { end != nil || datum.isCategory }
}

/// The extent of a mark along one axis.
enum MarkExtent {
    /// The whole plot, or as much of it as distances from its edges leave, in points.
    case plot(start: CGFloat?, end: CGFloat?)
    /// The center of the plot.
    case middle
    /// A distance from the axis's start, in points.
    case fixed(CGFloat)
    case value(PlotValue)
    case range(PlotValue, PlotValue)

    static var whole: MarkExtent { .plot(start: nil, end: nil) }

    var value: PlotValue? { if case .value(let value) = self { value } else { nil } }
}
