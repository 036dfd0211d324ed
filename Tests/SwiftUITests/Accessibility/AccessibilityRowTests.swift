import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@Suite("Lists, as assistive technology is told")
@MainActor
struct AccessibilityRowTests {
    final class Log { var lines: [String] = [] }

    struct Message: Identifiable {
        let id: Int
        var sender: String { "Sender \(id)" }
    }

    struct Mailbox: View {
        let log: Log
        @State var messages = (1...4).map { Message(id: $0) }
        @State var chosen: Int?
        var body: some View {
            List(selection: $chosen) {
                Section("Today") {
                    ForEach(messages) { message in
                        HStack {
                            Circle().frame(width: 8, height: 8)
                            VStack {
                                Text(message.sender)
                                Text("Text \(message.id)")
                            }
                        }
                        .swipeActions { Button("Archive") { log.lines.append("archived \(message.id)") } }
                    }
                    .onDelete { messages.remove(atOffsets: $0) }
                }
                Section("Older") { Text("None") }
            }
        }
    }

    private func rows(_ host: TestHost) -> [AccessibilityItem] { host.accessibility.filter { $0.role == .row } }

    @Test("Rows are in a list, are called by their texts, and tell which of how many they are")
    func rows() throws {
        let host = TestHost(Mailbox(log: Log()), size: CGSize(width: 400, height: 600))
        let items = host.accessibility
        let list = try #require(items.first { $0.role == .list })
        let rows = items.filter { $0.role == .row }
        #expect(
            rows.map(\.label) == (1...4).map { "Sender \($0), Text \($0)" } + ["None"])
        #expect(rows.allSatisfy { $0.parent == list.id })
        #expect(rows.map(\.position) == [1, 2, 3, 4, 5])
        #expect(rows.allSatisfy { $0.count == 5 })
        #expect(items.filter { $0.parent == rows[0].id }.map(\.label) == ["Sender 1", "Text 1"])
        #expect(items.filter { $0.parent == rows[4].id } == [])
        #expect(items.filter(\.isHeader).map(\.label) == ["TODAY", "OLDER"])
    }

    @Test("A press chooses a row; what has no value cannot be chosen")
    func choosing() {
        let host = TestHost(Mailbox(log: Log()), size: CGSize(width: 400, height: 600))
        #expect(rows(host).map(\.isSelectable) == [true, true, true, true, false])
        #expect(rows(host)[4].actions == [])
        #expect(host.perform(.press, on: rows(host)[1]))
        #expect(rows(host).map(\.isSelected) == [false, true, false, false, false])
        #expect(host.perform(.press, on: rows(host)[2]))
        #expect(rows(host).map(\.isSelected) == [false, false, true, false, false])
    }

    @Test("The chosen row has the keyboard of the list, and gets it with the focus")
    func focus() throws {
        let host = TestHost(Mailbox(log: Log()), size: CGSize(width: 400, height: 600))
        #expect(host.perform(.focus, on: rows(host)[1]))
        #expect(rows(host).map(\.isSelected) == [false, true, false, false, false])
        #expect(rows(host).map(\.isFocused) == [false, true, false, false, false])
        host.press(.down)
        #expect(rows(host).map(\.isFocused) == [false, false, true, false, false])
        #expect(try #require(host.accessibility.first { $0.role == .list }).isFocused == false)
    }

    @Test("What a swipe offers is an action; rows tell their new places")
    func swipe() throws {
        let log = Log()
        let host = TestHost(Mailbox(log: log), size: CGSize(width: 400, height: 600))
        #expect(rows(host)[0].actions == [.press, .focus, .named("Archive")])
        #expect(host.perform(.named("Archive"), on: rows(host)[2]))
        #expect(log.lines == ["archived 3"])
        struct Deletable: View {
            @State var numbers = [1, 2, 3]
            var body: some View {
                List { ForEach(numbers, id: \.self) { Text("\($0)") }.onDelete { numbers.remove(atOffsets: $0) } }
            }
        }
        let other = TestHost(Deletable(), size: CGSize(width: 400, height: 600))
        #expect(rows(other)[1].actions == [.named("Delete")])
        #expect(other.perform(.named("Delete"), on: rows(other)[1]))
        #expect(rows(other).map(\.label) == ["1", "3"])
        #expect(rows(other).map(\.position) == [1, 2])
        #expect(rows(other).map(\.count) == [2, 2])
    }

    struct Links: View {
        let log: Log
        @State var isOn = false
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink {
                        Text("Inside")
                    } label: {
                        VStack {
                            Text("Ada")
                            Text("Hello")
                        }
                    }
                    Button("Empty Trash") { log.lines.append("emptied") }
                    Toggle("Sound", isOn: $isOn)
                    HStack {
                        Text("Milk")
                        Text("2 l")
                    }
                    .onTapGesture { log.lines.append("milk") }
                    HStack {
                        Text("Tea")
                        Button("Less") { log.lines.append("less") }
                        Button("More") { log.lines.append("more") }
                    }
                }
                .navigationTitle("Shop")
            }
        }
    }

    @Test("A row does what its one control does; further ones are elements within")
    func controls() throws {
        let log = Log()
        let host = TestHost(Links(log: log), size: CGSize(width: 400, height: 600))
        let rows = rows(host)
        #expect(rows.map(\.label) == ["Ada, Hello", "Empty Trash", "Sound", "Milk, 2 l", "Tea, Less, More"])
        #expect(host.perform(.press, on: rows[1]))
        #expect(host.perform(.press, on: rows[3]))
        #expect(log.lines == ["emptied", "milk"])
        #expect(host.perform(.press, on: rows[2]))
        let toggle = try #require(host.accessibility.first { $0.role == .toggle })
        #expect(toggle.parent == rows[2].id)
        #expect(toggle.value == "on")
        #expect(!rows[4].actions.contains(.press))
        #expect(host.perform(.press, on: "More"))
        #expect(log.lines.last == "more")
        #expect(host.accessible("Shop")?.isHeader == true)
        #expect(host.accessible("Shop")?.headingLevel == 1)
        #expect(host.perform(.press, on: rows[0]))
        host.advance(by: 1)
        #expect(host.accessible("Inside") != nil)
    }

    @Test("The rows of a form are what their controls are")
    func form() {
        let host = TestHost(
            Form { Section("Sounds") { Toggle("Bell", isOn: .constant(true)) } }, size: CGSize(width: 400, height: 300))
        #expect(host.accessibility.map(\.role) == [.staticText, .toggle])
        #expect(host.accessibility.map(\.isHeader) == [true, false])
    }
}
