import Combine
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("onReceive")
struct ReceiveTests {
    struct Watching<Content: View>: View {
        @ObservedObject var source: Source<Int>
        @ViewBuilder var content: (Int) -> Content
        var body: some View { content(source.value) }
    }

    @Test("The closure is the newest, and receiving evaluates no body")
    func newestClosure() {
        let (log, source, subject) = (EventLog(), Source(0), PassthroughSubject<String, Never>())
        let host = ModifierHost {
            Watching(source: source) { value in
                Block().onReceive(subject) { log("\($0)\(value)") }
            }
        }
        subject.send("a")
        source.value = 1
        host.graph.flush()
        subject.send("b")
        #expect(log.text == "a0 b1")
        #expect(host.graph.counters.bodies == 2)
    }

    @Test("A current value comes after the update, and once")
    func currentValue() {
        let (log, source, subject) = (EventLog(), Source(0), CurrentValueSubject<Int, Never>(7))
        let host = ModifierHost {
            Watching(source: source) { value in
                Block(width: CGFloat(value)).onReceive(subject) { log("\($0) \(UpdateContext.updating == nil)") }
            }
        }
        source.value = 1
        host.graph.flush()
        #expect(log.text == "7 true")
    }

    @Test("Another publisher is subscribed to in the first one's place; removal ends the subscription")
    func otherPublisher() {
        let (log, source) = (EventLog(), Source(0))
        let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
        let host = ModifierHost {
            Watching(source: source) { value in
                if value < 2 { Block().onReceive(subjects[value]) { log($0) } }
            }
        }
        subjects[0].send("a")
        source.value = 1
        host.graph.flush()
        subjects[0].send("b")
        subjects[1].send("c")
        source.value = 2
        host.graph.flush()
        subjects[1].send("d")
        #expect(log.text == "a c")
    }

    @Test("Values sent on another thread arrive on the main one")
    func otherThread() async {
        let (log, subject) = (EventLog(), PassthroughSubject<String, Never>())
        let host = ModifierHost {
            Block().onReceive(subject) { log("\($0) \(UpdateContext.isOnMainThread)") }
        }
        Thread.detachNewThread { subject.send("x") }
        while log.entries.isEmpty { await Task.yield() }
        #expect(log.text == "x true")
        #expect(host.graph.hasWork == false)
    }
}
