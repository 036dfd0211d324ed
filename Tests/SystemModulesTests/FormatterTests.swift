import Foundation
import OrielFoundation
import Testing

/// Formatters that this system's Foundation lacks.
@Suite("Formatters")
struct FormatterTests {
    private let english = Locale(identifier: "en_US")

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = english
        return calendar
    }

    private func length(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
        _ behavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = behavior
        return formatter
    }

    @Test(
        "Locales that nobody knows: formatters write something",
        arguments: ["", "xx_YY", "zz-Latn-QQ", "@@@", "en_US_POSIX_x"])
    func unknownLocale(name: String) {
        let locale = Locale(identifier: name)
        let list = ListFormatter()
        list.locale = locale
        let words = list.string(from: ["a", "b", "c"]) ?? ""
        #expect(["a", "b", "c"].allSatisfy(words.contains))
        let relative = RelativeDateTimeFormatter()
        relative.locale = locale
        #expect(relative.localizedString(fromTimeInterval: -7200).contains("2"))
        let length = length(.full, [.hour, .minute])
        length.calendar?.locale = locale
        #expect(length.string(from: 3600)?.contains("1") == true)
    }

    @Test("A length of time with colons")
    func positional() {
        let all: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(length(.positional, all).string(from: 3610) == "1:00:10")
        #expect(length(.positional, all).string(from: 65) == "1:05")
        #expect(length(.positional, [.minute, .second], .pad).string(from: 65) == "01:05")
        #expect(length(.positional, all, .pad).string(from: 5) == "00:00:05")
        #expect(length(.positional, all).string(from: 0) == "0")
        #expect(length(.positional, all).string(from: -65) == "-1:05")
        #expect(length(.positional, all).string(from: TimeInterval.nan) == nil)
        #expect(length(.positional, all).string(from: DateComponents(minute: 90)) == "1:30:00")
    }

    @Test("A length of time in words")
    func words() {
        let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
        #expect(length(.abbreviated, all).string(from: 3610) == "1h 10s")
        #expect(length(.full, all).string(from: 90061) == "1 day, 1 hour, 1 minute, 1 second")
        #expect(length(.short, [.hour, .minute]).string(from: 7800) == "2 hr, 10 min")
        #expect(length(.brief, [.hour, .minute]).string(from: 7800) == "2hr 10min")
        #expect(length(.spellOut, [.minute]).string(from: 1260) == "twenty-one minutes")
        #expect(length(.full, [.minute]).string(from: 0) == "0 minutes")
        let formatter = length(.full, all)
        formatter.maximumUnitCount = 1
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 7800) == "About 2 hours remaining")
        let collapsing = length(.abbreviated, [.hour, .minute])
        collapsing.collapsesLargestUnit = true
        #expect(collapsing.string(from: 4500) == "75m")
        let german = length(.full, [.hour, .minute])
        german.calendar?.locale = Locale(identifier: "de_DE")
        #expect(german.string(from: 7800) == "2 Stunden und 10 Minuten")
    }

    @Test("How far a time is from another")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        formatter.calendar = calendar
        #expect(formatter.localizedString(fromTimeInterval: -5400) == "1 hour ago")
        #expect(formatter.localizedString(fromTimeInterval: 30) == "in 30 seconds")
        #expect(formatter.localizedString(from: DateComponents(day: -10)) == "10 days ago")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "in 1 day")
        #expect(formatter.localizedString(fromTimeInterval: .infinity) == "in 0 seconds")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(year: -2)) == "two years ago")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(
            formatter.localizedString(for: date.addingTimeInterval(86_400 * 15), relativeTo: date) == "in two weeks")
    }

    @Test("A list as a phrase")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["bread", "milk", "eggs"]) == "bread, milk, and eggs")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        #expect(formatter.string(from: []) == "")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(for: ["a", "b"]) == "a und b")
        #expect(formatter.string(for: 3) == nil)
    }
}
