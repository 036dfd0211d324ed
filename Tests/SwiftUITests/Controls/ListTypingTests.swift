import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Typing finds rows of lists")
struct ListTypingTests {
    private static let fruit = ["Apple", "Banana", "Cherry", "Chestnut", "Date", "Élan", "Fig"]

    private struct Row: View {
        let name: String
        var body: some View {
            HStack {
                Image(systemName: "star")
                VStack { Text(name) }
            }
        }
    }

    private struct Chooser: View {
        var names = ListTypingTests.fruit
        @Binding var chosen: String?
        var body: some View { List(names, id: \.self, selection: $chosen) { Row(name: $0) } }
    }

    private func type(_ text: String, in host: TestHost) {
        for character in text { host.press(character == " " ? .space : .character(character)) }
    }

    private func binding<Value>(_ box: Box<Value>) -> Binding<Value> {
        Binding(get: { box.value }, set: { box.value = $0 })
    }

    final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @Test("The row with the letters is chosen; after a pause a new word begins, and the same letter goes on")
    func letters() {
        let chosen = Box<String?>(nil)
        let host = TestHost(Chooser(chosen: binding(chosen)), size: CGSize(width: 200, height: 300))
        host.press(.tab)
        type("ch", in: host)
        #expect(chosen.value == "Cherry")
        type("es", in: host)
        #expect(chosen.value == "Chestnut")
        host.advance(by: 2)
        type("b", in: host)
        #expect(chosen.value == "Banana")
        host.advance(by: 2)
        type("c", in: host)
        #expect(chosen.value == "Cherry")
        type("c", in: host)
        #expect(chosen.value == "Chestnut")
        type("C", in: host)
        #expect(chosen.value == "Cherry")
        host.advance(by: 2)
        type("e", in: host)
        #expect(chosen.value == "Élan")
        host.advance(by: 2)
        type("x", in: host)
        #expect(chosen.value == "Élan")
    }

    @Test("A row far from those in sight is found and shown; one with an equivalent by that alone")
    func distance() {
        let chosen = Box<String?>(nil)
        let names = (0..<200).map { "Row \($0)" } + ["Zebra one", "Zebra two"]
        let host = TestHost(Chooser(names: names, chosen: binding(chosen)), size: CGSize(width: 200, height: 300))
        host.press(.tab)
        type("zebra t", in: host)
        #expect(chosen.value == "Zebra two")
        #expect(host.find(text: "Zebra two") != nil)

        let own = Box<String?>(nil)
        let list = List(selection: binding(own)) {
            Text("The Wire").typeSelectEquivalent("Wire").tag("wire")
            Text("The Hill").typeSelectEquivalent("").tag("hill")
            Text("Theatre").tag("theatre")
        }
        let second = TestHost(list, size: CGSize(width: 200, height: 300))
        second.press(.tab)
        type("the", in: second)
        #expect(own.value == "theatre")
        second.advance(by: 2)
        type("w", in: second)
        #expect(own.value == "wire")
    }

    @Test("What an app does with keys goes first, and so does text in a field")
    func others() {
        let chosen = Box<String?>(nil)
        let pressed = Box(0)
        let host = TestHost(
            Chooser(chosen: binding(chosen)).onKeyPress("b") {
                pressed.value += 1
                return .handled
            }, size: CGSize(width: 200, height: 300))
        host.press(.tab)
        type("b", in: host)
        #expect(pressed.value == 1 && chosen.value == nil)

        let text = Box("")
        let field = TestHost(
            List {
                TextField("Name", text: binding(text))
                Button("banana") {}
            }, size: CGSize(width: 200, height: 300))
        field.tap(label: "Name")
        field.type("b")
        #expect(text.value == "b")
    }

    @Test("Where no row can be chosen, the keyboard goes to the row's button")
    func focus() {
        let pressed = Box("")
        let host = TestHost(
            List(Self.fruit, id: \.self) { name in Button(name) { pressed.value = name } },
            size: CGSize(width: 200, height: 300))
        host.press(.tab)
        type("da", in: host)
        host.press(.return)
        #expect(pressed.value == "Date")
    }
}
