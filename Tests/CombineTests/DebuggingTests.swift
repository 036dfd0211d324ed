import Combine
import Foundation
import Testing

@Suite("Operators that look on")
struct DebuggingTests {
    final class Log: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test("handleEvents sees everything before it passes")
    func handleEvents() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, TestError>()
        func tap() -> Publishers.HandleEvents<PassthroughSubject<Int, TestError>> {
            subject.handleEvents(
                receiveSubscription: { _ in log.append("subscription") },
                receiveOutput: { log.append("\($0)") },
                receiveCompletion: { log.append($0 == .finished ? "finished" : "failure") },
                receiveCancel: { log.append("cancel") },
                receiveRequest: { log.append("request \($0)") })
        }
        let recorder = tap().record(demand: .max(1), answer: .max(1))
        subject.send(1)
        recorder.cancel()
        recorder.cancel()
        subject.send(2)
        #expect(log == ["subscription", "request max(1)", "1", "request max(1)", "cancel"])
        log = []
        let second = tap().record()
        subject.send(completion: .failure(.sad))
        #expect(log == ["subscription", "request unlimited", "failure"])
        #expect(second.events == ["failure sad"])
    }

    @Test("print writes a line for each event")
    func printing() {
        let log = Log()
        #expect([1].publisher.print("numbers", to: log).events == ["1", "finished"])
        #expect(
            log.text == """
                numbers: receive subscription: ([1])
                numbers: request unlimited
                numbers: receive value: (1)
                numbers: receive finished

                """)
        let second = Log()
        let recorder = PassthroughSubject<Int, TestError>().print(to: second).record(demand: .max(2))
        recorder.cancel()
        #expect(second.text == "receive subscription: (PassthroughSubject)\nrequest max: (2)\nreceive cancel\n")
        let third = Log()
        _ = Fail<Int, TestError>(error: .sad).print(to: third).record()
        #expect(third.text == "receive subscription: (Empty)\nrequest unlimited\nreceive error: (sad)\n")
    }

    @Test("breakpoint lets everything pass that it need not stop at")
    func breakpoint() {
        var seen = 0
        let publisher = [1, 2].publisher.breakpoint(
            receiveSubscription: { _ in false },
            receiveOutput: { _ in
                seen += 1
                return false
            },
            receiveCompletion: { _ in false })
        #expect(publisher.events == ["1", "2", "finished"])
        #expect(seen == 2)
        #expect([1].publisher.breakpointOnError().events == ["1", "finished"])
    }

    @Test("breakpoint stops with SIGTRAP")
    func breakpointStops() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            _ = Fail<Int, TestError>(error: .sad).breakpointOnError().record()
        }
        // What reports crashes takes the signal and returns.
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            signal(SIGTRAP) { _ in }
            _ = Fail<Int, TestError>(error: .sad).breakpointOnError().record()
        }
    }
}
