import Foundation

/// A unit that lengths of time are written in, the longest first.
enum TimeUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue < right.rawValue }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// How many of another unit are in one; nil where that depends on the date.
    func count(of other: TimeUnit) -> Int? {
        switch (self, other) {
        case (.year, .month): 12
        case (.week, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }

    /// A number of units in a style.
    ///
    /// The system's format, which knows all languages, has no months and years: those are in English.
    func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        if language != "en", locale.isKnown, let text = foreign(value, style, locale) { return text }
        let isOne = value == 1
        switch style {
        case .full: return "\(value) \(name)\(isOne ? "" : "s")"
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .spellOut
            return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(name)\(isOne ? "" : "s")"
        case .short: return "\(value) \(short(isOne))"
        case .brief: return "\(value)\(short(isOne))"
        case .abbreviated, .positional: return "\(value)\(letter)"
        }
    }

    private func foreign(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String? {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full, .spellOut: .wide
            case .short: .abbreviated
            case .abbreviated, .brief, .positional: .narrow
            }
        let (unit, seconds): (Duration.UnitsFormatStyle.Unit, Int)
        switch self {
        case .year, .month: return nil
        case .week: (unit, seconds) = (.weeks, 604_800)
        case .day: (unit, seconds) = (.days, 86_400)
        case .hour: (unit, seconds) = (.hours, 3600)
        case .minute: (unit, seconds) = (.minutes, 60)
        case .second: (unit, seconds) = (.seconds, 1)
        }
        let (length, tooLong) = value.multipliedReportingOverflow(by: seconds)
        guard !tooLong else { return nil }
        let format = Duration.UnitsFormatStyle(
            allowedUnits: [unit], width: width, zeroValueUnits: .show(length: 1))
        return format.locale(locale).format(.seconds(length))
    }

    private var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }

    private func short(_ isOne: Bool) -> String {
        switch self {
        case .year: isOne ? "yr" : "yrs"
        case .month: isOne ? "mth" : "mths"
        case .week: isOne ? "wk" : "wks"
        case .day: isOne ? "day" : "days"
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }

    private var letter: String {
        switch self {
        case .year: "y"
        case .month: "mo"
        case .week: "w"
        case .day: "d"
        case .hour: "h"
        case .minute: "m"
        case .second: "s"
        }
    }
}
