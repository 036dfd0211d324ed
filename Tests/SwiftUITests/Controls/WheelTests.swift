import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Wheels")
struct WheelTests {
    private struct Fruit: View {
        @State private var fruit = 2
        var body: some View {
            VStack {
                Picker("Fruit", selection: $fruit) {
                    ForEach(0..<40) { Text("fruit \($0)") }
                }
                .pickerStyle(.wheel)
                Text("chosen \(fruit)")
                Button("far") { fruit = 30 }
            }
        }
    }

    private func host(_ view: some View) -> TestHost {
        let host = TestHost(view, size: CGSize(width: 300, height: 320))
        host.advance(by: 1)
        return host
    }

    /// How far a choice is from the wheel's middle, in points.
    private func distance(_ text: String, _ host: TestHost) -> CGFloat? {
        guard let wheel = host.accessibility.first(where: { $0.label == "Fruit" }) else { return nil }
        return host.find(text: text).map { $0.frame.midY - wheel.frame.midY }
    }

    private func isCentered(_ text: String, _ host: TestHost) -> Bool {
        distance(text, host).map { abs($0) < 0.5 } ?? false
    }

    @Test("The chosen one is in the middle, at first and when the app chooses another")
    func shows() {
        let host = host(Fruit())
        #expect(isCentered("fruit 2", host))
        host.tap(text: "far")
        host.advance(by: 2)
        #expect(isCentered("fruit 30", host) && host.text.contains("chosen 30"))
    }

    @Test("A press turns the wheel to a choice; a swipe and the mouse's wheel choose what comes to rest")
    func turns() {
        let host = host(Fruit())
        host.tap(text: "fruit 4")
        host.advance(by: 2)
        #expect(host.text.contains("chosen 4") && isCentered("fruit 4", host))
        func chosen() -> Int? { host.text.first { $0.hasPrefix("chosen ") }.flatMap { Int($0.dropFirst(7)) } }
        host.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 80), duration: 0.5)
        host.advance(by: 3)
        let swiped = chosen() ?? 0
        #expect(swiped > 4 && isCentered("fruit \(swiped)", host))
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -34 * 3 - 10))
        host.advance(by: 3)
        let scrolled = chosen() ?? 0
        #expect(scrolled != swiped && isCentered("fruit \(scrolled)", host))
    }

    @Test("Arrow keys choose the next, and stop at the ends; assistive technology chooses any")
    func keys() throws {
        let host = host(Fruit())
        host.press(.tab)
        for _ in 0..<3 { host.press(.up) }
        host.advance(by: 1)
        #expect(host.text.contains("chosen 0"))
        host.press(.down)
        #expect(host.text.contains("chosen 1"))
        #expect(host.perform(.press, on: "fruit 20"))
        host.advance(by: 2)
        #expect(host.text.contains("chosen 20") && isCentered("fruit 20", host))
    }

    @Test("No choices, or none that is chosen: nothing happens")
    func empty() {
        let none = host(Picker("Fruit", selection: .constant(1)) {}.pickerStyle(.wheel))
        none.press(.tab)
        none.press(.down)
        #expect(none.text.isEmpty)
        let other = host(
            Picker("Fruit", selection: .constant(9)) { Text("a").tag(1) }.pickerStyle(.wheel))
        #expect(other.text.contains("a"))
    }

    private struct Dates: View {
        let components: DatePickerComponents
        @State var date: Date
        var body: some View {
            VStack {
                DatePicker("When", selection: $date, displayedComponents: components).datePickerStyle(.wheel)
                    .labelsHidden()
                Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
            }
        }
    }

    private func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text + "Z") ?? .distantPast }

    @Test("A date has a wheel for each part, in the order of the language; days stay within their month")
    func dates() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        func wheels(_ locale: String) -> [String] {
            let view = Dates(components: .date, date: date("2024-03-31T10:00:00"))
                .environment(\.locale, Locale(identifier: locale)).environment(\.calendar, calendar)
            let names = ["Day", "Month", "Year"]
            return host(view).accessibility.filter { names.contains($0.label) }.sorted { $0.frame.minX < $1.frame.minX }
                .map(\.label)
        }
        #expect(wheels("en_US") == ["Month", "Day", "Year"])
        #expect(wheels("en_GB") == ["Day", "Month", "Year"])
        let dates = host(
            Dates(components: [.date, .hourAndMinute], date: date("2024-03-31T10:00:00"))
                .environment(\.locale, Locale(identifier: "en_US")).environment(\.calendar, calendar))
        func at(_ text: String) -> Bool { dates.text.contains("at \(Int(date(text).timeIntervalSince1970))") }
        #expect(at("2024-03-31T10:00:00"))
        dates.perform(.press, on: "February")
        #expect(at("2024-02-29T10:00:00"))
        dates.perform(.press, on: "2023")
        #expect(at("2023-02-28T10:00:00"))
        dates.perform(.press, on: "PM")
        #expect(at("2023-02-28T22:00:00"))
    }
}
