import SwiftUITesting
import Testing

@testable import SwiftUI

/// Outline groups, and lists of them, whose rows get bindings.
@MainActor
@Suite("Outlines of bindings")
struct OutlineBindingTests {
    private struct Item: Identifiable, Hashable {
        var id: String
        var isOn = false
        var children: [Item]?
    }

    private struct Sample: View {
        @State var items = [Item(id: "fruit", children: [Item(id: "apple"), Item(id: "pear")]), Item(id: "stone")]
        let isList: Bool
        var body: some View {
            VStack {
                if isList {
                    List($items, children: \.children) { $item in Toggle(item.id, isOn: $item.isOn) }
                } else {
                    OutlineGroup($items, id: \.id, children: \.children) { $item in Toggle(item.id, isOn: $item.isOn) }
                }
                Text(items.flatMap { [$0] + ($0.children ?? []) }.filter(\.isOn).map(\.id).joined(separator: " "))
            }
        }
    }

    @Test("A row changes its value, also one within another", arguments: [false, true])
    func bindings(isList: Bool) throws {
        let host = TestHost(Sample(isList: isList), size: CGSize(width: 300, height: 500))
        #expect(host.find(text: "apple") == nil)
        let angle = try #require(host.accessibility.first { $0.isExpanded != nil })
        #expect(host.perform(.press, on: angle))
        host.advance(by: 1)
        let pear = try #require(host.accessibility.first { $0.label == "pear" && $0.role == .toggle })
        #expect(host.perform(.press, on: pear))
        #expect(host.text.last == "pear")
        let stone = try #require(host.accessibility.first { $0.label == "stone" && $0.role == .toggle })
        #expect(host.perform(.press, on: stone))
        #expect(host.text.last == "pear stone")
    }
}
