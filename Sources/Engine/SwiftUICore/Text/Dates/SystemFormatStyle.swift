import Foundation
import OrielBasics

/// Formats for values that change as time passes.
///
/// Follows Apple's [SystemFormatStyle](https://developer.apple.com/documentation/swiftui/systemformatstyle).
public enum SystemFormatStyle: Sendable {
    /// A field of a date's distance.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// A date's distance from another, such as 1 hour, 15 minutes.
    public struct DateOffset: FormatStyle, Sendable {
        let anchor: Date
        let allowedFields: Set<Field>
        let maxFieldCount: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        /// Creates a format.
        /// - Parameters:
        ///   - anchor: The date from which the distance counts.
        ///   - allowedFields: The units that are used.
        ///   - maxFieldCount: How many units are shown at most; two by default.
        ///   - sign: When the sign is shown.
        public init(
            to anchor: Date,
            allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }

        /// Writes the distance.
        public func format(_ input: Date) -> AttributedString {
            let distance = input.timeIntervalSince(anchor)
            let units = DistanceUnits(allowedFields).text(distance, count: maxFieldCount)
            let isSigned = sign != .never && distance <= -1
            return AttributedString(isSigned ? "−" + units : units)
        }
    }

    /// A date seen from another, such as in 5 minutes; the date itself where it is far away.
    public struct DateReference: FormatStyle, Sendable {
        let date: Date
        let allowedFields: Set<Field>
        let maxFieldCount: Int
        let thresholdField: Field

        /// Creates a format.
        /// - Parameters:
        ///   - date: The reference date.
        ///   - allowedFields: The units that are used.
        ///   - maxFieldCount: How many units are shown at most; two by default.
        ///   - thresholdField: The unit from which on the date itself is shown.
        public init(
            to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, thresholdField: Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }

        /// Writes the date relative to another.
        public func format(_ input: Date) -> AttributedString {
            let distance = date.timeIntervalSince(input)
            if abs(distance) >= DistanceUnits.length(of: thresholdField) {
                return AttributedString(date.formatted(date: .abbreviated, time: .shortened))
            }
            let units = DistanceUnits(allowedFields).text(distance, count: maxFieldCount)
            return AttributedString(distance >= 0 ? "in \(units)" : "\(units) ago")
        }
    }

    /// The time since a date, as a stopwatch shows it.
    public struct Stopwatch: FormatStyle, PreciseFormat, Sendable {
        let start: Date
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration

        /// Creates a format.
        /// - Parameters:
        ///   - startDate: When the watch was started.
        ///   - showsHours: Whether hours are shown apart from minutes; true by default.
        ///   - maxFieldCount: How many units are shown at most; four by default.
        ///   - maxPrecision: The smallest unit shown; a hundredth of a second by default.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        var step: Double { max(Double(maxPrecision.components.attoseconds) / 1e18, 0.01).truncatedToSecond }

        /// Writes the time.
        public func format(_ input: Date) -> AttributedString {
            let time = max(input.timeIntervalSince(start), 0)
            let clock = TimeDistance.clock(time, roundsUp: false, showsHours: showsHours)
            guard maxPrecision < .seconds(1), maxFieldCount > 2 else { return AttributedString(clock) }
            let hundredths = Int(clamping: (time - time.rounded(.down)) * 100)
            return AttributedString("\(clock).\(hundredths < 10 ? "0" : "")\(hundredths)")
        }
    }

    /// The time left in an interval, or gone since its beginning, as a kitchen clock shows it.
    public struct Timer: FormatStyle, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool

        /// Formats the time left.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = true
            self.showsHours = showsHours
        }

        /// Formats the elapsed time.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = false
            self.showsHours = showsHours
        }

        /// Writes the time.
        public func format(_ input: Date) -> AttributedString {
            let now = min(max(input, interval.lowerBound), interval.upperBound)
            let reference = countsDown ? interval.upperBound : interval.lowerBound
            return AttributedString(
                TimeDistance.clock(
                    abs(reference.timeIntervalSince(now)), roundsUp: countsDown, showsHours: showsHours))
        }
    }
}

extension Double {
    /// A step within a second; a whole second where the precision is one or more.
    fileprivate var truncatedToSecond: Double { self >= 1 || self <= 0 ? 1 : self }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// A date's distance from another, such as 1 hour, 15 minutes.
    public static func offset(
        to anchor: Date, allowedFields: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date seen from another, such as in 5 minutes.
    public static func reference(
        to date: Date, allowedFields: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: SystemFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a date, as a stopwatch shows it.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time left in an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingDownIn: interval, showsHours: showsHours) }

    /// The time gone in an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingUpIn: interval, showsHours: showsHours) }
}

/// Units of time, the largest first.
struct DistanceUnits {
    private static let all: [(field: SystemFormatStyle.Field, length: Double, name: String)] = [
        (.year, 31_536_000, "year"), (.month, 2_592_000, "month"), (.week, 604_800, "week"), (.day, 86_400, "day"),
        (.hour, 3600, "hour"), (.minute, 60, "minute"), (.second, 1, "second"),
    ]
    private let units: [(length: Double, name: String)]

    init(_ fields: Set<SystemFormatStyle.Field>) {
        units = Self.all.filter { fields.contains($0.field) }.map { ($0.length, $0.name) }
    }

    static func length(of field: SystemFormatStyle.Field) -> Double {
        all.first { $0.field == field }?.length ?? .infinity
    }

    /// Returns the largest units that a distance fills, up to a number of them; zero of the smallest if it fills none.
    func text(_ distance: TimeInterval, count: Int) -> String {
        var rest = (min(abs(distance), 1e12) + 1e-6).rounded(.down)
        var parts: [String] = []
        for unit in units {
            let number = Int(clamping: rest / unit.length)
            rest -= Double(number) * unit.length
            if number > 0 || !parts.isEmpty, parts.count < count {
                parts.append("\(number) \(unit.name)\(number == 1 ? "" : "s")")
            }
        }
        return parts.isEmpty ? "0 \(units.last?.name ?? "second")s" : parts.joined(separator: ", ")
    }
}
