import Foundation

/// The chosen days of a calendar.
enum CalendarSelection {
    /// One day, within a range.
    case one(Binding<Date>, ClosedRange<Date>)
    /// Any number of days, each on or after the first date and before the second; nil for no bound.
    case several(Binding<Set<DateComponents>>, from: Date?, to: Date?)

    /// The components by which the days of a set are known.
    private static let components: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]

    /// A date in the month that is shown first.
    func start(_ calendar: Calendar) -> Date {
        switch self {
        case .one(let date, _): return date.wrappedValue
        case .several(_, let from, let to):
            if let first = days(calendar).min() { return first }
            let now = Date()
            if let from, now < from { return from }
            return to.map { min(now, $0.addingTimeInterval(-1)) } ?? now
        }
    }

    /// The beginnings of the chosen days; components that name no day count for nothing.
    func days(_ calendar: Calendar) -> Set<Date> {
        switch self {
        case .one(let date, _): [calendar.startOfDay(for: date.wrappedValue)]
        case .several(let days, _, _):
            Set(days.wrappedValue.compactMap { Self.day($0, calendar) })
        }
    }

    /// Whether a day can be chosen: some time of it is within the bounds.
    func offers(_ day: Date, _ calendar: Calendar) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        switch self {
        case .one(_, let range): return end > range.lowerBound && day <= range.upperBound
        case .several(_, let from, let to): return from.map { end > $0 } ?? true && to.map { day < $0 } ?? true
        }
    }

    /// Chooses a day and keeps the time; of several, it is removed if it is chosen already.
    func choose(_ day: Date, _ calendar: Calendar) {
        switch self {
        case .one(let date, _):
            let time = calendar.dateComponents([.hour, .minute, .second], from: date.wrappedValue)
            date.wrappedValue =
                calendar.date(
                    bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
        case .several(let days, _, _):
            let start = calendar.startOfDay(for: day)
            let same = days.wrappedValue.filter { Self.day($0, calendar) == start }
            if same.isEmpty {
                days.wrappedValue.insert(calendar.dateComponents(Self.components, from: day))
            } else {
                days.wrappedValue.subtract(same)
            }
        }
    }

    /// The beginning of the day that components name; nil for none.
    private static func day(_ components: DateComponents, _ calendar: Calendar) -> Date? {
        guard components.day != nil else { return nil }
        return (components.calendar ?? calendar).date(from: components).map { calendar.startOfDay(for: $0) }
    }
}
