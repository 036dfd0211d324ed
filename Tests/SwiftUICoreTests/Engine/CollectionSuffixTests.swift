import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Rows behind the place where a collection changed.
@MainActor @Suite("Rows behind a change")
struct CollectionSuffixTests {
    private struct Item: Identifiable {
        let id: Int
        var value: Int
    }

    @Test("Of rows that moved on, those are evaluated whose elements changed, each alone")
    func plain() {
        let remote = Remote<[Item]>()
        func items(_ values: [(Int, Int)]) -> [Item] { values.map { Item(id: $0.0, value: $0.1) } }
        let host = TestHost(
            Stage(items([(1, 10), (2, 20), (3, 30)]), remote) { items in
                VStack(spacing: 0) { ForEach(items) { Text(verbatim: "\($0.id) \($0.value)") } }
            }, size: CGSize(width: 200, height: 400))
        /// How many rows are evaluated for new elements.
        func evaluated(_ values: [(Int, Int)]) -> Int {
            host.update()
            host.resetCounters()
            remote.set(items(values))
            host.update()
            #expect(host.text == values.map { "\($0.0) \($0.1)" })
            return host.counters.closures
        }
        #expect(evaluated([(0, 0), (1, 10), (2, 20), (3, 31)]) == 2)
        #expect(evaluated([(1, 11), (2, 22), (3, 31)]) == 2)
        #expect(evaluated([(9, 9), (1, 11), (2, 22), (3, 31)]) == 1)
        #expect(evaluated([(8, 8), (9, 9), (1, 11), (2, 23), (3, 31)]) == 2)
        #expect(evaluated([(8, 8), (7, 7), (9, 9), (1, 12), (2, 23), (3, 32)]) == 3)
        #expect(evaluated([(7, 7), (9, 9), (1, 12), (2, 23), (3, 32)]) == 0)
    }
}
