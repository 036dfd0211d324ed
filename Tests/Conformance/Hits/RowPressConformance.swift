import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Buttons in rows")
struct RowPressConformance {
    private let log = Log<String>()

    private func host(@ViewBuilder _ view: () -> some View) -> TestHost { TestHost(400, 300, view) }

    /// Taps the row of a text at its trailing end, beyond what the row shows; returns what was done.
    private func tapEnd(_ host: TestHost, _ text: String, touch: Bool = false) -> String {
        log.entries.removeAll()
        guard let element = host.find(text: text) else { return "no row" }
        let place = CGPoint(x: 330, y: element.center.y)
        if touch {
            host.touch(at: place)
            host.liftTouch(at: place)
        } else {
            host.tap(at: place)
        }
        host.advance(by: 1)
        return log.text
    }

    @Test("GE9: a row of a list or form presses its automatic button wherever it is pressed", arguments: [false, true])
    func wholeRow(touch: Bool) {
        let list = host {
            List {
                Button("One") { log("one") }
                Button("Two") { log("two") }.buttonStyle(.automatic)
            }
        }
        #expect(tapEnd(list, "One", touch: touch) == "one")
        #expect(tapEnd(list, "Two", touch: touch) == "two")
        let form = host { Form { Section { Button("One") { log("one") } } } }
        #expect(tapEnd(form, "One", touch: touch) == "one")
        let clear = host {
            List { Button("One") { log("one") }.listRowBackground(Color.clear) }.scrollContentBackground(.hidden)
        }
        #expect(tapEnd(clear, "One", touch: touch) == "one")
        let link = host {
            List { Link("Site", destination: URL(string: "https://example.org")!) }
                .environment(
                    \.openURL,
                    OpenURLAction {
                        log($0.host ?? "")
                        return .handled
                    })
        }
        #expect(tapEnd(link, "Site", touch: touch) == "example.org")
    }

    @Test("GE9: two automatic buttons in a row both act, wherever the row is pressed")
    func twoButtons() {
        let list = host {
            List {
                HStack {
                    Button("A") { log("a") }
                    Button("B") { log("b") }
                }
            }
        }
        #expect(tapEnd(list, "A") == "a b")
        log.entries.removeAll()
        list.tap(text: "B")
        #expect(log.text == "a b")
    }

    @Test("GE9: other styles confine presses to the button, and so does a menu")
    func confined() {
        func row(_ view: some View) -> TestHost { host { List { view } } }
        let button = Button("A") { log("a") }
        for host in [
            row(button.buttonStyle(.borderless)), row(button.buttonStyle(.plain)), row(button.buttonStyle(.bordered)),
            row(button.buttonStyle(.borderedProminent)), row(button.buttonStyle(Own())),
            row(Menu("A") { Button("Inner") { log("inner") } }),
        ] {
            #expect(tapEnd(host, "A") == "")
            host.tap(text: "A")
            #expect(log.text == "a" || host.find(text: "Inner") != nil)
        }
        let mixed = row(
            HStack {
                button.buttonStyle(.borderless)
                Button("B") { log("b") }
            })
        #expect(tapEnd(mixed, "A") == "b")
        log.entries.removeAll()
        mixed.tap(text: "A")
        #expect(log.text == "a")
    }

    private struct Own: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test("GE9: fields, toggles, gestures and disabled buttons in a row keep their presses")
    func otherControls() {
        let text = Lever(""), isOn = Lever(false)
        let list = host {
            List {
                HStack {
                    Text("tap").onTapGesture { log("tap") }
                    Button("A") { log("a") }
                }
                HStack {
                    TextField(
                        "field",
                        text: Binding {
                            text.value
                        } set: {
                            text.value = $0
                        })
                    Button("B") { log("b") }
                }
                Toggle(
                    "switch",
                    isOn: Binding {
                        isOn.value
                    } set: {
                        isOn.value = $0
                    })
                Button("off") { log("off") }.disabled(true)
            }
        }
        list.tap(text: "tap")
        #expect(log.text == "tap")
        list.tap(text: "field")
        #expect(log.text == "tap")
        list.type("x")
        #expect(text.value == "x")
        #expect(tapEnd(list, "off") == "")
        list.tap(text: "switch")
        #expect(isOn.value)
    }

    @Test("GE9: the row shows the press, and forgets it when the pointer leaves")
    func pressedLook() throws {
        let list = host { List { Button("One") { log("one") } }.listStyle(.plain) }
        let place = CGPoint(x: 330, y: try #require(list.find(text: "One")).center.y)
        func isGray() -> Bool { list.displayList.description.contains("#d1d1d6") }
        #expect(!isGray())
        list.press(at: place)
        #expect(isGray())
        list.move(to: CGPoint(x: 330, y: 280))
        #expect(!isGray())
        list.move(to: place)
        #expect(isGray())
        list.release(at: place)
        #expect(!isGray() && log.text == "one")
    }

    @Test("GE9: keys and assistive technology press the row's button once; a swiped row does not press it")
    func keysAndSwipes() throws {
        let list = host {
            List {
                Button("One") { log("one") }
                    .swipeActions { Button("Delete") { log("delete") } }
            }
        }
        list.press(.tab)
        list.press(.space)
        #expect(log.text == "one")
        list.perform(.press, on: "One")
        #expect(log.text == "one one")
        let y = try #require(list.find(text: "One")).center.y
        list.drag(from: CGPoint(x: 330, y: y), to: CGPoint(x: 230, y: y))
        list.advance(by: 1)
        #expect(log.text == "one one")
    }

    @Test("GE9: links push from the whole row, and rows of a table leave cells their buttons")
    func linksAndTables() {
        let links = host { NavigationStack { List { NavigationLink("Next") { Text("Page") } } } }
        _ = tapEnd(links, "Next")
        #expect(links.find(text: "Page") != nil)
        let table = TestHost(800, 300) {
            Table([Entry(id: 1)]) {
                TableColumn("A") { entry in Button("press \(entry.id)") { log("a") } }
                TableColumn("B") { _ in Text("cell") }
            }
        }
        _ = table.tap(text: "cell")
        #expect(log.text == "")
        table.tap(text: "press 1")
        #expect(log.text == "a")
    }

    private struct Entry: Identifiable { let id: Int }
}
