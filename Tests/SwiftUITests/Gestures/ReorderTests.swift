import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Items moved by dragging")
struct ReorderTests {
    private struct Item: Identifiable, Equatable {
        let id: String
    }

    @MainActor private final class Log {
        var differences: [ReorderDifference<String, ReorderableSingleCollectionIdentifier>] = []
    }

    private struct Sample: View {
        let log: Log
        var isEnabled = true
        @State private var items = ["a", "b", "c", "d"].map { Item(id: $0) }
        var body: some View {
            VStack(spacing: 0) {
                ForEach(items) { Text($0.id).frame(width: 100, height: 40) }.reorderable()
            }
            .reorderContainer(for: Item.self, isEnabled: isEnabled) { difference in
                log.differences.append(difference)
                let moved = items.filter { difference.sources.contains($0.id) }
                items.removeAll { difference.sources.contains($0.id) }
                switch difference.destination.position {
                case .before(let id): items.insert(contentsOf: moved, at: items.firstIndex { $0.id == id } ?? 0)
                case .end: items += moved
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func place(_ row: Int) -> CGPoint { CGPoint(x: 50, y: 20 + CGFloat(row) * 40) }

    private func order(_ host: TestHost) -> [String] {
        ["a", "b", "c", "d"].sorted { (host.find(text: $0)?.frame.minY ?? 0) < (host.find(text: $1)?.frame.minY ?? 0) }
    }

    @Test("The mouse moves an item among the others, which make room while it is dragged; the app moves its data")
    func drag() {
        let log = Log()
        let host = TestHost(Sample(log: log), size: CGSize(width: 200, height: 300))
        host.press(at: place(0))
        host.move(to: place(1))
        host.move(to: place(2))
        host.advance(by: 1)
        #expect(log.differences.isEmpty)
        #expect(host.find(text: "b")?.frame.minY == 10 || host.find(text: "b")?.frame.midY == 20)
        host.release(at: place(2))
        host.advance(by: 1)
        #expect(log.differences.map(\.sources) == [["a"]])
        #expect(log.differences.last?.destination == .init(position: .before("d")))
        #expect(order(host) == ["b", "c", "a", "d"])
        host.drag(from: place(0), to: place(3))
        host.advance(by: 1)
        #expect(log.differences.last?.destination.position == .end)
        #expect(order(host) == ["c", "a", "d", "b"])
        host.drag(from: place(3), to: place(0))
        host.advance(by: 1)
        #expect(log.differences.last?.sources == ["b"])
        #expect(log.differences.last?.destination == .init(position: .before("c")))
        #expect(order(host) == ["b", "c", "a", "d"])
    }

    @Test("Nothing is moved that is let go where it was, nor in a container that is disabled")
    func unmoved() {
        let log = Log()
        let host = TestHost(Sample(log: log), size: CGSize(width: 200, height: 300))
        host.press(at: place(1))
        host.move(to: place(2))
        host.move(to: place(1))
        host.release(at: place(1))
        host.advance(by: 1)
        #expect(log.differences.isEmpty && order(host) == ["a", "b", "c", "d"])
        let disabled = TestHost(Sample(log: log, isEnabled: false), size: CGSize(width: 200, height: 300))
        disabled.drag(from: place(0), to: place(3))
        disabled.advance(by: 1)
        #expect(log.differences.isEmpty && order(disabled) == ["a", "b", "c", "d"])
    }

    @Test("An item is moved to another collection of its container")
    func collections() {
        struct Two: View {
            @State private var first = ["a", "b"].map { Item(id: $0) }
            @State private var second = ["c", "d"].map { Item(id: $0) }
            @State private var log = "-"
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(first) { Text($0.id).frame(width: 100, height: 40) }.reorderable(collectionID: 1)
                    ForEach(second) { Text($0.id).frame(width: 100, height: 40) }.reorderable(collectionID: 2)
                    Text(log)
                }
                .reorderContainer(for: Item.self, in: Int.self) { difference in
                    log =
                        "\(difference.sources) \(difference.destination.collectionID) "
                        + "\(difference.destination.position == .before("d"))"
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let host = TestHost(Two(), size: CGSize(width: 200, height: 300))
        host.press(at: place(0))
        host.move(to: place(2))
        host.move(to: place(3))
        host.release(at: place(3))
        host.advance(by: 1)
        #expect(host.text.contains { $0.hasPrefix("[\"a\"] 2") })
    }
}
