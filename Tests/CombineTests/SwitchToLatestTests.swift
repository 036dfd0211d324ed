import Combine
import Testing

/// What `switchToLatest` makes of publishers that break the rules.
@Suite("switchToLatest")
struct SwitchToLatestTests {
    typealias Child = ManualPublisher<Int, TestError>

    @Test("A value before the publisher's subscription passes where one is wanted")
    func earlyValue() {
        let (source, child) = (ManualPublisher<Child, TestError>(), Child(isSilent: true))
        let recorder = source.switchToLatest().record(answer: .max(3))
        source.send(child)
        #expect(child.send(1) == .max(3))
        #expect(recorder.values == [1])
        child.release()
        source.release()
    }

    @Test("An end before the publisher's subscription stops the program")
    func earlyEnd() async {
        await #expect(processExitsWith: .failure) {
            let (source, child) = (ManualPublisher<Child, TestError>(), Child(isSilent: true))
            let recorder = source.switchToLatest().record()
            source.send(child)
            child.finish()
            _ = recorder
        }
    }

    @Test("A second subscription and a former publisher's are cancelled; one after the end is not looked at")
    func subscriptions() {
        let source = ManualPublisher<Child, TestError>()
        let recorder = source.switchToLatest().record(demand: .none)
        let (first, second, third) = (Child(), Child(isSilent: true), Child())
        source.send(first)
        first.begin()
        #expect(first.log == ["cancel"])
        first.finish()
        first.begin()
        #expect(first.log == ["cancel"])
        source.send(second)
        source.send(third)
        second.begin()
        #expect(second.log == ["cancel"])
        #expect(third.log.isEmpty)
        #expect(recorder.events.isEmpty)
        for child in [first, second, third] { child.release() }
        source.release()
    }

    @Test("The subscribers of its publishers name the whole in mirrors")
    func mirrors() throws {
        let (source, child) = (ManualPublisher<Child, TestError>(), Child())
        let recorder = source.switchToLatest().record()
        source.send(child)
        let branch = try #require(child.attached)
        let whole = try #require(recorder.subscription).combineIdentifier
        #expect("\(branch)" == "SwitchToLatest")
        #expect(!(branch is any Subscription))
        let children = Mirror(reflecting: branch).children.map { "\($0.label ?? "") \($0.value)" }
        #expect(children == ["parentSubscription \(whole)"])
        child.release()
        source.release()
    }
}
