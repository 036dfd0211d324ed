import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Columns that the user hides, moves and resizes.
@MainActor
@Suite("Customized tables")
struct TableCustomizationTests {
    private struct Sample: View {
        @State var columns = TableColumnCustomization<Person>()
        var body: some View {
            VStack {
                Table(Person.four, columnCustomization: $columns) {
                    TableColumn("Name", value: \.name).customizationID("name")
                        .disabledCustomizationBehavior([.visibility, .reorder])
                    TableColumn("Age") { Text("\($0.age)") }.customizationID("age").alignment(.trailing)
                    TableColumn("City") { Text($0.city ?? "-") }.customizationID("city").defaultVisibility(.hidden)
                    TableColumn("Note") { _ in Text("none") }
                }
                Button("Show city") { columns[visibility: "city"] = .visible }
                Button("Reset") { columns.resetOrder() }
            }
        }
    }

    private func order(_ host: TestHost) -> [String] {
        host.accessibility.filter { $0.role == .columnHeader }.map(\.label)
    }

    @Test("Columns are hidden by default, by the app, and by the header's menu")
    func visibility() {
        let host = TestHost(Sample(), size: wideSize)
        #expect(order(host) == ["Name", "Age", "Note"])
        host.tap(text: "Show city")
        #expect(order(host) == ["Name", "Age", "City", "Note"])
        host.openMenu(at: "Note")
        // The name may not be hidden, and the note has no identity.
        #expect(host.findAll(text: "Name").count < host.findAll(text: "Age").count)
        let entries = host.findAll(text: "Age").map(\.center)
        if let entry = entries.max(by: { $0.y < $1.y }) { host.tap(at: entry) }
        host.advance(by: 1)
        #expect(order(host) == ["Name", "City", "Note"])
    }

    @Test("A header is dragged to another place; columns that may not move stay")
    func moving() throws {
        let host = TestHost(Sample(), size: wideSize)
        host.tap(text: "Show city")
        func drag(_ title: String, to other: String) throws {
            let (from, to) = (try #require(host.find(text: title)).center, try #require(host.find(text: other)).center)
            host.drag(from: from, to: CGPoint(x: to.x + (to.x > from.x ? 60 : -60), y: from.y))
            host.advance(by: 1)
        }
        try drag("Age", to: "City")
        #expect(order(host) == ["Name", "City", "Age", "Note"])
        try drag("Name", to: "City")
        #expect(order(host) == ["Name", "City", "Age", "Note"])
        host.tap(text: "Reset")
        #expect(order(host) == ["Name", "Age", "City", "Note"])
    }

    @Test("A customization can be stored and read again")
    func coding() throws {
        var value = TableColumnCustomization<Person>()
        value[visibility: "age"] = .hidden
        value[visibility: "city"] = .visible
        let data = try JSONEncoder().encode(value)
        let again = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
        #expect(again == value)
        #expect(again[visibility: "age"] == .hidden && again[visibility: "name"] == .automatic)
        value[visibility: "age"] = .automatic
        #expect(value != again)
    }

    @Test("A column's views are where it says")
    func alignment() throws {
        let host = TestHost(Sample(), size: wideSize)
        let (header, cell) = (try #require(host.find(text: "Age")).frame, try #require(host.find(text: "101")).frame)
        #expect(abs(header.maxX - cell.maxX) < 1)
    }

    @Test("Strings are sorted without regard to case, numbers in them by their values")
    func strings() {
        let comparator = LocalizedStandardComparator()
        let sorted = ["file10", "File2", "file 1", "apple", "Äpfel", "file02", "", "Zoo", "a", "A"]
            .sorted(using: comparator)
        #expect(sorted == ["", "a", "A", "Äpfel", "apple", "file 1", "file02", "File2", "file10", "Zoo"])
        #expect(["b", "a"].sorted(using: LocalizedStandardComparator(order: .reverse)) == ["b", "a"])
        #expect(comparator.compare("x", "x") == .orderedSame)
    }
}
