import CoreMedia
import Foundation

/// Calls functions as time goes by in a film: regularly, and at certain times.
///
/// It knows neither players nor clocks: these are given, so that tests can be the clock.
package final class TimeObservers {
    private final class Observer {
        let interval: Double
        let times: [Double]
        let call: (CMTime) -> Void
        init(interval: Double, times: [Double], call: @escaping (CMTime) -> Void) {
            (self.interval, self.times, self.call) = (interval, times, call)
        }
    }

    /// Calls a function after some seconds.
    package typealias Schedule = (Double, @escaping () -> Void) -> Void

    private var observers: [Observer] = []
    private let now: () -> CMTime, rate: () -> Double, schedule: Schedule
    /// The times of the film, such as its end, at which something happens.
    package var marks: () -> [Double] = { [] }
    /// Called when one of these times was passed.
    package var markPassed: () -> Void = {}
    /// The time up to which functions were called.
    private var last = 0.0
    /// Calls of earlier plans are void.
    private var plan = 0

    /// Creates an empty list.
    /// - Parameters:
    ///   - now: The film's time.
    ///   - rate: Its rate; 0 while it does not play.
    ///   - schedule: Calls a function later.
    package init(now: @escaping () -> CMTime, rate: @escaping () -> Double, schedule: @escaping Schedule) {
        (self.now, self.rate, self.schedule) = (now, rate, schedule)
    }

    /// Whether the list is empty.
    package var isEmpty: Bool { observers.isEmpty }

    /// Calls a function at each multiple of an interval, and whenever the time jumps, begins or ends.
    package func add(every interval: CMTime, _ call: @escaping (CMTime) -> Void) -> AnyObject {
        let seconds = interval.seconds
        return add(
            Observer(interval: seconds.isFinite && seconds > 0 ? max(seconds, 0.001) : 0.001, times: [], call: call))
    }

    /// Calls a function whenever one of some times is passed.
    package func add(at times: [CMTime], _ call: @escaping (CMTime) -> Void) -> AnyObject {
        add(Observer(interval: 0, times: times.filter(\.isNumeric).map(\.seconds).sorted(), call: call))
    }

    private func add(_ observer: Observer) -> AnyObject {
        if observers.isEmpty { last = now().seconds }
        observers.append(observer)
        timesChanged()
        return observer
    }

    /// Removes a function.
    package func remove(_ token: AnyObject) { observers.removeAll { $0 === token } }

    /// Notes that the time has jumped, or began or ceased to pass.
    package func jumped() {
        let time = now()
        last = time.seconds
        for observer in observers where observer.interval > 0 { call(observer, time) }
        timesChanged()
    }

    /// Notes that other times are to be watched.
    package func timesChanged() {
        plan += 1
        let (plan, rate, here) = (plan, rate(), now().seconds)
        guard rate != 0, here.isFinite else { return }
        guard let next = nextTime(after: max(here * direction, last * direction) * direction) else { return }
        schedule(max((next - here) / rate, 0.001)) { [weak self] in
            if let self, self.plan == plan { passed() }
        }
    }

    private var direction: Double { rate() < 0 ? -1 : 1 }

    private func nextTime(after time: Double) -> Double? {
        let direction = direction
        var all = marks().filter { ($0 - time) * direction > 1e-6 }
        for observer in observers {
            if observer.interval > 0 {
                // A moment that was hit with rounding is past.
                let number = time * direction / observer.interval
                all.append(((number + 1e-6).rounded(.down) + 1) * observer.interval * direction)
            }
            all += observer.times.filter { ($0 - time) * direction > 1e-6 }
        }
        return direction > 0 ? all.min() : all.max()
    }

    private func passed() {
        let time = now()
        let (from, to, direction) = (last, time.seconds + 0.002 * direction, direction)
        guard to.isFinite else { return timesChanged() }
        func isPassed(_ moment: Double) -> Bool {
            (moment - from) * direction > 1e-6 && (to - moment) * direction >= 0
        }
        let due = observers.filter { observer in
            if observer.interval > 0 {
                let count = { (time: Double) in (time * direction / observer.interval + 1e-6).rounded(.down) }
                return count(to) > count(from)
            }
            return observer.times.contains(where: isPassed)
        }
        let hasMark = marks().contains(where: isPassed)
        if !due.isEmpty || hasMark { last = direction > 0 ? max(from, to) : min(from, to) }
        for observer in due { call(observer, time) }
        if hasMark { markPassed() }
        timesChanged()
    }

    /// An observer that was removed by another is not called.
    private func call(_ observer: Observer, _ time: CMTime) {
        if observers.contains(where: { $0 === observer }) { observer.call(time) }
    }
}
