import Foundation

/// A part of a time.
enum TimePart {
    case hour, minute, half

    /// The part of a date that it is; nil for the half of the day.
    var component: Calendar.Component? {
        switch self {
        case .hour: .hour
        case .minute: .minute
        case .half: nil
        }
    }

    /// The date a number of steps away; nil where the calendar has none.
    ///
    /// Hours and minutes begin again after the last one.
    func stepped(_ steps: Int, from date: Date, _ calendar: Calendar) -> Date? {
        func now(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
        return switch self {
        case .hour: moved(to: (now(.hour) + steps % 24 + 24) % 24, in: date, calendar)
        case .minute: moved(to: (now(.minute) + steps % 60 + 60) % 60, in: date, calendar)
        case .half: TimePart.hour.moved(to: (now(.hour) + 12) % 24, in: date, calendar)
        }
    }

    /// The date with another value of the part.
    func moved(to value: Int, in date: Date, _ calendar: Calendar) -> Date? {
        let component = component ?? .hour
        return calendar.date(byAdding: component, value: value - calendar.component(component, from: date), to: date)
    }

    /// The part as it is written.
    func text(of date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hour = calendar.component(.hour, from: date)
        switch self {
        case .hour: return locale.hasDayHalves ? "\((hour + 11) % 12 + 1)" : two(hour)
        case .minute: return two(calendar.component(.minute, from: date))
        case .half:
            var calendar = calendar
            calendar.locale = locale
            return hour < 12 ? calendar.amSymbol : calendar.pmSymbol
        }
    }

    /// The value of a number that was typed; nil where the part has none of it.
    func value(typed number: Int, of date: Date, _ calendar: Calendar, _ hasHalves: Bool) -> Int? {
        switch self {
        case .half: return nil
        case .minute: return number < 60 ? number : nil
        case .hour:
            guard hasHalves else { return number < 24 ? number : nil }
            // Hours belong to the half of the day that is shown; later ones are taken literally.
            if number > 12 { return number < 24 ? number : nil }
            let isLate = calendar.component(.hour, from: date) >= 12
            return number % 12 + (isLate ? 12 : 0)
        }
    }
}

extension Locale {
    /// Whether texts write hours up to twelve, twice a day.
    ///
    /// Read from the pattern that texts are written by, since the region's data may differ.
    var hasDayHalves: Bool {
        let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: self) ?? ""
        let words = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        return words.contains { $0.offset.isMultiple(of: 2) && $0.element.contains { "abB".contains($0) } }
    }
}
