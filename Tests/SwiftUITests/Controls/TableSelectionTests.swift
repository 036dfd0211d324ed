import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// The selection of tables and lists: by the pointer, by keys, and their menus.
@MainActor
@Suite("Selection in tables")
struct TableSelectionTests {
    private struct Several: View {
        @State var chosen: Set<Int> = []
        @State private var people = Person.four
        var body: some View {
            VStack {
                Table(people, selection: $chosen) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }
                }
                Text("chosen \(chosen.sorted().map(String.init).joined(separator: ","))")
                Button("Remove") { people.removeFirst() }
            }
        }
    }

    private func chosen(_ host: TestHost) -> String {
        host.text.first { $0.hasPrefix("chosen ") }.map { String($0.dropFirst(7)) } ?? "?"
    }

    @Test("A press chooses a row, Control adds and removes one, Shift chooses all up to it")
    func pointer() {
        let host = TestHost(Several(), size: wideSize)
        host.tap("ada", holding: [])
        #expect(chosen(host) == "2")
        host.tap("Alan", holding: .control)
        #expect(chosen(host) == "2,4")
        host.tap("ada", holding: .control)
        #expect(chosen(host) == "4")
        host.tap("Grace", holding: [])
        host.tap("Katherine", holding: .shift)
        #expect(chosen(host) == "1,2,3")
        host.tap("ada", holding: .shift)
        #expect(chosen(host) == "1,2")
        // Anywhere in the row.
        host.tap("41", holding: [])
        #expect(chosen(host) == "4")
    }

    @Test("Arrows move the selection, with Shift they extend it; Home, End, and all")
    func keys() {
        let host = TestHost(Several(), size: wideSize)
        host.tap("ada", holding: [])
        host.press(.down)
        #expect(chosen(host) == "3")
        host.press(.up, modifiers: .shift)
        host.press(.up, modifiers: .shift)
        #expect(chosen(host) == "1,2,3")
        host.press(.down, modifiers: .shift)
        #expect(chosen(host) == "2,3")
        host.press(.end)
        #expect(chosen(host) == "4")
        host.press(.home, modifiers: .shift)
        #expect(chosen(host) == "1,2,3,4")
        host.press(.up)
        #expect(chosen(host) == "1,2,3,4")
        host.press(.home)
        #expect(chosen(host) == "1")
        host.press(.character("a"), modifiers: .control)
        #expect(chosen(host) == "1,2,3,4")
    }

    @Test("A selection of rows that have gone harms nothing")
    func gone() {
        let host = TestHost(Several(chosen: [1, 99]), size: wideSize)
        host.tap(text: "Remove")
        host.tap("Katherine", holding: .shift)
        #expect(chosen(host) == "3")
        host.tap(text: "Remove")
        #expect(chosen(host) == "3")
        host.tap("Katherine", holding: .control)
        host.press(.down)
        #expect(chosen(host) == "3")
    }

    @Test("One row: a press chooses it, Control releases it")
    func one() {
        struct Sample: View {
            @State private var chosen: Person.ID?
            var body: some View {
                VStack {
                    Table(Person.four, selection: $chosen) { TableColumn("Name", value: \.name) }
                    Text("chosen \(chosen.map(String.init) ?? "-")")
                }
            }
        }
        let host = TestHost(Sample(), size: wideSize)
        host.tap("Alan", holding: [])
        #expect(chosen(host) == "4")
        host.press(.up)
        #expect(chosen(host) == "3")
        host.tap("Katherine", holding: .control)
        #expect(chosen(host) == "-")
    }

    @Test("The menu of a selection concerns all chosen rows, or the pressed one; Return and two presses act")
    func menu() {
        struct Sample: View {
            @State private var chosen: Set<Int> = []
            @State private var log = ""
            var body: some View {
                VStack {
                    Table(Person.four, selection: $chosen) { TableColumn("Name", value: \.name) }
                        .contextMenu(forSelectionType: Int.self) { values in
                            if !values.isEmpty {
                                Button("Count") { log = "menu \(values.sorted())" }
                            }
                        } primaryAction: {
                            log = "action \($0.sorted())"
                        }
                    Text(log)
                }
            }
        }
        let host = TestHost(Sample(), size: wideSize)
        host.tap("Grace", holding: [])
        host.tap("ada", holding: .control)
        host.openMenu(at: "ada")
        host.tap(text: "Count")
        host.advance(by: 1)
        #expect(host.text.contains("menu [1, 2]"))
        host.openMenu(at: "Alan")
        host.tap(text: "Count")
        host.advance(by: 1)
        #expect(host.text.contains("menu [4]"))
        host.press(.return)
        #expect(host.text.contains("action [1, 2]"))
        if let place = host.find(text: "Katherine")?.center { host.tap(at: place, count: 2) }
        #expect(host.text.contains("action [3]"))
        // Below the rows the menu has no entries, and is not shown.
        host.press(at: CGPoint(x: 300, y: 300)) { $0.button = 3 }
        #expect(host.find(text: "Count") == nil)
    }

    @Test("Lists have the same menu and keys")
    func lists() {
        struct Sample: View {
            @State private var chosen: Set<Int> = []
            @State private var log = ""
            var body: some View {
                VStack {
                    List(Person.four, selection: $chosen) { Text($0.name) }
                        .contextMenu(forSelectionType: Int.self) { values in
                            Button("Count") { log = "menu \(values.sorted())" }
                        }
                    Text(log)
                    Text("chosen \(chosen.sorted().map(String.init).joined(separator: ","))")
                }
            }
        }
        let host = TestHost(Sample(), size: wideSize)
        host.tap("Grace", holding: [])
        host.tap("Katherine", holding: .shift)
        #expect(chosen(host) == "1,2,3")
        host.openMenu(at: "Grace")
        host.tap(text: "Count")
        host.advance(by: 1)
        #expect(host.text.contains("menu [1, 2, 3]"))
    }
}
