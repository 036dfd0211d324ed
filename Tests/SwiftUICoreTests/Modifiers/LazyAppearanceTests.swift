import Testing

@testable import SwiftUICore

@MainActor
@Suite("Appearance in lazy containers")
struct LazyAppearanceTests {
    @Test("L75: rows appear as they come near the viewport, and only then")
    func rows() {
        let log = EventLog()
        let host = ModifierHost {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { row in
                        Block(height: 50).onAppear { log("\(row)") }
                    }
                }
            }
        }
        #expect(log.entries.starts(with: ["0", "1"]))
        #expect(log.entries.count < 20)
        #expect(host.graph.counters.frames == 1)
    }

    @Test("A thousand writers and their reader are one recomputation")
    func writers() {
        let source = Source(0)
        var values: [Int] = []
        let host = ModifierHost {
            Watching(source: source) { count in
                VStack {
                    ForEach(0..<1000, id: \.self) { row in
                        Block().preference(key: Sum.self, value: row == 0 ? count : 1)
                    }
                }
            }
            .onPreferenceChange(Sum.self) { values.append($0) }
        }
        source.value = 5
        host.graph.flush()
        #expect(values == [999, 1004])
    }

    enum Sum: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Watching<Content: View>: View {
        @ObservedObject var source: Source<Int>
        @ViewBuilder var content: (Int) -> Content
        var body: some View { content(source.value) }
    }
}
