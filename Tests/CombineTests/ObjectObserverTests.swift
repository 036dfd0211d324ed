import Combine
import Dispatch
import Testing

@Suite("Object observers")
struct ObjectObserverTests {
    final class Recorder: _ObjectObserver {
        var count = 0
        var action: (() -> Void)?
        func _objectWillChange() {
            count += 1
            action?()
        }
    }

    @Test("An observer is called once a send until it is removed as often as added")
    func counting() {
        let publisher = ObservableObjectPublisher()
        let recorder = Recorder()
        #expect(!publisher._hasObservers)
        publisher._addObserver(recorder)
        publisher._addObserver(recorder)
        publisher.send()
        #expect(recorder.count == 1)
        publisher._removeObserver(recorder)
        publisher.send()
        #expect(recorder.count == 2)
        publisher._removeObserver(recorder)
        publisher._removeObserver(recorder)
        publisher.send()
        #expect(recorder.count == 2)
        #expect(!publisher._hasObservers)
    }

    @Test("Observers and subscribers are called in the order they came")
    func order() {
        let publisher = ObservableObjectPublisher()
        var log: [String] = []
        let first = Recorder()
        let last = Recorder()
        first.action = { log.append("first") }
        last.action = { log.append("last") }
        publisher._addObserver(first)
        let cancellable = publisher.sink { log.append("sink") }
        publisher._addObserver(last)
        publisher.send()
        #expect(log == ["first", "sink", "last"])
        cancellable.cancel()
    }

    @Test("An observer removed during a send is not called; one added is called from the next send on")
    func changesDuringSend() {
        let publisher = ObservableObjectPublisher()
        let first = Recorder()
        let second = Recorder()
        let third = Recorder()
        first.action = {
            publisher._removeObserver(second)
            publisher._addObserver(third)
            first.action = nil
        }
        publisher._addObserver(first)
        publisher._addObserver(second)
        publisher.send()
        #expect(second.count == 0)
        #expect(third.count == 0)
        publisher.send()
        #expect(second.count == 0)
        #expect(third.count == 1)
    }

    @Test("A removed observer is released, among many others too")
    func release() {
        let publisher = ObservableObjectPublisher()
        let others = (0..<100).map { _ in Recorder() }
        for other in others { publisher._addObserver(other) }
        weak var released: Recorder?
        do {
            let recorder = Recorder()
            released = recorder
            publisher._addObserver(recorder)
            publisher._removeObserver(recorder)
        }
        #expect(released == nil)
        for other in others.prefix(70) { publisher._removeObserver(other) }
        publisher.send()
        #expect(others.map(\.count) == Array(repeating: 0, count: 70) + Array(repeating: 1, count: 30))
    }

    @Test("Adding, removing and sending from several threads is safe")
    func threads() {
        let publisher = ObservableObjectPublisher()
        DispatchQueue.concurrentPerform(iterations: 8) { lane in
            for _ in 0..<500 {
                let recorder = Recorder()
                publisher._addObserver(recorder)
                if lane % 2 == 0 {
                    publisher._removeObserver(recorder)
                } else {
                    publisher._removeObserver(recorder)
                    publisher.send()
                }
                let cancellable = publisher.sink {}
                cancellable.cancel()
            }
        }
        #expect(!publisher._hasObservers)
    }
}
