import SwiftUI
import SwiftUITesting
import Testing

/// Headers of columns, which assistive technology makes wider and narrower.
@MainActor @Suite struct TableHeaderTests {
    private struct Fruit: Identifiable {
        let id: Int
        var name: String { "fruit \(id)" }
    }

    private struct Sample: View {
        @State private var order = [KeyPathComparator(\Fruit.name)]
        var body: some View {
            Table([Fruit(id: 1), Fruit(id: 2)], sortOrder: $order) {
                TableColumn("Wide", value: \.name)
                TableColumn("Bound") { Text("\($0.id)") }.width(min: 95, ideal: 100, max: 118)
                TableColumn("Fixed") { Text("\($0.id)") }.width(60)
                TableColumn("Kept") { Text("\($0.id)") }.disabledCustomizationBehavior(.resize)
            }
        }
    }

    /// Where the columns' headers begin.
    private func places(_ host: TestHost) throws -> [CGFloat] {
        try ["Wide", "Bound", "Fixed", "Kept"].map { try #require(host.find(text: $0)).frame.minX }
    }

    @Test("A column that may have another width gets it in steps of ten points, within its bounds")
    func steps() throws {
        let host = TestHost(Sample(), size: CGSize(width: 700, height: 300))
        func header(_ label: String) throws -> Int {
            try #require(host.accessibility.firstIndex { $0.role == .columnHeader && $0.label == label })
        }
        let before = try places(host)
        let width = before[2] - before[1]
        #expect(host.perform(.increment, on: host.accessibility[try header("Bound")]))
        host.update()
        let after = try places(host)
        #expect(after[1] == before[1] && abs(after[2] - after[1] - min(width + 10, 118 + width - 100)) < 0.5)
        for _ in 0..<5 { host.perform(.increment, on: host.accessibility[try header("Bound")]) }
        host.update()
        let most = try places(host)
        for _ in 0..<9 { host.perform(.decrement, on: host.accessibility[try header("Bound")]) }
        host.update()
        let least = try places(host)
        #expect(abs((most[2] - most[1]) - (least[2] - least[1]) - (118 - 95)) < 0.5)
        for label in ["Fixed", "Kept"] {
            let item = host.accessibility[try header(label)]
            #expect(!host.perform(.increment, on: item) && !host.perform(.decrement, on: item), "\(label)")
        }
        #expect(try places(host) == least)
    }

    @Test("The header of the column that sorts says how, and a press turns the order")
    func sorting() throws {
        let host = TestHost(Sample(), size: CGSize(width: 700, height: 300))
        func value(_ label: String) -> String? {
            host.accessibility.first { $0.role == .columnHeader && $0.label == label }?.value
        }
        #expect(value("Wide") == "ascending" && value("Bound") ?? "" == "")
        host.tap(text: "Wide")
        #expect(value("Wide") == "descending")
        host.tap(text: "Wide")
        #expect(value("Wide") == "ascending")
    }
}
