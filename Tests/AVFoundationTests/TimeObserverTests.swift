import CoreMedia
import Foundation
import Testing

@testable import AVFoundation

/// Those who follow the time of a film, with a clock that the test moves.
@Suite("Observers of a film's time")
struct TimeObserverTests {
    /// A film whose time passes as the test says.
    private final class Film {
        var time = 0.0, rate = 0.0
        var calls: [String] = []
        var marks: [Double] = []
        private var planned: [(at: Double, call: () -> Void)] = []
        private var now = 0.0
        private(set) lazy var observers = TimeObservers { [unowned self] in
            CMTime(seconds: time, preferredTimescale: 1_000_000)
        } rate: { [unowned self] in
            rate
        } schedule: { [unowned self] seconds, call in
            planned.append((now + seconds, call))
        }

        init() {
            observers.marks = { [unowned self] in marks }
            observers.markPassed = { [unowned self] in calls.append("mark") }
        }

        func follow(every seconds: Double, _ name: String) -> AnyObject {
            observers.add(every: CMTime(seconds: seconds, preferredTimescale: 1000)) { [unowned self] in
                calls.append("\(name) \(($0.seconds * 100).rounded() / 100)")
            }
        }

        /// Lets time pass, with the film's at its rate.
        func pass(_ seconds: Double) {
            let end = now + seconds
            while let index = planned.indices.filter({ planned[$0].at <= end }).min(by: {
                planned[$0].at < planned[$1].at
            }) {
                let next = planned.remove(at: index)
                time += (next.at - now) * rate
                now = next.at
                next.call()
            }
            time += (end - now) * rate
            now = end
        }

        func setRate(_ rate: Double) {
            self.rate = rate
            observers.jumped()
        }
    }

    @Test("Each multiple of the interval is reported, and the beginning and end of playing", arguments: [1.0, 2, 0.5])
    func multiples(rate: Double) {
        let film = Film()
        film.time = 0.3
        let token = film.follow(every: 0.5, "a")
        film.pass(5)
        #expect(film.calls.isEmpty)
        film.setRate(rate)
        film.pass(1.5 / rate)
        film.setRate(0)
        film.pass(5)
        #expect(film.calls == ["a 0.3", "a 0.5", "a 1.0", "a 1.5", "a 1.8"])
        film.observers.remove(token)
        film.setRate(1)
        film.pass(2)
        #expect(film.calls.count == 5)
    }

    @Test("Times that are passed are reported once, forwards and backwards, and not where the film jumps over them")
    func boundaries() {
        let film = Film()
        let times = [1, 2, 2.01].map { CMTime(seconds: $0, preferredTimescale: 1000) } + [.indefinite]
        let token = film.observers.add(at: times) { [unowned film] _ in
            film.calls.append("\((film.time * 100).rounded() / 100)")
        }
        film.setRate(1)
        film.pass(2.5)
        #expect(film.calls == ["1.0", "2.0", "2.01"])
        film.setRate(-1)
        film.pass(1)
        #expect(film.calls.dropFirst(3) == ["2.01", "2.0"])
        film.time = 0.5
        film.setRate(1)
        // Another call soon after the jump finds nothing that was passed.
        let other = film.follow(every: 0.1, "a")
        film.time = 1.55
        film.observers.jumped()
        film.pass(0.1)
        #expect(film.calls.dropFirst(5) == ["a 1.55", "a 1.6"])
        withExtendedLifetime((token, other)) {}
    }

    @Test(
        "The next moment is planned: the multiple after the present one, in the direction of the film",
        arguments: [
            (0.5, 1.0, 0.5), (0.6, 1, 0.4), (0.0, 2, 0.25), (1.25, 2, 0.125), (0.75, -1, 0.25), (0.5, -1, 0.5),
            (1.5, -2, 0.25),
        ])
    func planning(time: Double, rate: Double, delay: Double) {
        var delays: [Double] = []
        let observers = TimeObservers {
            CMTime(seconds: time, preferredTimescale: 1_000_000)
        } rate: {
            rate
        } schedule: { seconds, _ in
            delays.append(seconds)
        }
        let token = observers.add(every: CMTime(value: 1, timescale: 2)) { _ in }
        #expect(delays.count == 1 && abs((delays.last ?? .nan) - delay) < 1e-9)
        // A time that comes sooner is planned instead, one that is past is not.
        let (soon, past) = (time + 0.0625 * (rate < 0 ? -1 : 1), time - 0.0625 * (rate < 0 ? -1 : 1))
        let other = observers.add(at: [soon, past].map { CMTime(seconds: $0, preferredTimescale: 1_000_000) }) { _ in }
        #expect(delays.count == 2 && abs((delays.last ?? .nan) - 0.0625 / abs(rate)) < 1e-9)
        withExtendedLifetime((token, other)) {}
    }

    @Test("The end of what is to be played is a mark")
    func mark() {
        let film = Film()
        film.marks = [0.75]
        film.setRate(1)
        film.pass(0.7)
        #expect(film.calls.isEmpty)
        film.pass(0.1)
        #expect(film.calls == ["mark"])
    }

    @Test("An interval that is none is very short, and does not keep the machine busy without end")
    func zero() {
        let film = Film()
        let token = film.follow(every: 0, "a")
        film.setRate(1)
        film.pass(0.01)
        #expect(film.calls.count > 2 && film.calls.count < 20)
        withExtendedLifetime(token) {}
    }
}
