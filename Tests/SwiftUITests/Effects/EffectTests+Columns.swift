import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Modifiers of columns and tables change the picture")
    func columns() {
        var effects = Effects()
        let text = List { Text("Content") }
        effects.add(
            "navigationSplitViewColumnWidth",
            NavigationSplitView {
                Text("A")
            } detail: {
                Color.red
            }
        ) { _ in
            NavigationSplitView {
                Text("A").navigationSplitViewColumnWidth(80)
            } detail: {
                Color.red
            }
        }
        effects.add(
            "columnVisibility",
            NavigationSplitView(columnVisibility: .constant(.all)) {
                Text("A")
            } detail: {
                Color.red
            }
        ) { _ in
            NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
                Text("A")
            } detail: {
                Color.red
            }
        }
        effects.add("inspector", NavigationStack { text }) { _ in
            NavigationStack { text.inspector(isPresented: .constant(true)) { Text("Inspector") } }
        }
        effects.add("table style", table) { $0.tableStyle(.inset(alternatesRowBackgrounds: true)) }
        effects.add("table headers", table) { $0.tableColumnHeaders(.hidden) }
        check(effects, width: 900)
    }

    private struct Person: Identifiable {
        let id: Int
        var name: String { "Person \(id)" }
    }
    private var table: some View {
        Table([Person(id: 1), Person(id: 2)]) { TableColumn("Name", value: \.name) }
    }
}
