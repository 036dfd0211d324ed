import Foundation

/// Where the values of an axis are, as shares of its length.
struct PlotScale {
    enum Form {
        case categories([String])
        case continuous(ScaleTransform, low: Double, high: Double)
    }

    let form: Form
    private var numbers: [String: Int] = [:]
    /// Whether the values are dates.
    let isDate: Bool
    /// Whether larger values come first.
    var isReversed = false
    var positions = _PositionRange.plot(start: 0, end: 0)
    /// Whether there is anything on the axis.
    var hasValues = true
    /// The calendar unit of the marks' intervals, by its length in seconds.
    var bandLength: Double?

    init(categories: [String]) {
        form = .categories(categories)
        isDate = false
        numbers = Dictionary(categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    init(_ transform: ScaleTransform, low: Double, high: Double, isDate: Bool) {
        // A scale without any extent has its value in the middle.
        var (low, high) = (low, high)
        if transform == .log {
            if high <= 0 { (low, high) = (1, 10) } else if low <= 0 { low = min(high / 10, 1) }
        }
        if high - low <= max(abs(low), abs(high)) * 1e-12 {
            let reach = isDate ? 43200 : transform == .log ? 0 : max(abs(low) * 1e-3, 0.5)
            (low, high) = transform == .log ? (low / 2, high * 2) : (low - reach, high + reach)
        }
        form = .continuous(transform, low: low, high: high)
        self.isDate = isDate
    }

    var isCategory: Bool { if case .categories = form { true } else { false } }

    /// The domain's values: all categories, or both ends.
    var domain: [_PlotDatum] {
        switch form {
        case .categories(let names): names.map { .category($0) }
        case .continuous(_, let low, let high):
            isDate ? [.date(low), .date(high)] : [.number(low), .number(high)]
        }
    }

    /// The share of the axis at a value, or in the middle of a category; not a number for values that it has not.
    func place(_ datum: _PlotDatum) -> Double {
        let place: Double
        switch (form, datum) {
        case (.categories(let names), .category(let name)):
            guard let number = numbers[name] else { return .nan }
            place = (Double(number) + 0.5) / Double(names.count)
        case (.categories(let names), _):
            guard let number = numbers[datum.description] else { return .nan }
            place = (Double(number) + 0.5) / Double(names.count)
        case (.continuous(let transform, let low, let high), .number(let value)),
            (.continuous(let transform, let low, let high), .date(let value)):
            let (start, end) = (transform(low), transform(high))
            // Halves: the difference of two huge numbers may be infinite.
            place = (transform(value) / 2 - start / 2) / (end / 2 - start / 2)
        case (.continuous, .category): return .nan
        }
        // A value below all logarithms is at the end of its axis.
        if place == -.infinity { return isReversed ? 1 : 0 }
        guard place.isFinite else { return .nan }
        return isReversed ? 1 - place : place
    }

    /// The share of the axis that a value takes up: the band of a category, or an interval.
    func band(_ value: PlotValue) -> (low: Double, high: Double) {
        if let end = value.end {
            let (a, b) = (place(value.datum), place(end))
            return (min(a, b), max(a, b))
        }
        let middle = place(value.datum)
        guard case .categories(let names) = form else { return (middle, middle) }
        let half = 0.5 / Double(max(names.count, 1))
        return (middle - half, middle + half)
    }

    /// The value at a share of the axis.
    func datum(at share: Double) -> _PlotDatum? {
        guard share.isFinite else { return nil }
        let share = isReversed ? 1 - share : share
        switch form {
        case .categories(let names):
            guard !names.isEmpty, share >= 0, share <= 1 else { return nil }
            return .category(names[min(Int(share * Double(names.count)), names.count - 1)])
        case .continuous(let transform, let low, let high):
            let value = transform.inverse(transform(low) + (transform(high) - transform(low)) * share)
            return isDate ? .date(value) : .number(value)
        }
    }

    /// The distance from the axis's start of a share, in points.
    func position(_ share: Double, length: CGFloat) -> CGFloat {
        let (start, end) = ends(length)
        return start + share * (end - start)
    }

    /// The share at a distance from the axis's start.
    func share(at position: CGFloat, length: CGFloat) -> Double {
        let (start, end) = ends(length)
        return end == start ? .nan : (position - start) / (end - start)
    }

    private func ends(_ length: CGFloat) -> (CGFloat, CGFloat) {
        switch positions {
        case .plot(let start, let end): (start, max(length - end, start))
        case .points(let start, let end): (start, end)
        }
    }
}
