import Combine
import Foundation
import Testing

@Suite("Publishers of Foundation")
struct FoundationTests {
    static let name = Notification.Name("CombineTests.something")

    @Test("Notifications come from the object asked for, until cancelled")
    func notifications() {
        final class Poster {}
        let center = NotificationCenter()
        let (wanted, other) = (Poster(), Poster())
        let mine = center.publisher(for: Self.name, object: wanted).map { $0.userInfo?["n"] as? Int ?? 0 }.record()
        let all = center.publisher(for: Self.name).record(demand: .max(1))
        center.post(name: Self.name, object: wanted, userInfo: ["n": 1])
        center.post(name: Self.name, object: other, userInfo: ["n": 2])
        mine.cancel()
        center.post(name: Self.name, object: wanted, userInfo: ["n": 3])
        #expect(mine.values == [1])
        #expect(all.values.count == 1)
        #expect(center.publisher(for: Self.name) == center.publisher(for: Self.name))
        #expect(center.publisher(for: Self.name) != NotificationCenter.default.publisher(for: Self.name))
    }

    @Test("Notifications come as long as the subscription is held, and a demand of none is none")
    func notificationLifetime() {
        weak var released: NotificationCenter?
        let (dropped, cancelled) = (
            TrackingSubscriber<Notification, Never>(), TrackingSubscriber<Notification, Never>(demand: .none)
        )
        do {
            let center = NotificationCenter()
            released = center
            let publisher = center.publisher(for: Self.name)
            publisher.subscribe(dropped)
            publisher.subscribe(cancelled)
            let children = cancelled.subscription.map { Mirror(reflecting: $0).children.map(\.label) }
            #expect(children == ["center", "name", "object", "demand"])
            cancelled.request(0)
            dropped.release()
            center.post(name: Self.name, object: nil)
        }
        #expect(dropped.values.isEmpty && cancelled.values.isEmpty)
        #expect(released != nil)
        cancelled.cancel()
        #expect(released == nil)
    }

    @Test("A timer's subscription shows nothing of its inside, and its publisher no tolerance")
    func timerSubscription() throws {
        let timer = Timer.publish(every: 9, tolerance: 1, on: .main, in: .common)
        #expect(timer.tolerance == nil)
        #expect(Timer.TimerPublisher(interval: 9, tolerance: 1, runLoop: .main, mode: .common).tolerance == 1)
        let subscription = try #require(timer.record().subscription)
        #expect(!(subscription is any CustomStringConvertible) && !(subscription is any CustomReflectable))
    }

    @Test("A timer's first date comes after its interval, and once it is stopped nothing is held")
    func firstTick() async {
        final class Held: Sendable {}
        let (count, isFree) = await withCheckedContinuation { (continuation: CheckedContinuation<(Int, Bool), Never>) in
            Thread.detachNewThread {
                var count = 0
                weak var held: Held?
                do {
                    let mine = Held()
                    held = mine
                    let timer = Timer.publish(every: 30, on: .current, in: .common).autoconnect()
                    let subscription = timer.sink { _ in
                        _ = mine
                        count += 1
                    }
                    RunLoop.current.run(until: Date() + 0.02)
                    subscription.cancel()
                }
                continuation.resume(returning: (count, held == nil))
            }
        }
        #expect(count == 0 && isFree)
    }

    @Test("A timer ticks in its run loop while connected, at its pace")
    func timer() async {
        let dates = await withCheckedContinuation { (continuation: CheckedContinuation<[Date], Never>) in
            Thread.detachNewThread {
                var dates: [Date] = []
                let timer = Timer.publish(every: 0.005, on: .current, in: .common)
                let first = timer.sink { dates.append($0) }
                let connection = timer.connect()
                let deadline = Date() + 10
                while dates.count < 3, Date() < deadline { RunLoop.current.run(until: Date() + 0.02) }
                connection.cancel()
                let count = dates.count
                RunLoop.current.run(until: Date() + 0.02)
                first.cancel()
                continuation.resume(returning: dates.count == count ? dates : [])
            }
        }
        #expect(dates.count >= 3)
        #expect(dates == dates.sorted())
    }
}
