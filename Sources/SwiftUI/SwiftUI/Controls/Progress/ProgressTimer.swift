import Foundation

/// The part of an interval of time that has passed, or is left, as it goes by.
struct ProgressTimer: TimelineSchedule, Equatable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    private var duration: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

    /// The part that is shown at a date.
    func fraction(at date: Date) -> Double {
        let duration = duration
        let passed = date.timeIntervalSince(interval.lowerBound)
        // An interval without a length is over when it begins.
        let part = duration > 0 ? min(max(passed / duration, 0), 1) : passed < 0 ? 0 : 1
        return countsDown ? 1 - part : part
    }

    /// A thousand steps, thirty a second at most: nothing runs before the interval or after it.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
        let (duration, start, end) = (duration, interval.lowerBound, interval.upperBound)
        let step = max(duration / 1000, 1.0 / 30)
        guard duration > 0, duration.isFinite, startDate < end else { return AnyIterator { nil } }
        var index = max((startDate.timeIntervalSince(start) / step).rounded(.down), 0)
        var isOver = false
        return AnyIterator {
            if isOver { return nil }
            let date = start.addingTimeInterval(index * step)
            index += 1
            isOver = date >= end
            return min(date, end)
        }
    }
}

/// The text of how much of an interval of time is left, or has passed.
///
/// Follows Apple's
/// [DefaultDateProgressLabel](https://developer.apple.com/documentation/swiftui/defaultdateprogresslabel).
public struct DefaultDateProgressLabel: View {
    let timer: ProgressTimer
    public var body: some View {
        Text(timerInterval: timer.interval, countsDown: timer.countsDown)
    }
}

extension ProgressView {
    /// Creates a view of an interval of time as it passes, with labels.
    /// - Parameters:
    ///   - timerInterval: The interval; the view is empty or full before and after it.
    ///   - countsDown: Whether the view empties as time passes; true by default.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: nil, timer: ProgressTimer(interval: timerInterval, countsDown: countsDown),
            label: label().asLabel, currentValueLabel: currentValueLabel().asLabel)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view of an interval of time as it passes, with a label and the time as text.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(timer: ProgressTimer(interval: timerInterval, countsDown: countsDown))
        }
    }

    /// Creates a view of an interval of time as it passes, with the time as text.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
        self.init(
            fraction: nil, timer: timer, label: nil,
            currentValueLabel: AnyView(DefaultDateProgressLabel(timer: timer)))
    }
}
