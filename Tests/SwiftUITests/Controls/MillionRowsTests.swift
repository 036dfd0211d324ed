import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// A list costs what its visible rows do, however many there are.
@MainActor
@Suite("Lists of a million rows")
struct MillionRowsTests {
    private final class Reads { var count = 0 }

    /// Numbers that count how often one is read.
    private struct Numbers: RandomAccessCollection {
        let reads: Reads
        let count: Int
        var offset = 0
        var startIndex: Int { 0 }
        var endIndex: Int { count }
        subscript(index: Int) -> Int {
            reads.count += 1
            return index + offset
        }
    }

    private struct Record: Identifiable { let id: Int }

    private struct Row: View {
        let number: Int
        var body: some View { Text(verbatim: "row \(number)") }
    }

    private struct Sample: View {
        let reads: Reads
        let kind: Kind
        let count: Int
        @State private var offset = 0
        @State private var chosen: Int?

        var body: some View {
            let numbers = Numbers(reads: reads, count: count, offset: offset)
            VStack {
                Button("Next") { offset += 1 }
                switch kind {
                case .plain: List(numbers, id: \.self) { Row(number: $0) }
                case .chosen: List(numbers, id: \.self, selection: $chosen) { Row(number: $0) }
                case .section:
                    List {
                        Text("first")
                        Section("Numbers") { ForEach(numbers, id: \.self) { Row(number: $0) } }
                        Section("More") { ForEach(numbers, id: \.self) { Row(number: -$0) } }
                    }
                case .grouped: List { ForEach(numbers, id: \.self) { Row(number: $0) } }.listStyle(.insetGrouped)
                case .table:
                    Table(numbers.lazy.map { Record(id: $0) }) {
                        TableColumn("Number") { Text(verbatim: "row \($0.id)") }
                    }
                }
            }
        }
    }

    enum Kind: CaseIterable { case plain, chosen, section, grouped, table }

    /// - Parameter count: More than there is memory for, if a list had an item for each.
    private func host(_ kind: Kind, _ reads: Reads, count: Int = 100_000_000_000) -> TestHost {
        TestHost(Sample(reads: reads, kind: kind, count: count), size: CGSize(width: 400, height: 600))
    }

    @Test("The first frame reads the elements of the visible rows alone", arguments: Kind.allCases)
    func firstFrame(kind: Kind) {
        let reads = Reads()
        let host = host(kind, reads)
        #expect(host.text.contains("row 0") && host.text.contains("row 5"))
        #expect(reads.count > 5 && reads.count < 2000, "\(reads.count)")
    }

    @Test("So do a jump to any place, and a new value of the list", arguments: [Kind.plain, .section, .grouped])
    func laterFrames(kind: Kind) {
        let reads = Reads()
        let host = host(kind, reads)
        let before = reads.count
        host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 20_000_000))
        host.advance(by: 1)
        #expect(!host.text.contains("row 5"))
        #expect(host.text.contains { $0.hasPrefix("row ") && $0.count == "row 400000".count })
        #expect(reads.count - before < 4000, "\(reads.count - before)")
    }

    @Test("A list whose rows are others at the same places finds them")
    func changedRows() {
        let reads = Reads()
        let host = host(.plain, reads, count: 1_000_000)
        host.tap(text: "Next")
        #expect(host.text.contains("row 1") && !host.text.contains("row 0"))
    }

    @Test("Sections, loose rows and rows of bodies are in the order of the source, and numbered from the first")
    func order() {
        struct Middle: View {
            @State private var names = ["c", "d"]
            var body: some View { ForEach(names, id: \.self) { Text($0) } }
        }
        let items = ViewItem.items(
            of: Group {
                ForEach(["a", "b"], id: \.self) { Text($0) }
                Middle()
                Text("e")
                Section("S") { ForEach(0..<3) { Text("\($0)") } }
                Text("f")
            })
        #expect(items.count == 6 && items.hasSections && items.hasBodies)
        #expect(items.map(\.isSection) == [false, false, false, false, true, false])
        #expect(items.map(\.isBody) == [false, false, true, false, false, false])
        #expect(ViewItem.flat(items).count == 8 && !ViewItem.flat(items).hasSections)
        let entries = RowEntries(of: items, hasGaps: true)
        let kinds = entries.map { entry in
            switch entry.kind {
            case .gap: "gap"
            case .header: "header"
            case .footer: "footer"
            case .end: "end"
            case .part: "part"
            case .row(_, let isFirst, let isLast):
                "row \(entry.number)\(isFirst ? " first" : "")\(isLast ? " last" : "")"
            }
        }
        #expect(
            kinds == [
                "gap", "row 0 first", "row 1", "part", "row 3 last", "header", "row 4 first", "row 5", "row 6 last",
                "gap",
                "row 7 first last", "end",
            ])
        #expect(Set(entries.map(\.id)).count == entries.count)
        // Rows of a body take the place of the entry for it.
        let known = RowEntries(entries) { _ in RowEntries(of: [], hasGaps: false) }
        #expect(known.count == entries.count - 1 && !known.hasBodies && entries.hasBodies)
    }
}
