import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Tables: their rows, columns, order and selection.
@MainActor
@Suite("Tables")
struct TableTests {
    private struct Sorted: View {
        @State private var people = Person.four
        @State private var order = [KeyPathComparator(\Person.name)]
        var body: some View {
            Table(people, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                TableColumn("City", value: \.city) { Text($0.city ?? "-") }
                TableColumn("Member", value: \.isMember) { Text($0.isMember ? "yes" : "no") }
                TableColumn("Note") { _ in Text("none") }
            }
            .onChange(of: order, initial: true) { people.sort(using: order) }
        }
    }

    @Test("A header sorts by its column, and the other way round when it is pressed again")
    func sorting() {
        let host = TestHost(Sorted(), size: wideSize)
        // The app's own comparator, which is lexical.
        #expect(host.column("Name") == ["Alan", "Grace", "Katherine", "ada"])
        host.tap(text: "Age")
        #expect(host.column("Age") == ["36", "41", "85", "101"])
        host.tap(text: "Age")
        #expect(host.column("Age") == ["101", "85", "41", "36"])
        host.tap(text: "Name")
        #expect(host.column("Name") == ["ada", "Alan", "Grace", "Katherine"])
        host.tap(text: "City")
        #expect(host.column("City") == ["-", "Arlington", "London", "Wilmslow"])
        // Rows with the same value keep the order from before.
        host.tap(text: "Member")
        #expect(host.column("City") == ["-", "London", "Arlington", "Wilmslow"])
        host.tap(text: "Note")
        #expect(host.column("City") == ["-", "London", "Arlington", "Wilmslow"])
    }

    @Test("The header of the column that sorts says in which direction; it alone has an arrow")
    func arrows() {
        let host = TestHost(Sorted(), size: wideSize)
        func value(_ title: String) -> String? {
            host.accessibility.first { $0.role == .columnHeader && $0.label == title }?.value
        }
        #expect(value("Name") == "ascending" && value("Age") == "")
        host.tap(text: "Age")
        host.tap(text: "Age")
        #expect(value("Name") == "" && value("Age") == "descending")
    }

    @Test("Columns are beside each other: fixed widths stay, the rest is shared within bounds")
    func widths() {
        func layout(_ columns: TableColumnWidth...) -> TableColumnLayout {
            TableColumnLayout(
                columns: columns.map { .init(bounds: $0, chosen: nil, alignment: .leading) })
        }
        let usual = TableColumnWidth()
        #expect(layout(usual, usual).widths(in: 416) == [200, 200])
        #expect(layout(TableColumnWidth(fixed: 50), usual, usual).widths(in: 416) == [50, 175, 175])
        #expect(
            layout(TableColumnWidth(minimum: 50, ideal: 80, maximum: 100), usual).widths(in: 416) == [80, 320])
        let bounded = TableColumnWidth(minimum: 50, ideal: 80, maximum: 100)
        #expect(layout(bounded, bounded).widths(in: 516) == [100, 100])
        #expect(layout(bounded, bounded).widths(in: 146) == [65, 65])
        #expect(layout(bounded, bounded).widths(in: 40) == [50, 50])
        #expect(layout(bounded, bounded).least == 116)
    }

    @Test("Widths that are none count as the usual ones; a column may have no width")
    func badWidths() {
        let nan = TableColumnWidth(fixed: .nan)
        #expect(nan == TableColumnWidth())
        #expect(TableColumnWidth(fixed: -4) == TableColumnWidth())
        #expect(TableColumnWidth(minimum: .nan, ideal: .infinity, maximum: .infinity) == TableColumnWidth())
        #expect(TableColumnWidth(minimum: 90, ideal: 10, maximum: 20) == TableColumnWidth(fixed: 90))
        #expect(TableColumnWidth(minimum: nil, ideal: nil, maximum: 20).minimum == 20)
        let host = TestHost(
            Table(Person.four) {
                TableColumn("Name", value: \.name).width(0)
                TableColumn("City") { Text($0.city ?? "-") }.width(.nan)
                TableColumn("Age") { Text("\($0.age)") }.width(min: .infinity, ideal: -1, max: .nan)
            }, size: wideSize)
        #expect(host.find(text: "Arlington")?.frame.minX == host.find(text: "City")?.frame.minX)
        #expect(host.column("Age") == ["85", "36", "101", "41"])
    }

    @Test("Dragging a header's edge changes the width of its column within its bounds; those before it stay")
    func resizing() throws {
        let host = TestHost(
            Table(Person.four) {
                TableColumn("Name", value: \.name)
                TableColumn("City") { Text($0.city ?? "-") }.width(min: 100, max: 300)
                TableColumn("Age") { Text("\($0.age)") }
            }, size: wideSize)
        func start(_ title: String) throws -> CGFloat { try #require(host.find(text: title)).frame.minX }
        let before = (try start("Name"), try start("City"), try start("Age"))
        let header = try #require(host.find(text: "Age")).frame
        let edge = CGPoint(x: header.minX - TableColumnLayout.padding, y: header.midY)
        host.drag(from: edge, to: CGPoint(x: edge.x - 40, y: edge.y))
        #expect(try start("Name") == before.0)
        #expect(try start("City") == before.1)
        #expect(abs(try start("Age") - before.2 + 40) < 1)
        #expect(abs(try start("Age") - (try #require(host.find(text: "85"))).frame.minX) < 1)
        // Not beyond its least width.
        let now = CGPoint(x: edge.x - 40, y: edge.y)
        host.drag(from: now, to: CGPoint(x: 20, y: edge.y))
        #expect(abs(try start("Age") - before.1 - 100) < 1)
    }

    @Test("Where columns need more room than there is, the table scrolls sideways, its header with it")
    func sideways() throws {
        let host = TestHost(
            Table(Person.four) {
                TableColumnForEach(0..<12, id: \.self) { number in
                    TableColumn("C\(number)") { Text("\($0.id)-\(number)") }.width(100)
                }
            }, size: wideSize)
        let before = try #require(host.find(text: "C1")).frame.minX
        host.scroll(at: CGPoint(x: 400, y: 200), by: CGSize(width: 150, height: 0))
        host.advance(by: 1)
        let after = try #require(host.find(text: "C1")).frame.minX
        #expect(before - after == 150)
        #expect(try #require(host.find(text: "1-1")).frame.minX == after)
    }

    @Test("In a narrow window a table is a list of its first column")
    func compact() {
        let host = TestHost(Sorted(), size: CGSize(width: 400, height: 400))
        #expect(host.text == ["Alan", "Grace", "Katherine", "ada"])
        host.resize(to: wideSize)
        #expect(host.text.contains("Age") && host.text.contains("101"))
    }

    @Test("Headers can be hidden; columns may depend on conditions")
    func conditions() {
        struct Sample: View {
            let showsAge: Bool
            var body: some View {
                Table(Person.four) {
                    TableColumn("Name", value: \.name)
                    if showsAge {
                        TableColumn("Age") { Text("\($0.age)") }
                    } else {
                        TableColumn("City") { Text($0.city ?? "-") }
                    }
                    if showsAge { TableColumn(Text("Number")) { Text("#\($0.id)") } }
                }
                .tableColumnHeaders(showsAge ? .visible : .hidden)
            }
        }
        let host = TestHost(Sample(showsAge: true), size: wideSize)
        #expect(host.text.contains("Name") && host.text.contains("#1") && !host.text.contains("London"))
        host.show(Sample(showsAge: false))
        #expect(!host.text.contains("Name") && !host.text.contains("#1") && host.text.contains("London"))
    }

    @Test("Headers and the titles of sections begin where the rows do, in every style")
    func styles() throws {
        func edges(_ style: some TableStyle) throws -> [CGFloat] {
            let host = TestHost(
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }
                } rows: {
                    Section("Some") { ForEach(Person.four) { TableRow($0) } }
                }
                .tableStyle(style), size: wideSize)
            return try ["Name", "Some", "ada", "Age", "36"].map { try #require(host.find(text: $0)).frame.minX }
        }
        for edges in [try edges(.automatic), try edges(.inset), try edges(.bordered)] {
            #expect(edges[0] == edges[1] && edges[0] == edges[2] && edges[3] == edges[4])
        }
        #expect(try edges(.inset)[0] == (try edges(.automatic))[0] + 8)
    }

    @Test("An empty table, a table without columns, and ids that occur twice")
    func badInput() {
        let empty = TestHost(
            Table([Person]()) { TableColumn("Name", value: \.name) }, size: wideSize)
        #expect(empty.text == ["Name"])
        empty.press(.down)
        let twice = TestHost(
            Table(Person.four + Person.four) { TableColumn("Name", value: \.name) }, size: wideSize)
        #expect(twice.text.filter { $0 == "ada" }.count >= 1)
        let none = TestHost(
            Table(Person.four) { if false { TableColumn("Name", value: \.name) } }, size: wideSize)
        #expect(none.text.isEmpty)
    }

    @Test("A hundred thousand rows: those in sight are made, and the order can change")
    func many() {
        struct Sample: View {
            @State private var people = (0..<100_000).map {
                Person(id: $0, name: "Name \($0)", age: ($0 * 7919) % 100_003)
            }
            @State private var order = [KeyPathComparator(\Person.age)]
            @State private var chosen: Set<Int> = []
            let counter: Counter
            var body: some View {
                Table(people, selection: $chosen, sortOrder: $order) {
                    TableColumn("Name", value: \.name) { person in
                        counter.cell(person)
                    }
                    TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
                }
                .onChange(of: order) { people.sort(using: order) }
            }
        }
        final class Counter {
            var cells = 0
            func cell(_ person: Person) -> Text {
                cells += 1
                return Text(verbatim: person.name)
            }
        }
        let counter = Counter()
        let host = TestHost(Sample(counter: counter), size: wideSize)
        #expect(host.text.contains("Name 0") && counter.cells < 100)
        host.tap(text: "Name")
        #expect(host.column("Name").first == "Name 0")
        host.tap(text: "Name")
        #expect(host.column("Name").first == "Name 99999")
        #expect(counter.cells < 400)
        host.tap(text: "Name 99999")
        host.press(.end)
        host.advance(by: 1)
        #expect(host.text.contains("Name 0"))
        #expect(counter.cells < 1000)
    }
}
