import Testing

@testable import SwiftUICore

@MainActor
@Suite("Change actions")
struct ChangeTests {
    struct Watching<Content: View>: View {
        @ObservedObject var source: Source<Int>
        @ViewBuilder var content: (Int) -> Content
        var body: some View { content(source.value) }
    }

    private func run(_ source: Source<Int>, _ host: ModifierHost, _ values: Int...) {
        for value in values {
            source.value = value
            host.graph.flush()
        }
    }

    @Test(
        "C04: old and new values, without and with the initial run",
        arguments: [
            (false, "0>1 1>2"), (true, "0>0 0>1 1>2"),
        ])
    func values(isInitial: Bool, expected: String) {
        let (log, source) = (EventLog(), Source(0))
        let host = ModifierHost {
            Watching(source: source) { value in
                Block().onChange(of: value, initial: isInitial) { log("\($0)>\($1)") }
            }
        }
        run(source, host, 1, 2, 2)
        #expect(log.text == expected)
    }

    @Test("C03: the forms with none and two arguments run the new closure, the one with one the old")
    func whichClosure() {
        let (log, source) = (EventLog(), Source(0))
        let host = ModifierHost {
            Watching(source: source) { value in
                Block()
                    .onChange(of: value) { log("zero:\(value)") }
                    .onChange(of: value) { new in log("one:\(value),\(new)") }
                    .onChange(of: value) { old, new in log("two:\(value),\(old),\(new)") }
            }
        }
        run(source, host, 5)
        #expect(log.text == "zero:5 one:0,5 two:5,0,5")
    }

    @Test("An action that changes its own value runs twice a frame at most")
    func frameLimit() {
        let (log, source) = (EventLog(), Source(0))
        let host = ModifierHost {
            Watching(source: source) { value in
                Block().onChange(of: value) {
                    log("\(value)")
                    source.value += 1
                }
            }
        }
        var warnings: [String] = []
        RuntimeWarning.observing {
            warnings.append($0)
        } during: {
            run(source, host, 1)
        }
        #expect(log.text == "1 2")
        #expect(source.value == 3)
        #expect(warnings == ["onChange(of:) action tried to update multiple times per frame."])
        run(source, host, 10)
        #expect(log.text == "1 2 10 11")
    }

    @Test("S10: writes coalesce a transaction, transactions stay apart")
    func transactions() {
        let log = EventLog()
        let bodies = EventLog()
        let host = ModifierHost { Coalescing(log: log, bodies: bodies) }
        #expect(bodies.text == "0 2 4")
        #expect(log.text == "0>2 2>4")
        #expect(host.graph.counters.frames == 1)
    }

    struct Coalescing: View {
        @State private var value = 0
        let log: EventLog
        let bodies: EventLog
        var body: some View {
            let _ = bodies("\(value)")
            Block()
                .onAppear {
                    value = 1
                    value = 2
                    withTransaction(Transaction()) {
                        value = 3
                        value = 4
                    }
                }
                .onChange(of: value) { log("\($0)>\($1)") }
        }
    }
}
