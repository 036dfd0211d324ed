import Foundation

/// The values of an axis that have marks, and how they are written.
struct AxisTicks {
    let values: [_PlotDatum]
    let format: (_PlotDatum) -> String

    /// Finds the values.
    /// - Parameters:
    ///   - count: About how many values have room.
    ///   - pages: How many times the visible part the axis is long: wishes are for one part.
    init(_ wish: AxisMarkValues, _ scale: PlotScale, count: Int, pages: CGFloat = 1) {
        var wish = wish
        if pages > 1, case .automatic(let desired?, let least) = wish.storage {
            let total = Int(min(CGFloat(desired) * pages, CGFloat(NiceTicks.most) / 2))
            wish = AxisMarkValues(storage: .automatic(count: total, minimumStride: least))
        }
        guard scale.hasValues || !scale.isDate else {
            (values, format) = ([], { _ in "" })
            return
        }
        switch scale.form {
        case .categories(let names):
            if case .values(let list) = wish.storage { values = list } else { values = names.map { .category($0) } }
            format = { $0.description }
        case .continuous(let transform, let low, let high):
            (values, format) =
                scale.isDate
                ? Self.dates(wish, low, high, count, shortest: scale.bandLength)
                : Self.numbers(wish, transform, low, high, count)
        }
    }

    private static func numbers(
        _ wish: AxisMarkValues, _ transform: ScaleTransform, _ low: Double, _ high: Double, _ count: Int
    ) -> ([_PlotDatum], (_PlotDatum) -> String) {
        let values: [Double]
        switch wish.storage {
        case .values(let list):
            values = list.compactMap(\.amount)
            return (list, { Self.number($0, decimals: Self.decimals(values)) })
        case .stride(let step):
            values = NiceTicks.multiples(of: abs(step), over: low, high)
        case .calendar: values = NiceTicks(from: low, to: high, count: count).inside
        case .automatic(let desired, let least):
            let count = max(desired ?? count, 1)
            switch transform {
            case .linear:
                values = NiceTicks(from: low, to: high, count: count, minimumStep: least ?? 0).inside
            case .log: values = powers(low, high, count: count)
            case .squareRoot, .symmetricLog: values = spread(transform, low, high, count: count)
            }
        }
        let reach = (high - low) * 1e-9
        let inside = values.filter { $0 >= low - reach && $0 <= high + reach }
        let digits = Self.decimals(inside)
        return (inside.map { .number($0) }, { Self.number($0, decimals: digits) })
    }

    /// Powers of ten; with few of them, twice and five times these as well.
    private static func powers(_ low: Double, _ high: Double, count: Int) -> [Double] {
        let (first, last) = (log10(low).rounded(.down), log10(high).rounded(.up))
        guard first.isFinite, last.isFinite, last - first < 700 else { return [low, high] }
        let decades = Int(last - first)
        let every = max(decades / max(count, 1), 1)
        let factors: [Double] = decades <= 2 ? [1, 2, 5] : [1]
        return stride(from: Int(first), through: Int(last), by: every).flatMap { power in
            factors.map { $0 * pow(10, Double(power)) }
        }
    }

    /// Round numbers near places at even distances.
    private static func spread(
        _ transform: ScaleTransform, _ low: Double, _ high: Double, count: Int
    ) -> [Double] {
        let (start, end) = (transform(low), transform(high))
        var values: [Double] = low <= 0 && high >= 0 ? [0] : []
        for number in 0...min(max(count, 1), 50) {
            let value = transform.inverse(start + (end - start) * Double(number) / Double(max(count, 1)))
            guard value != 0, value.isFinite else { continue }
            let power = pow(10, log10(abs(value)).rounded(.down))
            let round = (value / power).rounded() * power
            if !values.contains(round) { values.append(round) }
        }
        return values.sorted()
    }

    private static func dates(
        _ wish: AxisMarkValues, _ low: Double, _ high: Double, _ count: Int, shortest: Double?
    ) -> ([_PlotDatum], (_PlotDatum) -> String) {
        var stride: DateStride
        switch wish.storage {
        case .values(let list):
            stride = DateStride(
                from: low, to: high, count: max(list.count, 1), calendar: .autoupdatingCurrent)
            return (list, DateLabels(stride, low, high).callAsFunction)
        case .calendar(let unit, let size, let calendar):
            stride = DateStride(unit: unit, count: size, calendar: calendar)
        case .stride(let step):
            return (
                NiceTicks.multiples(of: abs(step), over: low, high).filter { $0 >= low && $0 <= high }
                    .map { .date($0) }, { $0.description }
            )
        case .automatic(let desired, let least):
            stride = DateStride(from: low, to: high, count: desired ?? count, calendar: .autoupdatingCurrent)
            // No finer than the marks themselves, or than the app allows.
            if let shortest = [shortest, least].compactMap({ $0 }).max(), stride.length < shortest * 0.9 {
                stride = DateStride(from: 0, to: shortest, count: 1, calendar: .autoupdatingCurrent)
            }
        }
        return (
            stride.dates(from: low, to: high).map { .date($0) }, DateLabels(stride, low, high).callAsFunction
        )
    }

    /// How many digits after the point the values need, six at most.
    private static func decimals(_ values: [Double]) -> Int {
        for count in 0..<6 {
            let power = pow(10, Double(count))
            let exact = values.allSatisfy {
                abs(($0 * power).rounded() - $0 * power) <= max(abs($0 * power), 1) * 1e-9
            }
            if exact { return count }
        }
        return 6
    }

    private static func number(_ datum: _PlotDatum, decimals: Int) -> String {
        guard case .number(let value) = datum, value.isFinite else { return datum.description }
        if abs(value) >= 1e15 || (value != 0 && abs(value) < 1e-6) {
            return value.formatted(.number.notation(.scientific))
        }
        // Less than half of a digit is zero, without a sign.
        let shown = value == 0 || abs(value) < 1e-12 ? 0 : value
        return shown.formatted(.number.precision(.fractionLength(decimals)))
    }
}

/// How the dates of an axis are written, by the distance between them.
struct DateLabels {
    private let style: Date.FormatStyle
    private let unit: Calendar.Component

    init(_ stride: DateStride, _ low: Double, _ high: Double) {
        unit = stride.unit
        let base = Date.FormatStyle.dateTime
        switch stride.unit {
        case .second, .nanosecond: style = base.hour().minute().second()
        case .minute: style = base.hour().minute()
        case .hour: style = high - low > 3 * 86400 ? base.day().hour() : base.hour()
        case .day, .weekday, .weekOfYear, .dayOfYear: style = base.month(.abbreviated).day()
        case .month, .quarter:
            style = high - low > 400 * 86400 ? base.month(.abbreviated).year() : base.month(.abbreviated)
        default: style = base.year()
        }
    }

    func callAsFunction(_ datum: _PlotDatum) -> String {
        guard case .date(let seconds) = datum, CalendarRange.contains(seconds) else { return datum.description }
        return Date(timeIntervalSinceReferenceDate: seconds).formatted(style)
    }
}
