import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Calendars in which several days are chosen.
@MainActor
@Suite("Several dates")
struct MultiDatePickerTests {
    private nonisolated static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private nonisolated static func date(_ day: Int) -> Date {
        calendar.date(from: DateComponents(year: 2024, month: 3, day: day)) ?? .distantPast
    }

    private struct Sample: View {
        @State var days: Set<DateComponents>
        let form: Int
        var body: some View {
            VStack {
                switch form {
                case 0: MultiDatePicker("Days", selection: $days)
                case 1: MultiDatePicker("Days", selection: $days, in: date(5)..<date(10))
                case 2: MultiDatePicker("Days", selection: $days, in: date(5)...)
                case 3: MultiDatePicker(selection: $days, in: ..<date(10)) { Text("Days") }
                default: MultiDatePicker(String("Days"), selection: $days)
                }
                Text("chosen \(days.compactMap(\.day).sorted().map(String.init).joined(separator: ","))")
            }
            .environment(\.calendar, calendar)
            .environment(\.timeZone, calendar.timeZone)
        }
    }

    private func host(_ days: [Int], form: Int = 0) -> TestHost {
        let days = days.map { DateComponents(year: 2024, month: 3, day: $0) }
        return TestHost(Sample(days: Set(days), form: form), size: CGSize(width: 400, height: 500))
    }

    private func chosen(_ host: TestHost) -> String? { host.text.last { $0.hasPrefix("chosen ") } }

    @Test("A press adds a day, and removes it if it was chosen")
    func choosing() {
        let host = host([4, 20])
        host.tap(text: "7")
        #expect(chosen(host) == "chosen 4,7,20")
        host.tap(text: "20")
        host.tap(text: "7")
        #expect(chosen(host) == "chosen 4")
        #expect(host.accessibility.filter(\.isSelected).map(\.label) == ["4"])
    }

    @Test("Days out of the range cannot be chosen; the end of a range is not in it")
    func ranges() {
        for (form, offered) in [(1, Set(5...9)), (2, Set(5...31)), (3, Set(1...9)), (4, Set(1...31))] {
            let host = host([6], form: form)
            let days = host.accessibility.filter { $0.role == .button && $0.isEnabled }.compactMap { Int($0.label) }
            #expect(Set(days) == offered)
            host.tap(text: "12")
            #expect(chosen(host) == (offered.contains(12) ? "chosen 6,12" : "chosen 6"))
        }
    }

    @Test("The chosen days have calendar, era, year, month and day; components without a day count for nothing")
    func components() {
        var days: Set<DateComponents> = [DateComponents(year: 2024, month: 3), DateComponents()]
        let binding = Binding {
            days
        } set: {
            days = $0
        }
        let selection = CalendarSelection.several(binding, from: nil, to: nil)
        #expect(selection.days(Self.calendar).isEmpty)
        selection.choose(Self.date(8), Self.calendar)
        let added = days.first { $0.day != nil }
        #expect(
            added?.calendar != nil && added?.era == 1 && added?.year == 2024 && added?.month == 3 && added?.day == 8)
        #expect(added?.hour == nil)
        selection.choose(Self.date(8).addingTimeInterval(3600), Self.calendar)
        #expect(days.count == 2)
    }

    @Test("Other months can be shown")
    func months() {
        let host = host([4])
        #expect(host.text.contains("March 2024"))
        host.tap(label: "Next Month")
        host.tap(text: "30")
        #expect(host.text.contains("April 2024") && chosen(host) == "chosen 4,30")
    }
}
