import SwiftUITesting
import Testing

@testable import SwiftUI

/// The styles of disclosure groups, control groups and labeled content.
@MainActor
@Suite("Styles of groups")
struct GroupStyleTests {
    private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 300, height: 300)) }

    private struct Plus: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button(configuration.isExpanded ? "minus" : "plus") { configuration.isExpanded.toggle() }
                configuration.label
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test("A disclosure group's style opens it, and shows its content where it likes")
    func disclosure() {
        struct Sample: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
                    Text(isOpen ? "open" : "closed")
                }
                .disclosureGroupStyle(Plus())
            }
        }
        let host = host(Sample())
        #expect(host.text == ["plus", "More", "closed"])
        host.tap(text: "plus")
        host.advance(by: 1)
        #expect(host.text == ["minus", "More", "inside", "open"])
    }

    @Test("A group within a style has the style further out; the automatic one takes a style back")
    func nested() {
        struct Outer: View {
            var body: some View {
                DisclosureGroup("a", isExpanded: .constant(true)) {
                    DisclosureGroup("b", isExpanded: .constant(true)) { Text("c") }.disclosureGroupStyle(.automatic)
                }
                .disclosureGroupStyle(Plus())
            }
        }
        #expect(host(Outer()).text == ["minus", "a", "b", "c"])
    }

    @Test("In a list a group with a style of its own is one row; without, its label and its content are rows")
    func list() {
        struct Sample: View {
            var hasStyle: Bool
            var body: some View {
                let group = DisclosureGroup("a", isExpanded: .constant(true)) { Text("b") }
                if hasStyle { List { group }.disclosureGroupStyle(Plus()) } else { List { group } }
            }
        }
        #expect(host(Sample(hasStyle: true)).findAll(ListRow.self).count == 1)
        #expect(host(Sample(hasStyle: false)).findAll(ListRow.self).count == 2)
    }

    @Test("A collapsible section of a sidebar is closed and opened by its header; others stay open")
    func collapsible() {
        let list = List {
            Section("Fruit") { Text("apple") }.collapsible(true)
            Section("Nuts") { Text("almond") }.collapsible(false)
        }
        let host = host(list.listStyle(.sidebar))
        #expect(host.text == ["Fruit", "apple", "Nuts", "almond"])
        host.tap(text: "Fruit")
        host.tap(text: "Nuts")
        host.advance(by: 1)
        #expect(host.text == ["Fruit", "Nuts", "almond"])
        host.tap(text: "Fruit")
        host.advance(by: 1)
        #expect(host.text.contains("apple"))
    }

    @Test("Content is made only while it is shown")
    func lazy() {
        struct Sample: View {
            let note: () -> Void
            var body: some View {
                DisclosureGroup("More") {
                    let _ = note()
                    Text("inside")
                }
            }
        }
        var count = 0
        let host = host(Sample { count += 1 })
        #expect(count == 0)
        host.tap(text: "More")
        #expect(count > 0 && host.text.contains("inside"))
    }

    @Test("Labeled content: a style of the app's, and the one further out within it")
    func labeled() {
        struct Above: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("above")
                    LabeledContent(configuration)
                }
            }
        }
        let host = host(LabeledContent("Name", value: "Ada").labeledContentStyle(Above()))
        #expect(host.text == ["above", "Name", "Ada"])
        let (label, value) = (host.find(text: "Name")!.frame, host.find(text: "Ada")!.frame)
        #expect(label.midY == value.midY && label.maxX < value.minX)
    }

    @Test("Control groups: side by side, as a menu, and in a style of the app's")
    func controls() {
        struct Down: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let group = ControlGroup("Turn") {
            Button("left") {}
            Button("right") {}
        }
        let row = host(group)
        #expect(row.text == ["left", "right"])
        #expect(row.find(text: "left")!.frame.midY == row.find(text: "right")!.frame.midY)
        let column = host(group.controlGroupStyle(Down()))
        #expect(column.text == ["Turn", "left", "right"])
        #expect(column.find(text: "left")!.frame.maxY < column.find(text: "right")!.frame.midY)
        let menu = host(group.controlGroupStyle(.menu))
        #expect(menu.text == ["Turn"])
        menu.tap(text: "Turn")
        menu.advance(by: 1)
        #expect(menu.text.contains("left") && menu.text.contains("right"))
    }
}
