import Foundation

/// Round dates at even distances in a calendar.
struct DateStride {
    var unit: Calendar.Component
    var count: Int
    var calendar: Calendar

    init(unit: Calendar.Component, count: Int, calendar: Calendar) {
        self.unit = unit == .weekOfMonth ? .weekOfYear : unit
        self.count = max(count, 1)
        self.calendar = calendar
    }

    /// The round distances, with their lengths in seconds.
    private static let choices: [(Calendar.Component, Int, Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200),
        (.day, 1, 86400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476), (.year, 1, 31_556_952),
    ]

    /// Finds the round distance that makes about a number of dates in a range of seconds.
    init(from low: Double, to high: Double, count: Int, calendar: Calendar) {
        let rough = max(high - low, 1e-3) / Double(max(count, 1))
        let year = 31_556_952.0
        // The nearest by ratio: a little more or less than the desired number is equally good.
        let best = Self.choices.min { abs(log($0.2 / rough)) < abs(log($1.2 / rough)) }!
        if rough > year {
            let years = NiceTicks(from: 0, to: rough / year * 10, count: 10).step
            self.init(unit: .year, count: Int(min(max(years.rounded(), 1), 1e6)), calendar: calendar)
        } else {
            self.init(unit: best.0, count: best.1, calendar: calendar)
        }
    }

    /// About how long a step is, in seconds.
    var length: Double {
        let one: Double =
            switch unit {
            case .nanosecond: 1e-9
            case .second: 1
            case .minute: 60
            case .hour: 3600
            case .day, .weekday, .dayOfYear: 86400
            case .weekOfYear, .weekOfMonth: 604_800
            case .month: 2_629_746
            case .quarter: 7_889_238
            default: 31_556_952
            }
        return one * Double(count)
    }

    /// The dates of the stride within a range of seconds, those around it with `coveringEnds`.
    func dates(from low: Double, to high: Double, coveringEnds: Bool = false) -> [Double] {
        guard low.isFinite, high.isFinite, low <= high else { return [] }
        guard CalendarRange.contains(low), CalendarRange.contains(high) else {
            let ticks = NiceTicks(from: low, to: high, count: 5)
            return coveringEnds ? ticks.covering : ticks.inside
        }
        var stride = self
        let most = Double(NiceTicks.most)
        if (high - low) / length > most {
            stride.count = Int(min((Double(count) * (high - low) / length / most).rounded(.up), 1e9))
        }
        return stride.walk(from: low, to: high, coveringEnds: coveringEnds)
    }

    private func walk(from low: Double, to high: Double, coveringEnds: Bool) -> [Double] {
        guard let start = start(before: low) else { return [] }
        // Some units don't repeat as steps: quarters are three months.
        let (step, size): (Calendar.Component, Int) = unit == .quarter ? (.month, count * 3) : (unit, count)
        var result: [Double] = []
        for number in 0...(NiceTicks.most + 2) {
            guard let date = calendar.date(byAdding: step, value: number * size, to: start) else { break }
            let seconds = date.timeIntervalSinceReferenceDate
            if seconds > high {
                if coveringEnds, result.last.map({ $0 < high }) ?? true { result.append(seconds) }
                break
            }
            if coveringEnds, seconds <= low { result = [seconds] } else if seconds >= low { result.append(seconds) }
        }
        if coveringEnds, result.count == 1, let only = result.first,
            let next = calendar.date(
                byAdding: step, value: size, to: Date(timeIntervalSinceReferenceDate: only))
        {
            result.append(next.timeIntervalSinceReferenceDate)
        }
        return result
    }

    /// The last date of the stride at or before a time.
    private func start(before seconds: Double) -> Date? {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        let larger: Calendar.Component? =
            switch unit {
            case .second: .minute
            case .minute: .hour
            case .hour: .day
            case .month, .quarter: .year
            case .year: nil
            default: nil
            }
        if unit == .year {
            let year = calendar.component(.year, from: start)
            return calendar.date(byAdding: .year, value: -(((year % count) + count) % count), to: start)
        }
        guard let larger, count > 1, let whole = calendar.dateInterval(of: larger, for: date)?.start else {
            return start
        }
        let step: Calendar.Component = unit == .quarter ? .month : unit
        let passed = calendar.dateComponents([step], from: whole, to: start).value(for: step) ?? 0
        let size = unit == .quarter ? count * 3 : count
        return calendar.date(byAdding: step, value: passed - passed % size, to: whole)
    }
}
