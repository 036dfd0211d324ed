import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Date pickers whose parts are numbers to type.
@MainActor
@Suite("Numbers of dates")
struct DateNumberTests {
    private struct Sample: View {
        var hasSteps = false
        var language = "en_US"
        var components: DatePickerComponents = .date
        @State var date: Date = make(2024, 3, 31)
        private static func make(_ year: Int, _ month: Int, _ day: Int) -> Date {
            Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))!
        }
        static var calendar: Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(identifier: "UTC")!
            return calendar
        }
        private var shown: String {
            let parts = Self.calendar.dateComponents([.year, .month, .day, .hour], from: date)
            let day = "\(parts.year!)-\(parts.month!)-\(parts.day!)"
            return components == .date ? day : "\(day) at \(parts.hour!)"
        }
        var body: some View {
            VStack {
                let picker = DatePicker("When", selection: $date, displayedComponents: components)
                if hasSteps { picker.datePickerStyle(.stepperField) } else { picker.datePickerStyle(.field) }
                Text(shown)
            }
            .environment(\.calendar, Self.calendar)
            .environment(\.locale, Locale(identifier: language))
        }
    }

    private func host(_ sample: Sample) -> TestHost { TestHost(sample, size: CGSize(width: 400, height: 200)) }

    @Test("The numbers are in the order of the language")
    func order() {
        #expect(host(Sample()).text == ["When", "3", "/", "31", "/", "2024", "2024-3-31"])
        #expect(host(Sample(language: "de_DE")).text == ["When", "31", ".", "3", ".", "2024", "2024-3-31"])
    }

    @Test("Digits make up a number; a day that the month does not have is not taken")
    func typing() {
        let host = host(Sample())
        host.tap(text: "31")
        host.type("2")
        #expect(host.text.last == "2024-3-2")
        host.type("7")
        #expect(host.text.last == "2024-3-27")
        host.type("45")
        #expect(host.text.last == "2024-3-4")
        host.tap(text: "2024")
        host.type("199")
        #expect(host.text.last == "2024-3-4" && host.text.contains("199"))
        host.type("5")
        #expect(host.text.last == "1995-3-4")
    }

    @Test("Arrow keys and the buttons step through the number that was chosen last")
    func steps() {
        let host = host(Sample(hasSteps: true))
        host.tap(text: "2024")
        host.press(.down)
        #expect(host.text.last == "2023-3-31")
        // The month after March has no 31st.
        host.tap(text: "3")
        host.press(.up)
        #expect(host.text.last == "2023-4-30")
        let plus = host.accessible("Increment")!
        host.tap(at: CGPoint(x: plus.frame.midX, y: plus.frame.midY))
        #expect(host.text.last == "2023-5-30")
        #expect(TestHost(Sample(), size: CGSize(width: 400, height: 200)).accessible("Increment") == nil)
    }

    @Test("A date and its time are one field, with one pair of buttons for all of it")
    func dateAndTime() throws {
        let host = host(Sample(hasSteps: true, language: "de_DE", components: [.date, .hourAndMinute]))
        #expect(host.text == ["When", "31", ".", "3", ".", "2024", "12", ":", "00", "2024-3-31 at 12"])
        let plus = try #require(host.accessible("Increment"))
        #expect(try #require(host.find(text: "00")).frame.maxX < plus.frame.minX)
        host.tap(label: "Decrement")
        #expect(host.text.last == "2024-3-30 at 12")
        host.tap(text: "12")
        host.tap(label: "Increment")
        #expect(host.text.last == "2024-3-30 at 13")
        // Digits that come at once, as an input method sends them, count from what the first of them made.
        host.tap(text: "30")
        host.type("27")
        #expect(host.text.last == "2024-3-27 at 13")
    }

    @Test("Each number is a stepper to assistive technology")
    func accessibility() {
        let host = host(Sample())
        let month = host.accessible("Month")!
        #expect(month.value == "3")
        #expect(host.perform(.increment, on: month))
        host.update()
        #expect(host.text.last == "2024-4-30")
    }
}
