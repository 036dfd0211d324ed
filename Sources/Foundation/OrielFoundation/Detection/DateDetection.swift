import Foundation

/// Dates and times, in English words and in digits, in the current time zone unless the text names another.
enum DateDetection {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let month =
        "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
        + "nov(?:ember)?|dec(?:ember)?)\\.?"
    private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    private static let time =
        "(?:,? (?:at )?|T)?(?:(?<!\\d)(?=\\d{1,2}(?::\\d{2}|\\s?[ap]\\.?m))(\\d{1,2})(?::(\\d{2})(?::(\\d{2}))?)?"
        + "\\s?([ap]\\.m\\.|[ap]m\\b)?(Z|[+-]\\d{2}:?\\d{2})?)"

    /// The parts of a kind of date in the groups of its pattern: year, month, day, word; the time's five follow.
    private struct Form: Sendable {
        let pattern: DetectionPattern
        let year: Int?
        let month: Int?
        let day: Int?
        var word: Int?
        let first: Int
    }

    private static let forms: [Form] = [
        Form(pattern: .init("\\b(\\d{4})-(\\d{2})-(\\d{2})(?:\(time))?"), year: 1, month: 2, day: 3, first: 4),
        Form(
            pattern: .init("\\b\(month) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?(?:\(time))?"), year: 3,
            month: 1, day: 2, first: 4),
        Form(
            pattern: .init("\\b(\\d{1,2})(?:st|nd|rd|th|\\.)? \(month)(?:,? (\\d{4})\\b)?(?:\(time))?"), year: 3,
            month: 2, day: 1, first: 4),
        Form(
            pattern: .init("\\b(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})\\b(?:\(time))?"), year: 3, month: 1, day: 2,
            first: 4),
        Form(
            pattern: .init("\\b(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})\\b(?:\(time))?"), year: 3, month: 2, day: 1, first: 4),
        Form(
            pattern: .init(
                "\\b(today|tonight|tomorrow|yesterday|(?:next )?(?:\(weekdays.joined(separator: "|"))))\\b(?:\(time))?"),
            year: nil, month: nil, day: nil, word: 1, first: 2),
        Form(pattern: .init("\\b(?:at )?\(time)(?!\\w)"), year: nil, month: nil, day: nil, first: 1),
    ]

    /// Finds dates; those without a year or a day are near the present.
    static func find(in string: String, _ range: NSRange, now: Date = Date()) -> [DetectedResult] {
        let text = string as NSString
        var found: [DetectedResult] = []
        for form in forms {
            for match in form.pattern.matches(in: string, range) {
                guard let result = result(form, match, text, now),
                    !found.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 })
                else { continue }
                found.append(result)
            }
        }
        return found
    }

    private static func result(
        _ form: Form, _ match: NSTextCheckingResult, _ text: NSString, _ now: Date
    ) -> DetectedResult? {
        func number(_ group: Int?) -> Int? { group.flatMap { match.group($0, in: text) }.flatMap { Int($0) } }
        var calendar = Calendar(identifier: .gregorian)
        let zone = match.group(form.first + 4, in: text).flatMap(timeZone)
        if let zone { calendar.timeZone = zone }
        var parts = calendar.dateComponents([.year, .month, .day], from: now)
        if let day = number(form.day), let group = form.month, let name = match.group(group, in: text)?.lowercased() {
            guard let month = Int(name) ?? months.firstIndex(where: { name.hasPrefix($0) }).map({ $0 + 1 }),
                (1...12).contains(month), (1...31).contains(day)
            else { return nil }
            (parts.month, parts.day) = (month, day)
            if let year = number(form.year) { parts.year = year < 100 ? 2000 + year : year }
        } else if let word = form.word.flatMap({ match.group($0, in: text) })?.lowercased() {
            guard let day = date(of: word, calendar, now) else { return nil }
            parts = calendar.dateComponents([.year, .month, .day], from: day)
        }
        parts.hour = 12
        if let hour = number(form.first) {
            guard let hour = Self.hour(hour, match.group(form.first + 3, in: text)) else { return nil }
            (parts.hour, parts.minute, parts.second) = (hour, number(form.first + 1), number(form.first + 2))
            guard parts.minute ?? 0 < 60, parts.second ?? 0 < 60 else { return nil }
        }
        guard let date = calendar.date(from: parts),
            calendar.component(.day, from: date) == parts.day
        else { return nil }
        return DetectedResult(.date(date, timeZone: zone), match.range)
    }

    private static func hour(_ hour: Int, _ half: String?) -> Int? {
        guard let half = half?.lowercased().first else { return hour < 24 ? hour : nil }
        return (1...12).contains(hour) ? hour % 12 + (half == "p" ? 12 : 0) : nil
    }

    private static func date(of word: String, _ calendar: Calendar, _ now: Date) -> Date? {
        switch word {
        case "today", "tonight": return now
        case "tomorrow": return calendar.date(byAdding: .day, value: 1, to: now)
        case "yesterday": return calendar.date(byAdding: .day, value: -1, to: now)
        default:
            guard let day = weekdays.firstIndex(where: { word.hasSuffix($0) }) else { return nil }
            let distance = (day + 8 - calendar.component(.weekday, from: now)) % 7
            return calendar.date(byAdding: .day, value: distance == 0 ? 7 : distance, to: now)
        }
    }

    private static func timeZone(_ text: String) -> TimeZone? {
        if text.uppercased() == "Z" { return .gmt }
        let digits = text.filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else { return nil }
        return TimeZone(secondsFromGMT: (hours * 3600 + minutes * 60) * (text.hasPrefix("-") ? -1 : 1))
    }
}
