import Testing

@testable import SwiftUICore

@MainActor
@Suite("Tasks")
struct TaskTests {
    struct Watching<Content: View>: View {
        @ObservedObject var source: Source<Int>
        @ViewBuilder var content: (Int) -> Content
        var body: some View { content(source.value) }
    }

    /// Waits until it is cancelled, and notes that.
    private nonisolated static func waitForCancellation(_ log: EventLog, _ name: String) async {
        await log("begin \(name)")
        while !Task.isCancelled { await Task.yield() }
        await log("end \(name)")
    }

    @Test("C05: another id cancels the task and starts it anew; disappearance cancels it")
    func restart() async {
        let (log, source) = (EventLog(), Source(1))
        let host = ModifierHost {
            Watching(source: source) { value in
                if value > 0 {
                    Block().task(id: value) { await Self.waitForCancellation(log, "\(value)") }
                }
            }
        }
        while log.entries.count < 1 { await Task.yield() }
        source.value = 2
        host.graph.flush()
        while log.entries.count < 3 { await Task.yield() }
        source.value = 0
        host.graph.flush()
        while log.entries.count < 4 { await Task.yield() }
        #expect(Set(log.entries) == ["begin 1", "end 1", "begin 2", "end 2"])
        #expect(log.entries.first == "begin 1")
        #expect(log.entries.last == "end 2")
    }

    @Test("The same id keeps the task")
    func unchanged() async {
        let (log, source) = (EventLog(), Source(1))
        let host = ModifierHost {
            Watching(source: source) { value in
                Block(width: CGFloat(value)).task(id: "same") { log("run") }
            }
        }
        source.value = 2
        host.graph.flush()
        for _ in 0..<20 { await Task.yield() }
        #expect(log.text == "run")
        #expect(host.graph.counters.bodies == 2)
    }

    @Test("A task whose view goes at once finds itself cancelled")
    func goneAtOnce() async {
        let (log, source) = (EventLog(), Source(1))
        let host = ModifierHost {
            Watching(source: source) { value in
                if value > 0 {
                    Block()
                        .task { log("cancelled: \(Task.isCancelled)") }
                        .onAppear { source.value = 0 }
                }
            }
        }
        #expect(host.node(ofKind: "Block") == nil)
        while log.entries.isEmpty { await Task.yield() }
        #expect(log.text == "cancelled: true")
    }
}
