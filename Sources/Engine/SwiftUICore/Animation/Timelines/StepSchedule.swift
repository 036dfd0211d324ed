import Foundation

/// The dates of steps that run for a while, repeatedly or once: the base of phase and keyframe animators.
struct StepSchedule: TimelineSchedule {
    /// Which run it is; 0 for none yet.
    let run: Int
    /// The steps, in seconds from the beginning, the last at the end.
    let steps: [TimeInterval]
    /// Whether the steps repeat.
    let isRepeating: Bool
    /// Notes when the run began.
    let clock: StepClock

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
        clock.start = run > 0 ? startDate : nil
        let duration = steps.last ?? 0
        guard run > 0, duration > 0, duration.isFinite else { return AnyIterator { nil } }
        let (steps, isRepeating) = (steps, isRepeating)
        var index = 0
        var round = 0.0
        return AnyIterator {
            if index == steps.count {
                guard isRepeating else { return nil }
                index = 0
                round += 1
            }
            defer { index += 1 }
            return startDate.addingTimeInterval(round * duration + steps[index])
        }
    }
}

extension StepSchedule: Equatable {
    static func == (lhs: StepSchedule, rhs: StepSchedule) -> Bool {
        lhs.run == rhs.run && lhs.steps == rhs.steps && lhs.isRepeating == rhs.isRepeating && lhs.clock === rhs.clock
    }
}

/// When the run under way began.
final class StepClock {
    var start: Date?

    /// Seconds since the run began; nil where none did.
    func elapsed(_ date: Date) -> TimeInterval? { start.map { date.timeIntervalSince($0) } }
}
