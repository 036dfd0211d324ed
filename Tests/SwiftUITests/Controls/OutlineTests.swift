import SwiftUITesting
import Testing

@testable import SwiftUI

/// Trees of values: outline groups, and lists of them.
@MainActor
@Suite("Outlines")
struct OutlineTests {
    private struct Item: Identifiable, Hashable {
        var id: String
        var children: [Item]?
    }

    private nonisolated static let tree = [
        Item(id: "fruit", children: [Item(id: "apple"), Item(id: "citrus", children: [Item(id: "lemon")])]),
        Item(id: "empty", children: []), Item(id: "stone"),
    ]

    private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 300, height: 600)) }

    private func tap(_ host: TestHost, _ text: String) {
        host.tap(text: text)
        host.advance(by: 1)
    }

    @Test("Values with children open and close, level by level; leaves have nothing to open")
    func group() {
        let host = host(VStack { OutlineGroup(Self.tree, children: \.children) { Text($0.id) } })
        #expect(host.text == ["fruit", "empty", "stone"])
        tap(host, "fruit")
        #expect(host.text == ["fruit", "apple", "citrus", "empty", "stone"])
        tap(host, "citrus")
        #expect(host.text == ["fruit", "apple", "citrus", "lemon", "empty", "stone"])
        tap(host, "empty")
        #expect(host.text == ["fruit", "apple", "citrus", "lemon", "empty", "stone"])
        tap(host, "stone")
        tap(host, "fruit")
        #expect(host.text == ["fruit", "empty", "stone"])
    }

    @Test("One root; identity by a key path")
    func root() {
        let one = host(OutlineGroup(Self.tree[0], children: \.children) { Text($0.id) })
        #expect(one.text == ["fruit"])
        tap(one, "fruit")
        #expect(one.text == ["fruit", "apple", "citrus"])
        let byPath = host(VStack { OutlineGroup(Self.tree, id: \.self, children: \.children) { Text($0.id) } })
        #expect(byPath.text == ["fruit", "empty", "stone"])
    }

    @Test("In a list each value is a row, moved in by its level")
    func list() {
        let host = host(List(Self.tree, children: \.children) { Text($0.id) })
        #expect(host.findAll(ListRow.self).count == 3)
        tap(host, "fruit")
        tap(host, "citrus")
        #expect(host.findAll(ListRow.self).count == 6)
        let edges = ["fruit", "citrus", "lemon"].map { host.find(text: $0)!.frame.minX }
        #expect(edges[1] == edges[0] + 20 && edges[2] == edges[1] + 20)
        tap(host, "fruit")
        #expect(host.text == ["fruit", "empty", "stone"])
    }

    private struct Choice: View {
        @State var chosen: String?
        var body: some View {
            VStack {
                List(OutlineTests.tree, children: \.children, selection: $chosen) { Text($0.id) }
                Text("chosen \(chosen ?? "nothing")")
            }
        }
    }

    @Test(
        "Where values can be chosen a press chooses them, with children or without; the angle of the former opens them")
    func selection() throws {
        let host = host(Choice())
        tap(host, "stone")
        #expect(host.text.contains("chosen stone"))
        tap(host, "fruit")
        #expect(host.text.contains("chosen fruit") && !host.text.contains("apple"))
        // The angle, with some room around it.
        let angle = try #require(host.findAll(DisclosureAngle<AnyShapeStyle>.self).first).frame
        for distance in [12.0, 6] {
            host.tap(at: CGPoint(x: angle.minX - distance, y: angle.midY))
            host.advance(by: 1)
            #expect(host.text.contains("apple") == (distance < 8))
        }
        tap(host, "apple")
        #expect(host.text.contains("chosen apple"))
    }

    @Test("A row that can be chosen says whether it is open, and opens by an action; Tab passes over its angle")
    func assistive() throws {
        let host = host(Choice())
        let fruit = try #require(host.accessible("fruit"))
        #expect(fruit.isExpanded == false && fruit.actions.contains(.named("Expand")))
        host.perform(.named("Expand"), on: fruit)
        host.advance(by: 1)
        #expect(host.text.contains("apple") && host.text.contains("chosen nothing"))
        #expect(host.accessible("fruit")?.isExpanded == true)
        host.press(.tab)
        host.press(.down)
        #expect(host.text.contains("chosen fruit"))
        host.press(.tab)
        host.press(.space)
        host.advance(by: 1)
        #expect(host.text.contains("apple"))
    }

    @Test("Left leads from a row that shows none within to the row that it is in")
    func outward() {
        let host = host(Choice())
        tap(host, "fruit")
        host.press(.right)
        host.advance(by: 1)
        host.press(.down)
        host.press(.down)
        #expect(host.text.contains("chosen citrus"))
        host.press(.right)
        host.advance(by: 1)
        host.press(.down)
        #expect(host.text.contains("chosen lemon"))
        host.press(.left)
        #expect(host.text.contains("chosen citrus") && host.text.contains("lemon"))
        host.press(.left)
        host.advance(by: 1)
        #expect(host.text.contains("chosen citrus") && !host.text.contains("lemon"))
        host.press(.left)
        #expect(host.text.contains("chosen fruit") && host.text.contains("citrus"))
    }

    @Test("Right and Left open and close the row that is chosen; Down and Up pass over what is closed")
    func keys() {
        let host = host(Choice(chosen: "fruit"))
        tap(host, "stone")
        host.press(.up)
        host.press(.up)
        #expect(host.text.contains("chosen fruit"))
        host.press(.right)
        host.advance(by: 1)
        #expect(host.text.contains("apple"))
        host.press(.down)
        #expect(host.text.contains("chosen apple"))
        host.press(.up)
        host.press(.left)
        host.advance(by: 1)
        #expect(!host.text.contains("apple") && host.text.contains("chosen fruit"))
    }

    @Test("Children are looked at only where they are shown; values that come later are rows, too")
    func lazy() {
        final class Node: Identifiable {
            let name: String
            nonisolated(unsafe) static var reads = 0
            init(_ name: String) { self.name = name }
            // A tree without an end.
            var children: [Node]? {
                Node.reads += 1
                return [Node(name + "i")]
            }
        }
        let host = host(List([Node("a")], children: \.children) { Text($0.name) })
        #expect(host.text == ["a"])
        let before = Node.reads
        tap(host, "a")
        #expect(host.text == ["a", "ai"] && Node.reads - before < 20)
    }
}
