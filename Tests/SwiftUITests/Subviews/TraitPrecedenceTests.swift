import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// What several modifiers tell the same container: the innermost counts, and one around a loop stands for views that have none.
@MainActor
@Suite("Precedence of what views tell their container")
struct TraitPrecedenceTests {
    private struct Row: View {
        var body: some View { Text("row") }
    }

    private func items<V: View>(_ view: V) -> ViewItems { ViewItem.flat(ViewItem.items(of: view)) }

    @Test("Rows: of two insets, separators, badges and swipe bans the inner one counts")
    func rows() {
        let inner = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let outer = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let rows = items(
            ForEach(0..<2) { index in
                if index == 0 {
                    Row().listRowInsets(inner).listRowSeparator(.hidden).badge(1).deleteDisabled(false)
                        .selectionDisabled(false)
                } else {
                    Row()
                }
            }
            .listRowInsets(outer).listRowSeparator(.visible).badge(2).deleteDisabled(true).selectionDisabled())
        #expect(rows.map { $0.traits[RowInsetsKey.self] } == [inner, outer])
        #expect(rows.map { $0.traits[RowSeparatorKey.self] } == [.hidden, .visible])
        #expect(rows.map { $0.traits[BadgeKey.self] } == [Text(verbatim: "1"), Text(verbatim: "2")])
        #expect(rows.map { $0.traits[DeleteDisabledKey.self] } == [false, true])
        #expect(rows.map { $0.traits[SelectionDisabledKey.self] } == [false, true])
    }

    @Test("Tags: the inner one counts")
    func tags() {
        let views = items(
            Group {
                Text("a").tag(1).tag(2)
                Text("b")
            }
            .tag(3))
        #expect(views.map { $0.traits.selection(as: Int.self) } == [1, 3])
    }

    @Test("A page of a tab keeps its inner tags and badges to itself")
    func pages() {
        struct Tabs: View {
            @State private var choice = "b"
            var body: some View {
                TabView(selection: $choice) {
                    Tab("First", systemImage: "star", value: "a") { Text("page a").tag("b").badge(7) }
                    Tab("Second", systemImage: "heart", value: "b") { Text("page b").tag("a") }
                }
            }
        }
        let host = TestHost(Tabs(), size: CGSize(width: 300, height: 300))
        #expect(host.text.contains("page b") && !host.text.contains("page a") && !host.text.contains("7"))
        host.tap(text: "First")
        host.advance(by: 1)
        #expect(host.text.contains("page a"))
    }

    @Test("The actions of a loop over a bound collection count before those around it")
    func actions() {
        var calls: [String] = []
        let rows = items(
            ForEach(.constant([Choice(id: 1)]), editActions: .delete) { _ in Row() }
                .onDelete { _ in calls.append("outer") }
                .onMove { _, _ in calls.append("outer move") })
        rows[0].traits[DeleteItemKey.self]?([0])
        rows[0].traits[MoveItemKey.self]?([0], 0)
        #expect(calls == ["outer move"])
    }

    private struct Choice: Identifiable { var id: Int }
}
