import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Lists that edit a bound collection, sections that close, and the heights of rows.
@MainActor
@Suite("Editing lists")
struct ListEditingTests {
    private struct Item: Identifiable, Equatable {
        var id: Int
        var name: String
        static let three = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three")]
    }

    private struct Sample: View {
        let actions: EditActions<[Item]>
        var isForEach = false
        @State private var items = Item.three
        var body: some View {
            VStack {
                if isForEach {
                    List {
                        ForEach($items, editActions: actions) { $item in
                            Text(item.name).deleteDisabled(item.id == 2).moveDisabled(item.id == 2)
                        }
                    }
                } else {
                    List($items, editActions: actions) { $item in TextField("Name", text: $item.name) }
                }
                Text("is \(items.map(\.name).joined(separator: " "))")
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    private func host(_ actions: EditActions<[Item]>, isForEach: Bool = false) -> TestHost {
        TestHost(Sample(actions: actions, isForEach: isForEach), size: CGSize(width: 400, height: 500))
    }

    private func names(_ host: TestHost) -> String? { host.text.first { $0.hasPrefix("is ") } }
    private func buttons(_ host: TestHost, _ label: String) -> [CGPoint] {
        host.accessibility.filter { $0.label == label }.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }

    private struct Neighbors: View {
        @State private var names = ["Ann", "Bob", "Cid"]
        @State private var moves: [String] = []
        var body: some View {
            VStack {
                List {
                    ForEach(["first", "second"], id: \.self) { Text($0) }
                    ForEach(names, id: \.self) { Text($0) }
                        .onMove { places, target in
                            moves.append("\(Array(places)) to \(target)")
                            names.move(fromOffsets: places, toOffset: target)
                        }
                    ForEach(["last"], id: \.self) { Text($0) }
                }
                Text("moved " + moves.joined(separator: ", "))
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    @Test(
        "A row that is dragged beyond the elements goes to their end, or to their beginning",
        arguments: [60, 5_000, 1e9])
    func draggedBeyond(distance: CGFloat) {
        let host = TestHost(Neighbors(), size: CGSize(width: 400, height: 500))
        for (row, way) in [("Bob", 1.0), ("Bob", 1.0), ("Cid", -1.0), ("Cid", -1.0)] {
            let y = host.find(text: row)!.center.y
            let handle = buttons(host, "Reorder").first { abs($0.y - y) < 10 }!
            host.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y + way * distance))
        }
        #expect(host.text == ["first", "second", "Cid", "Ann", "Bob", "last", "moved [1] to 3, [1] to 0"])
    }

    @Test("Elements are deleted where that is an action, and moved where that is one")
    func actions() {
        let all = host(.all)
        #expect(buttons(all, "Delete").count == 3 && buttons(all, "Reorder").count == 3)
        if let delete = buttons(all, "Delete").first { all.tap(at: delete) }
        all.advance(by: 1)
        #expect(names(all) == "is two three")
        let handles = buttons(all, "Reorder")
        if handles.count == 2 { all.drag(from: handles[0], to: CGPoint(x: handles[1].x, y: handles[1].y + 4)) }
        all.advance(by: 1)
        #expect(names(all) == "is three two")
        let delete = host(.delete)
        #expect(buttons(delete, "Delete").count == 3 && buttons(delete, "Reorder").isEmpty)
        let move = host(.move)
        #expect(buttons(move, "Delete").isEmpty && buttons(move, "Reorder").count == 3)
        #expect(buttons(host([]), "Delete").isEmpty)
    }

    @Test("Rows can be kept from being deleted and moved; rows get bindings")
    func disabled() {
        let host = host(.all, isForEach: true)
        #expect(buttons(host, "Delete").count == 2 && buttons(host, "Reorder").count == 2)
        let fields = self.host(.all)
        fields.tap(text: "two")
        fields.press(.end)
        fields.type("!")
        #expect(names(fields) == "is one two! three")
    }

    @Test("Sets of actions")
    func sets() {
        #expect(EditActions<[Int]>.all == [.move, .delete] && EditActions<[Int]>.move != .delete)
        #expect(EditActions<Data>.all.contains(.delete))
    }

    @Test("A section closes by its header in a sidebar; elsewhere the app alone closes it")
    func sections() {
        struct Sample: View {
            let style: Bool
            @State private var isExpanded = true
            @ViewBuilder var list: some View {
                List {
                    Section("Title", isExpanded: $isExpanded) { Text("row") }
                    Section(isExpanded: $isExpanded) {
                        Text("other")
                    } header: {
                        Text("Second")
                    }
                }
            }
            var body: some View {
                VStack {
                    if style { list.listStyle(.sidebar) } else { list }
                    Button("Toggle") { isExpanded.toggle() }
                }
            }
        }
        let sidebar = TestHost(Sample(style: true), size: CGSize(width: 300, height: 400))
        #expect(sidebar.text.contains("row") && sidebar.text.contains("other"))
        #expect(sidebar.accessibility.first { $0.label == "Title" }?.isExpanded == true)
        sidebar.tap(text: "Title")
        sidebar.advance(by: 1)
        #expect(!sidebar.text.contains("row") && !sidebar.text.contains("other"))
        #expect(sidebar.accessibility.first { $0.label == "Second" }?.isExpanded == false)
        let plain = TestHost(Sample(style: false), size: CGSize(width: 300, height: 400))
        plain.tap(text: "TITLE")
        plain.advance(by: 1)
        #expect(plain.text.contains("row"))
        plain.tap(text: "Toggle")
        plain.advance(by: 1)
        #expect(!plain.text.contains("row"))
    }

    @Test("The least heights of rows and headers; heights that are none count as the usual ones")
    func heights() {
        func heights(_ row: CGFloat?, _ header: CGFloat?) -> (row: CGFloat?, header: CGFloat?) {
            let list = List { Section("Title") { Color.red.frame(height: 4).listRowInsets(EdgeInsets()) } }.listStyle(
                .plain)
            let view = VStack { if let row { list.environment(\.defaultMinListRowHeight, row) } else { list } }
                .environment(\.defaultMinListHeaderHeight, header)
            let host = TestHost(view, size: CGSize(width: 300, height: 400))
            let title = host.find(text: "Title")?.frame
            return (host.findAll(ListRow.self).first?.frame.height, title.map { $0.maxY })
        }
        #expect(heights(nil, nil).row == 44)
        #expect(heights(10, nil).row == 10)
        #expect(heights(90, nil).row == 90)
        #expect(heights(.nan, nil).row.map { $0 >= 4 && $0 <= 44 } == true)
        let usual = heights(nil, nil).header ?? 0
        #expect((heights(nil, 100).header ?? 0) > usual + 20)
        #expect(heights(nil, .nan).header == usual)
    }
}
