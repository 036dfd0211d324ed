import Foundation

extension Text {
    /// How a date is shown; relative styles change as time passes.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day, such as 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day, such as 3 June 2019.
        public static let date = DateStyle(kind: .date)
        /// The distance from now, such as 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now with its sign, such as +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts to or from the date, such as 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text that shows a date or its distance from now.
    public init(_ date: Date, style: DateStyle) {
        self.init(DateSource(date, style.kind))
    }

    /// Creates a text that shows a range of dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateRangeSource(dates))
    }

    /// Creates a text that shows an interval's dates.
    public init(_ interval: DateInterval) {
        self.init(DateRangeSource(interval.start...interval.end))
    }

    /// Creates a text that shows a clock running within an interval.
    /// - Parameters:
    /// - timerInterval: The time within which the clock runs; it stops before and after.
    ///   - pauseTime: When the clock stops; nil for the interval's end.
    ///   - countsDown: Whether the clock shows the time left rather than the elapsed time; true by default.
    ///   - showsHours: Whether hours are shown apart from minutes; true by default.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            TimerSource(interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// A date, or its distance from now.
final class DateSource: TextSource {
    let date: Date
    let kind: Text.DateStyle.Kind

    init(_ date: Date, _ kind: Text.DateStyle.Kind) {
        self.date = date
        self.kind = kind
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        let locale = builder.locale
        var format = Date.FormatStyle(locale: locale.locale, calendar: locale.calendar, timeZone: locale.timeZone)
        let now = TextClock.now()
        let distance = date.timeIntervalSince(now)
        switch kind {
        case .time:
            format = format.hour().minute()
            builder.append(format.format(date), traits)
        case .date:
            format = format.year().month(.wide).day()
            builder.append(format.format(date), traits)
        case .relative:
            builder.append(TimeDistance.words(distance), traits)
            builder.update(at: TimeDistance.nextSecond(from: now, to: date))
        case .offset:
            builder.append(TimeDistance.offset(distance), traits)
            builder.update(at: TimeDistance.nextSecond(from: now, to: date))
        case .timer:
            builder.append(TimeDistance.clock(abs(distance), roundsUp: distance > 0, showsHours: true), traits)
            builder.update(at: TimeDistance.nextSecond(from: now, to: date))
        }
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? DateSource).map { date == $0.date && kind == $0.kind } ?? false
    }
}

/// A range of dates.
final class DateRangeSource: TextSource {
    let dates: ClosedRange<Date>

    init(_ dates: ClosedRange<Date>) {
        self.dates = dates
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        let locale = builder.locale
        var format = Date.IntervalFormatStyle(
            date: .numeric, time: .shortened, locale: locale.locale, calendar: locale.calendar,
            timeZone: locale.timeZone)
        if locale.calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound) {
            format = Date.IntervalFormatStyle(
                date: .omitted, time: .shortened, locale: locale.locale, calendar: locale.calendar,
                timeZone: locale.timeZone)
        }
        builder.append(format.format(dates.lowerBound..<dates.upperBound), traits)
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? DateRangeSource).map { dates == $0.dates } ?? false
    }
}

/// A clock that runs within an interval.
final class TimerSource: TextSource {
    let interval: ClosedRange<Date>
    let pause: Date?
    let countsDown: Bool, showsHours: Bool

    init(interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pause = pause
        self.countsDown = countsDown
        self.showsHours = showsHours
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        let now = TextClock.now()
        let end = min(pause ?? interval.upperBound, interval.upperBound)
        let shown = min(max(now, interval.lowerBound), end)
        let reference = countsDown ? interval.upperBound : interval.lowerBound
        let distance = abs(reference.timeIntervalSince(shown))
        builder.append(TimeDistance.clock(distance, roundsUp: countsDown, showsHours: showsHours), traits)
        if now < interval.lowerBound {
            builder.update(at: interval.lowerBound)
        } else if now < end {
            builder.update(at: min(TimeDistance.nextSecond(from: now, to: reference), end))
        }
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? TimerSource else { return false }
        return interval == other.interval && pause == other.pause && countsDown == other.countsDown
            && showsHours == other.showsHours
    }
}
