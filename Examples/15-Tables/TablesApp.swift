// 15. Tables
//
// A `Table` shows values in rows and columns. A press on a header sorts: the table sets the comparators of `sortOrder`, and
// the app sorts its values by them. Rows are chosen as files are: with Shift, Control and the arrow keys. Drag a header's
// edge to change a column's width, drag the header to move the column, and press it with the secondary button to hide one.
// The second table shows a tree, whose rows open.
//
// Try: give the rivers a column for the continent, and sections in place of the tree.

import SwiftUI

@main
struct TablesApp: App {
    var body: some Scene {
        WindowGroup("Rivers") {
            TabView {
                RiversView().tabItem { Label("Rivers", systemImage: "drop.fill") }
                BasinsView().tabItem { Label("Basins", systemImage: "list.bullet") }
            }
        }
        .defaultSize(width: 760, height: 520)
    }
}

/// A river, and the rivers that flow into it.
struct River: Identifiable, Hashable {
    let name: String
    let length: Int
    let mouth: String
    var tributaries: [River]?

    var id: String { name }

    static let all = [
        River(name: "Amazon", length: 6400, mouth: "Atlantic Ocean"),
        River(name: "Danube", length: 2850, mouth: "Black Sea"),
        River(name: "Elbe", length: 1094, mouth: "North Sea"),
        River(name: "Indus", length: 3180, mouth: "Arabian Sea"),
        River(name: "Mekong", length: 4350, mouth: "South China Sea"),
        River(name: "Murray", length: 2508, mouth: "Southern Ocean"),
        River(name: "Nile", length: 6650, mouth: "Mediterranean Sea"),
        River(name: "Rhine", length: 1233, mouth: "North Sea"),
        River(name: "Volga", length: 3530, mouth: "Caspian Sea"),
        River(name: "Yangtze", length: 6300, mouth: "East China Sea"),
    ]

    static let basins = [
        River(
            name: "Danube", length: 2850, mouth: "Black Sea",
            tributaries: [
                River(
                    name: "Inn", length: 518, mouth: "Danube",
                    tributaries: [River(name: "Salzach", length: 225, mouth: "Inn")]),
                River(name: "Sava", length: 990, mouth: "Danube"),
                River(name: "Tisza", length: 966, mouth: "Danube"),
            ]),
        River(name: "Loire", length: 1006, mouth: "Atlantic Ocean"),
        River(
            name: "Rhine", length: 1233, mouth: "North Sea",
            tributaries: [
                River(name: "Main", length: 525, mouth: "Rhine"),
                River(name: "Moselle", length: 545, mouth: "Rhine"),
            ]),
    ]
}

struct RiversView: View {
    @State private var rivers = River.all
    @State private var selection: Set<River.ID> = []
    @State private var order = [KeyPathComparator(\River.name)]
    @State private var columns = TableColumnCustomization<River>()
    @State private var status = "Nothing chosen"

    var body: some View {
        VStack(spacing: 0) {
            Table(rivers, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name)
                    .customizationID("name")
                    .disabledCustomizationBehavior(.visibility)
                TableColumn("Length", value: \.length) { Text("\($0.length) km").monospacedDigit() }
                    .width(min: 70, ideal: 110)
                    .customizationID("length")
                    .alignment(.numeric)
                TableColumn("Flows into", value: \.mouth)
                    .customizationID("mouth")
            }
            .contextMenu(forSelectionType: River.ID.self) { names in
                if !names.isEmpty {
                    Button("Remove", role: .destructive) { rivers.removeAll { names.contains($0.id) } }
                }
            } primaryAction: { names in
                status = "Opened \(names.sorted().formatted(.list(type: .and)))"
            }
            .onChange(of: order) { rivers.sort(using: order) }
            .onChange(of: selection) {
                let total = rivers.filter { selection.contains($0.id) }.map(\.length).reduce(0, +)
                status = selection.isEmpty ? "Nothing chosen" : "\(selection.count) chosen, \(total) km together"
            }
            Divider()
            Text(status).font(.footnote).foregroundStyle(.secondary).padding(6)
        }
    }
}

struct BasinsView: View {
    @State private var selection: River.ID?

    var body: some View {
        Table(River.basins, children: \.tributaries, selection: $selection) {
            TableColumn("Name", value: \.name)
            TableColumn("Length") { Text("\($0.length) km").monospacedDigit() }
                .width(110)
                .alignment(.numeric)
            TableColumn("Flows into", value: \.mouth)
        }
        .tableStyle(.bordered)
    }
}
