import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Rows of tables: trees, sections, menus, and what assistive technology finds.
@MainActor
@Suite("Rows of tables")
struct TableRowTests {
    private struct Item: Identifiable {
        var id: String
        var children: [Item]?
    }

    private nonisolated static let tree = [
        Item(id: "fruit", children: [Item(id: "apple"), Item(id: "citrus", children: [Item(id: "lemon")])]),
        Item(id: "stone"),
    ]

    private func open(_ host: TestHost, _ text: String) throws {
        let frame = try #require(host.find(text: text)).frame
        host.tap(at: CGPoint(x: frame.minX - 13, y: frame.midY))
        host.advance(by: 1)
    }

    @Test("A tree's rows open and close by their angle, and are moved in by their level")
    func tree() throws {
        let host = TestHost(
            Table(Self.tree, children: \.children) {
                TableColumn("Name", value: \.id)
                TableColumn("Count") { Text("\($0.children?.count ?? 0) within") }
            }, size: wideSize)
        #expect(host.column("Count") == ["2 within", "0 within"])
        let (fruit, stone) = (
            try #require(host.find(text: "fruit")).frame, try #require(host.find(text: "stone")).frame
        )
        #expect(fruit.minX == stone.minX)
        try open(host, "fruit")
        try open(host, "citrus")
        let levels = try ["fruit", "citrus", "lemon"].map { try #require(host.find(text: $0)).frame.minX }
        #expect(levels[1] == levels[0] + 20 && levels[2] == levels[1] + 20)
        try open(host, "fruit")
        #expect(host.column("Count") == ["2 within", "0 within"])
    }

    @Test("A row that holds others says whether it is open, opens by an action, and is called by its cells alone")
    func disclosureAccessibility() throws {
        let host = TestHost(
            Table(Self.tree, children: \.children) {
                TableColumn("Name", value: \.id)
                TableColumn("Count") { Text("\($0.children?.count ?? 0) within") }
            }, size: wideSize)
        let row = try #require(host.accessible("fruit, 2 within"))
        #expect(row.isExpanded == false && row.actions.contains(.named("Expand")))
        #expect(host.accessible("stone, 0 within")?.isExpanded == nil)
        #expect(host.perform(.named("Expand"), on: row))
        host.advance(by: 1)
        let open = try #require(host.accessible("fruit, 2 within"))
        #expect(open.isExpanded == true && open.actions.contains(.named("Collapse")))
        #expect(host.accessible("apple, 0 within") != nil)
    }

    @Test("Right and Left open and close the chosen row")
    func keys() {
        struct Sample: View {
            @State private var chosen: String?
            var body: some View {
                Table(TableRowTests.tree, children: \.children, selection: $chosen) {
                    TableColumn("Name", value: \.id)
                    TableColumn("Count") { Text("\($0.children?.count ?? 0) within") }
                }
            }
        }
        let host = TestHost(Sample(), size: wideSize)
        host.tap("fruit", holding: [])
        host.press(.right)
        host.advance(by: 1)
        #expect(host.find(text: "apple") != nil)
        host.press(.left)
        host.advance(by: 1)
        #expect(host.find(text: "apple") == nil)
        host.press(.down)
        #expect(!host.press(.right))
    }

    @Test("Rows of one's own: single ones, collections, sections, groups that open")
    func rows() throws {
        struct Sample: View {
            @State private var isOpen = false
            let isLong: Bool
            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }
                } rows: {
                    TableRow(Person(id: 10, name: "First", age: 1))
                    Section("All") {
                        ForEach(Person.four) { TableRow($0) }
                    }
                    if isLong {
                        DisclosureTableRow(Person(id: 11, name: "More", age: 2), isExpanded: $isOpen) {
                            TableRow(Person(id: 12, name: "Inner", age: 3))
                        }
                    } else {
                        TableRow(Person(id: 13, name: "Short", age: 4))
                    }
                }
            }
        }
        let host = TestHost(Sample(isLong: true), size: wideSize)
        #expect(host.text.contains("All") && host.text.contains("ada") && !host.text.contains("Inner"))
        try open(host, "More")
        #expect(host.text.contains("Inner"))
        host.show(Sample(isLong: false))
        #expect(host.text.contains("Short") && !host.text.contains("More"))
    }

    @Test("Rows have menus, and can be kept from being chosen")
    func modifiers() {
        struct Sample: View {
            @State private var chosen: Set<Int> = []
            @State private var log = "-"
            var body: some View {
                VStack {
                    Table(of: Person.self, selection: $chosen) {
                        TableColumn("Name", value: \.name)
                    } rows: {
                        ForEach(Person.four) { person in
                            TableRow(person)
                                .contextMenu { Button("Greet") { log = "hello \(person.name)" } }
                                .itemProvider { NSItemProvider() }
                                .selectionDisabled(person.id == 2)
                        }
                    }
                    Text(log)
                    Text("chosen \(chosen.sorted())")
                }
            }
        }
        let host = TestHost(Sample(), size: wideSize)
        host.openMenu(at: "Alan")
        host.tap(text: "Greet")
        host.advance(by: 1)
        #expect(host.text.contains("hello Alan"))
        host.tap("ada", holding: [])
        #expect(host.text.contains("chosen []"))
        host.tap("Grace", holding: [])
        host.press(.down)
        #expect(host.text.contains("chosen [3]"))
    }

    @Test("A table is a table with headers, numbered rows and cells")
    func accessibility() throws {
        struct Sample: View {
            @State private var chosen: Int? = 2
            var body: some View {
                Table(Person.four, selection: $chosen) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }
                }
            }
        }
        let host = TestHost(Sample(), size: wideSize)
        let items = host.accessibility
        let table = try #require(items.first { $0.role == .table })
        #expect(items.filter { $0.role == .columnHeader }.map(\.label) == ["Name", "Age"])
        let rows = items.filter { $0.role == .row }
        #expect(rows.map(\.parent) == Array(repeating: table.id, count: 4))
        #expect(rows.map(\.position) == [1, 2, 3, 4] && rows.map(\.count) == [4, 4, 4, 4])
        #expect(rows.map(\.isSelected) == [false, true, false, false])
        let cells = items.filter { $0.parent == rows[1].id }
        #expect(cells.map(\.role) == [.cell, .cell] && cells.map(\.label) == ["ada", "36"])
        host.perform(.press, on: rows[3])
        #expect(host.accessibility.filter { $0.role == .row }.map(\.isSelected) == [false, false, false, true])
    }

    @Test("What only a cell's closure reads is shown when it changes")
    func reads() {
        final class Setter { var set: (Int) -> Void = { _ in } }
        struct Sample: View {
            @State private var number = 0
            @Environment(\.lineSpacing) private var spacing
            let setter: Setter
            var body: some View {
                setter.set = { number = $0 }
                return Table(Person.four) {
                    TableColumn("Name") { _ in Text("number \(number)") }
                    TableColumn("Space") { _ in Text("space \(Int(spacing))") }
                }
            }
        }
        let setter = Setter()
        let host = TestHost(Sample(setter: setter).lineSpacing(1), size: wideSize)
        #expect(host.text.contains("number 0") && host.text.contains("space 1"))
        setter.set(7)
        host.update()
        #expect(host.text.contains("number 7"))
        host.show(Sample(setter: setter).lineSpacing(3))
        #expect(host.text.contains("space 3"))
    }
}
