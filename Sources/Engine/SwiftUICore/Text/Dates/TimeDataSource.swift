import Foundation

/// A value that changes as time passes, for a text that shows it.
///
/// Follows Apple's [TimeDataSource](https://developer.apple.com/documentation/swiftui/timedatasource).
public struct TimeDataSource<Value>: Sendable {
    let value: @Sendable (Date) -> Value
    /// The identity of a source.
    let identity: String
}

extension TimeDataSource where Value == Date {
    /// The present date and time.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(value: { $0 }, identity: "now") }
}

extension TimeDataSource where Value == Duration {
    /// The time from a date to now; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            value: { .seconds($0.timeIntervalSince(date)) }, identity: "from \(date.timeIntervalSinceReferenceDate)")
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// The time from a date to now.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(
            value: { date..<max($0, date) }, identity: "range from \(date.timeIntervalSinceReferenceDate)")
    }

    /// The time from now to a date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(
            value: { min($0, date)..<date }, identity: "range to \(date.timeIntervalSinceReferenceDate)")
    }
}

extension Text {
    /// Creates a text that shows a value as it changes with time; it is updated each second, or each hundredth of one
    /// if the format shows fractions.
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(TimedFormatSource(source, format) { $0.append($1, $2) })
    }

    /// Creates a text that shows a value as it changes with time, updated each second.
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(TimedFormatSource(source, format) { $0.append($1, $2) })
    }
}

/// A value that changes as time passes, and its format.
final class TimedFormatSource<V, F: FormatStyle>: TextSource where F.FormatInput == V {
    let source: TimeDataSource<V>
    let format: F
    let add: (inout TextBuilder, F.FormatOutput, TextTraits) -> Void

    init(
        _ source: TimeDataSource<V>, _ format: F, add: @escaping (inout TextBuilder, F.FormatOutput, TextTraits) -> Void
    ) {
        self.source = source
        self.format = format
        self.add = add
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        let localized = builder.locale.explicitLocale.map { self.format.locale($0) } ?? format
        let now = TextClock.now()
        add(&builder, localized.format(source.value(now)), traits)
        let step = (format as? any PreciseFormat)?.step ?? 1
        // At the next whole step, so that seconds change together.
        let count = (now.timeIntervalSinceReferenceDate / step + 1e-6).rounded(.down) + 1
        builder.update(at: Date(timeIntervalSinceReferenceDate: count * step))
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? TimedFormatSource).map { source.identity == $0.source.identity && format == $0.format } ?? false
    }
}

/// A format that shows fractions of seconds.
protocol PreciseFormat {
    /// How long the written text stays the same, in seconds.
    var step: Double { get }
}
