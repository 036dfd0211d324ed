import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct MenuKeyboardTests {
    private struct Sample: View {
        @State private var log = "-"
        @State private var choice = 0
        @State private var name = "Ada"
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                Text("Log \(log) \(isFocused)")
                Menu("Open") {
                    Button("Apple") { log = "apple" }
                    Button("Banana") { log = "banana" }
                    Button("Blocked") { log = "blocked" }.disabled(true)
                    Button("Blueberry") { log = "blueberry" }
                }
                Picker("Fruit", selection: $choice) {
                    Text("Zero").tag(0)
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.menu)
                TextField("Name", text: $name).focused($isFocused)
            }
        }
    }

    private func open(_ text: String) -> TestHost {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: text)
        return host
    }

    @Test("Arrows and Return choose from a menu, which closes")
    func arrows() {
        let host = open("Open")
        #expect(host.find(text: "Banana") != nil)
        host.press(.down)
        host.press(.down)
        host.press(.return)
        #expect(host.text.contains("Log banana false"))
        #expect(host.find(text: "Banana") == nil)
        host.tap(text: "Open")
        // Disabled items are skipped; the last row is the last.
        for _ in 0..<9 { host.press(.down) }
        host.press(.return)
        #expect(host.text.contains("Log blueberry false"))
    }

    @Test("Escape closes a menu and does nothing")
    func escape() {
        let host = open("Open")
        host.press(.down)
        host.press(.escape)
        #expect(host.find(text: "Banana") == nil)
        #expect(host.text.contains("Log - false"))
    }

    @Test("What is typed finds a row")
    func typing() {
        let host = open("Open")
        host.press(.character("b"))
        host.press(.character("l"))
        host.press(.return)
        #expect(host.text.contains("Log blueberry false"))
    }

    @Test("The same letter again finds the next row, after the last one the first")
    func repeatedLetter() {
        let host = open("Open")
        host.press(.character("b"))
        host.press(.character("b"))
        host.press(.return)
        #expect(host.text.contains("Log blueberry false"))
        host.tap(text: "Open")
        for _ in 0..<3 { host.press(.character("B")) }
        host.press(.return)
        #expect(host.text.contains("Log banana false"))
    }

    @Test("A picker's menu is worked by keyboard, and opened by it")
    func picker() {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.press(.tab)
        host.press(.tab)
        host.press(.down)
        #expect(host.find(text: "Two") != nil)
        host.press(.up)
        host.press(.return)
        #expect(host.find(text: "Two") != nil && host.find(text: "One") == nil)
    }

    @Test("A menu leaves the focus where it is")
    func focus() {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "Ada")
        host.press(.end)
        #expect(host.text.contains("Log - true"))
        host.tap(text: "Open")
        #expect(host.text.contains("Log - true"))
        host.type("a")
        host.press(.return)
        #expect(host.text.contains("Log apple true"))
        host.type("!")
        #expect(host.text.contains("Ada!"))
    }

    @Test("A space amid typing is part of a title; after a pause it chooses, and letters begin anew")
    func pauses() {
        struct Titles: View {
            @State private var log = "-"
            var body: some View {
                VStack {
                    Text("Log \(log)")
                    Menu("Open") {
                        Button("New") { log = "new" }
                        Button("New York") { log = "york" }
                        Button("Oslo") { log = "oslo" }
                        Button("Évora") { log = "evora" }
                    }
                }
            }
        }
        let host = TestHost(Titles(), size: CGSize(width: 400, height: 600))
        host.tap(text: "Open")
        for key in [KeyEvent.Key.character("n"), .character("e"), .character("w"), .space, .character("y")] {
            host.press(key)
        }
        host.press(.return)
        #expect(host.text.contains("Log york"))
        host.tap(text: "Open")
        host.press(.character("n"))
        host.advance(by: 2)
        host.press(.character("o"))
        host.advance(by: 2)
        host.press(.space)
        #expect(host.text.contains("Log oslo"))
        host.tap(text: "Open")
        host.press(.character("e"))
        host.press(.return)
        #expect(host.text.contains("Log evora"))
    }
}

@MainActor
struct EditMenuTests {
    private struct Sample: View {
        @State private var name = "Ada"
        @State private var secret = "1234"
        var body: some View {
            VStack {
                TextField("Name", text: $name)
                SecureField("Secret", text: $secret)
                Text("[\(name)]")
            }
        }
    }

    private func make() -> (TestHost, Board) {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 500))
        let board = Board()
        host.host.writeClipboard = { board.clipboard = $0 }
        host.host.readClipboard = { $0(board.clipboard) }
        host.host.writePrimarySelection = { board.primary.append($0) }
        host.host.readPrimarySelection = { $0(board.primary.last) }
        return (host, board)
    }

    private final class Board {
        var clipboard: String?
        var primary: [String] = []
    }

    private func press(_ host: TestHost, button: Int, at point: CGPoint) {
        for phase in [PointerEvent.Phase.down, .up] {
            var event = PointerEvent(phase, at: point, time: host.time)
            event.button = button
            host.host.send(.pointer(event))
            host.update()
        }
    }

    @Test("The secondary button opens a field's menu: cut, copy, paste and select all")
    func menu() {
        let (host, board) = make()
        let field = host.find(text: "Ada")!.center
        press(host, button: 3, at: field)
        // Nothing is selected yet: Cut does nothing.
        host.tap(text: "Cut")
        #expect(board.clipboard == nil && host.text.contains("[Ada]"))
        host.press(.escape)
        press(host, button: 3, at: field)
        host.tap(text: "Select All")
        #expect(host.find(text: "Select All") == nil)
        press(host, button: 3, at: field)
        host.tap(text: "Copy")
        #expect(board.clipboard == "Ada")
        host.press(.end)
        press(host, button: 3, at: field)
        host.tap(text: "Paste")
        #expect(host.text.contains("[AdaAda]"))
    }

    @Test("What is selected is the desktop's selection, but for secrets; the middle button inserts it")
    func primary() {
        let (host, board) = make()
        host.tap(text: "Ada")
        host.press(.home)
        host.press(.right, modifiers: .shift)
        host.press(.right, modifiers: .shift)
        #expect(board.primary.last == "Ad")
        host.advance(by: 1)
        host.tap(text: "••••")
        host.press(.home)
        host.press(.end, modifiers: .shift)
        #expect(board.primary.last == "Ad")
        let field = host.find(text: "Ada")!.frame
        press(host, button: 2, at: CGPoint(x: field.maxX + 20, y: field.midY))
        #expect(host.text.contains("[AdaAd]"))
    }
}

@MainActor
struct TimeFieldTests {
    private struct Sample: View {
        @State var date: Date
        var hasSteps = false
        var body: some View {
            VStack {
                if hasSteps { picker.datePickerStyle(.stepperField) } else { picker }
                Text("Minutes \(Int(date.timeIntervalSince1970) / 60 % 60)")
                Text("Hours \(Int(date.timeIntervalSince1970) / 3600 % 24)")
            }
        }
        private var picker: some View { DatePicker("When", selection: $date, displayedComponents: .hourAndMinute) }
    }

    private func host(_ locale: String, hasSteps: Bool = false) -> TestHost {
        TestHost(
            Sample(date: Date(timeIntervalSince1970: 1_700_000_000), hasSteps: hasSteps).environment(
                \.locale, Locale(identifier: locale)
            )
            .environment(\.timeZone, .gmt)
            .environment(\.calendar, Self.calendar), size: CGSize(width: 400, height: 300))
    }

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test("Minutes are typed, and stepped through one by one")
    func minutes() {
        let host = host("de_DE")
        #expect(host.text.contains("Minutes 13") && host.text.contains("Hours 22"))
        host.tap(text: "13")
        host.press(.up)
        #expect(host.text.contains("Minutes 14"))
        host.press(.character("5"))
        host.press(.character("7"))
        #expect(host.text.contains("Minutes 57"))
    }

    @Test("The field with buttons steps through the part that was edited last")
    func steps() {
        let host = host("de_DE", hasSteps: true)
        host.tap(text: "13")
        host.tap(label: "Decrement")
        #expect(host.text.contains("Minutes 12"))
        host.tap(text: "22")
        host.tap(label: "Increment")
        #expect(host.text.contains("Hours 23"))
    }

    @Test("A press of the time opens wheels beside the keyboard; Escape or a press elsewhere closes them")
    func wheels() {
        let host = host("de_DE")
        #expect(host.find(text: "14") == nil)
        host.tap(text: "13")
        host.advance(by: 1)
        // The wheel has all minutes.
        #expect(host.find(text: "14") != nil)
        host.press(.character("5"))
        #expect(host.text.contains("Minutes 5"))
        host.press(.escape)
        host.advance(by: 1)
        #expect(host.find(text: "14") == nil)
        host.tap(text: "22")
        host.advance(by: 1)
        #expect(host.find(text: "14") != nil)
        host.tap(at: CGPoint(x: 10, y: 290))
        host.advance(by: 1)
        #expect(host.find(text: "14") == nil)
    }

    @Test("Hours follow the locale, as texts with the same time do")
    func halves() {
        #expect(host("de_DE").text.contains("22"))
        let host = host("en_US")
        #expect(host.text.contains("10") && host.text.contains("PM"))
        host.tap(text: "PM")
        host.press(.up)
        #expect(host.text.contains("AM") && host.text.contains("Hours 10"))
    }

    @Test("A calendar has the names of the days, beginning with the locale's first")
    func weekdays() {
        func names(_ locale: String) -> [String] {
            TestHost(
                DatePicker("", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
                    .datePickerStyle(.graphical)
                    .environment(\.locale, Locale(identifier: locale)), size: CGSize(width: 400, height: 500)
            ).text
        }
        let english = names("en_US").filter { ["SUN", "MON"].contains($0) }
        #expect(english == ["SUN", "MON"])
        let german = names("de_DE").filter { ["MO", "SO", "MO.", "SO."].contains($0) }
        #expect(german.count == 2 && german.first?.hasPrefix("MO") == true)
    }
}
