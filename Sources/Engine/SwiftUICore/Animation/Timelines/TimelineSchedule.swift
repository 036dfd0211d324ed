import Foundation

/// The dates at which a ``TimelineView`` updates its content.
///
/// Follows Apple's [TimelineSchedule](https://developer.apple.com/documentation/swiftui/timelineschedule).
public protocol TimelineSchedule {
    /// How the schedule is run.
    typealias Mode = TimelineScheduleMode
    /// The dates, in order.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from one on; the first may be earlier: the one in effect then.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How a schedule is run.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As the schedule specifies: the only mode here.
    case normal
    /// Seldom, to save power.
    case lowFrequency
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: EvenDates
        public mutating func next() -> Date? { dates.next() }
    }

    /// Creates the schedule.
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let start = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(dates: EvenDates(start: Date(timeIntervalSinceReferenceDate: start), interval: 60))
    }
}

/// At a fixed interval in seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: EvenDates
        public mutating func next() -> Date? { dates.next() }
    }

    /// Creates a schedule from a date on.
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: The distance of the dates in seconds; where it is not positive there is only the first.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = startDate.timeIntervalSince(start)
        guard passed > 0, interval > 0, interval.isFinite else {
            return Entries(dates: EvenDates(start: start, interval: interval))
        }
        let sinceStart = (passed / interval).rounded(.down) * interval
        return Entries(dates: EvenDates(start: start.addingTimeInterval(sinceStart), interval: interval))
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of dates in order.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// With every frame; never in low-frequency mode.
///
/// Follows Apple's
/// [AnimationTimelineSchedule](https://developer.apple.com/documentation/swiftui/animationtimelineschedule).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: EvenDates
        public mutating func next() -> Date? { dates.next() }
    }

    /// Creates a schedule.
    /// - Parameters:
    ///   - minimumInterval: How many seconds are between frames at least; by default a sixtieth.
    ///   - paused: Whether the schedule is paused; false by default.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 1.0 / 60, 1.0 / 240)
        isPaused = paused
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(dates: EvenDates(start: startDate, interval: interval, isEmpty: isPaused || mode == .lowFrequency))
    }
}

/// Dates at even distances, without end, or none at all.
struct EvenDates: Sequence, IteratorProtocol, Sendable {
    let start: Date
    /// The distance in seconds; where it is not positive there is only the first date.
    let interval: TimeInterval
    private var index = 0.0

    private let isEmpty: Bool

    init(start: Date, interval: TimeInterval, isEmpty: Bool = false) {
        self.start = start
        self.interval = interval
        self.isEmpty = isEmpty
    }

    mutating func next() -> Date? {
        if isEmpty { return nil }
        if index > 0, !(interval > 0 && interval.isFinite) { return nil }
        defer { index += 1 }
        return start.addingTimeInterval(index == 0 ? 0 : index * interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// From a date on, at a fixed interval in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// With every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// With every frame, or less often.
    /// - Parameters:
    ///   - minimumInterval: How many seconds are between frames at least; by default a sixtieth.
    ///   - paused: Whether the schedule is paused; false by default.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At given dates, in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
