import Foundation
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

    @Test("L75: a first row that was only measured does not appear, until it is scrolled to")
    func measuredRow() {
        let log = EventLog()
        let host = ModifierHost {
            ScrollView {
                VStack(spacing: 0) {
                    Block(height: 1000)
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000, id: \.self) { row in
                            Block(height: 50).onAppear { log("\(row)") }.onDisappear { log("-\(row)") }
                        }
                    }
                }
            }
        }
        #expect(log.entries.isEmpty)
        scroll(host, to: 1000)
        #expect(log.entries.starts(with: ["0", "1"]) && log.entries.count < 20)
        scroll(host, to: 0)
        #expect(log.entries.contains("-0") && log.entries.count { $0 == "0" } == 1)
    }

    @Test("L75: titles of sections, and rows of a lazy stack itself, appear as they come near the viewport")
    func sections() {
        let log = EventLog()
        let host = ModifierHost {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Block(height: 50).onAppear { log("first") }
                    ForEach(0..<20, id: \.self) { section in
                        Block(height: 30).onAppear { log("title \(section)") }
                        ForEach(0..<20, id: \.self) { _ in Block(height: 50) }
                    }
                    Block(height: 50).onAppear { log("last") }
                }
            }
        }
        #expect(log.entries == ["first", "title 0"])
        scroll(host, to: 1_000_000)
        #expect(log.entries.contains("last") && !log.entries.contains("title 5"))
    }

    /// Scrolls the only scroll view of a host.
    private func scroll(_ host: ModifierHost, to offset: CGFloat) {
        host.graph.setScrollOffsets([CGPoint(x: 0, y: offset)])
        host.graph.flush()
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
