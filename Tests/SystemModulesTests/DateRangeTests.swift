import Foundation
import OrielFoundation
import Testing

/// Texts of the time between two dates, in fixed languages.
@Suite("The time between two dates")
struct DateRangeTests {
    private static let us = Locale(identifier: "en_US")
    private static let de = Locale(identifier: "de_DE")
    private static let fr = Locale(identifier: "fr_FR")
    private static let jp = Locale(identifier: "ja_JP")

    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func text(
        _ seconds: TimeInterval, _ style: DateComponentsFormat.Style, _ fields: Set<DateComponentsFormat.Field>? = nil,
        _ locale: Locale = us
    ) -> String {
        let style = DateComponentsFormat(style: style, locale: locale, calendar: calendar, fields: fields)
        return String((start..<start + seconds).formatted(style).map { $0.isWhitespace ? " " : $0 })
    }

    @Test("Styles of units")
    func styles() {
        #expect(text(7800, .wide) == "2 hours, 10 minutes")
        #expect(text(7800, .abbreviated) == "2 hr, 10 min")
        #expect(text(7800, .condensedAbbreviated) == "2hr 10min")
        #expect(text(7800, .narrow) == "2h 10m")
        #expect(text(7800, .spellOut) == "two hours, ten minutes")
        #expect(text(40_000_000, .wide) == "1 year, 3 months, 1 week, 23 hours, 6 minutes, 40 seconds")
    }

    @Test("Languages")
    func languages() {
        #expect(text(40_000_000, .wide, [.year, .month], Self.de) == "1 Jahr und 3 Monate")
        #expect(text(40_000_000, .wide, [.year, .month], Self.fr) == "1 an et 3 mois")
        #expect(text(40_000_000, .wide, [.year, .month], Self.jp) == "1年 3か月")
        #expect(text(7800, .spellOut, nil, Self.fr) == "deux heures et dix minutes")
        #expect(text(7800, .wide, nil, Locale(identifier: "xx_YY")) == "2 hours, 10 minutes")
    }

    @Test("Units that may be written, and lengths without any")
    func fields() {
        #expect(text(93_600, .wide, [.hour]) == "26 hours")
        #expect(text(93_600, .wide, [.day, .hour]) == "1 day, 2 hours")
        #expect(text(10, .wide, [.day, .hour]) == "0 hours")
        #expect(text(0, .abbreviated) == "0 sec")
        #expect(text(10, .wide, []) == "")
        #expect((start..<start).formatted(.components(style: .narrow, fields: [.minute]).locale(Self.us)) == "0m")
    }

    @Test(
        "Lengths with colons",
        arguments: [
            (0, "0:00"), (5, "0:05"), (65, "1:05"), (3903, "1:05:03"), (90_000, "25:00:00"),
        ] as [(TimeInterval, String)])
    func colons(seconds: TimeInterval, text: String) {
        #expect((start..<start + seconds).formatted(.timeDuration.locale(Self.us)) == text)
    }

    @Test("The other way, time is negative")
    func negative() {
        var style = DateComponentsFormat(style: .wide, locale: Self.us, calendar: calendar, fields: [.hour])
        style.isPositive = false
        #expect(style.format(start..<start + 7200) == "-2 hours")
    }

    @Test("Styles are the same after they were archived")
    func archive() throws {
        let style = DateComponentsFormat(style: .narrow, locale: Self.de, calendar: calendar, fields: [.day])
        let copy = try JSONDecoder().decode(DateComponentsFormat.self, from: JSONEncoder().encode(style))
        #expect(copy == style)
    }

    @Test("Months and years of `DateComponentsFormatter` in all languages")
    func formatter() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.year, .month]
        func text(_ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String? {
            formatter.unitsStyle = style
            formatter.calendar = calendar
            formatter.calendar?.locale = locale
            return formatter.string(from: DateComponents(year: 1, month: 3)).map { text in
                String(text.map { $0.isWhitespace ? " " : $0 })
            }
        }
        #expect(text(.full, Self.us) == "1 year, 3 months")
        #expect(text(.short, Self.us) == "1 yr, 3 mths")
        #expect(text(.brief, Self.us) == "1yr 3mths")
        #expect(text(.abbreviated, Self.us) == "1y 3mo")
        #expect(text(.full, Self.de) == "1 Jahr und 3 Monate")
        #expect(text(.full, Self.jp) == "1年 3か月")
        #expect(text(.spellOut, Self.fr) == "un an et trois mois")
    }
}
