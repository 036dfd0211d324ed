import Foundation

/// Says how far one time is from another, such as “2 hours ago” or “tomorrow”.
///
/// Follows Apple's [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether close times have words of their own.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: “1 day ago”.
        case numeric
        /// A word where the language has one: “yesterday”.
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// “2 months ago”.
        case full
        /// “two months ago”.
        case spellOut
        /// “2 mo. ago”.
        case short
        /// As short as possible.
        case abbreviated
    }

    /// Whether close times have words of their own.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Where the text stands.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that days and months are counted in; nil for the current one.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale; nil for the current one.
    open var locale: Locale! = .autoupdatingCurrent

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter; nothing of it is archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes the largest of some components that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values: [(Int?, Unit)] = [
            (dateComponents.year, .year), (dateComponents.month, .month),
            (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .week), (dateComponents.day, .day),
            (dateComponents.hour, .hour), (dateComponents.minute, .minute), (dateComponents.second, .second),
        ]
        let given = values.compactMap { value, unit in value.map { ($0, unit) } }
        guard let (value, unit) = given.first(where: { $0.0 != 0 }) ?? given.last else { return phrase(0, .second) }
        return phrase(value, unit)
    }

    /// Writes how far a time is from now, in seconds; negative ones are past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        guard timeInterval.isFinite, abs(timeInterval) < 1e13 else { return phrase(0, .second) }
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
    }

    /// Writes how far a date is from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(
            from: (calendar ?? .autoupdatingCurrent).dateComponents(units, from: referenceDate, to: date))
    }

    /// Writes how far a date is from now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private enum Unit: Int {
        case year, month, week, day, hour, minute, second

        var component: Calendar.Component {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfYear
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        var field: Date.RelativeFormatStyle.Field {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .week
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }
    }

    /// Has the system's format, which takes dates, write a number of units.
    private func phrase(_ value: Int, _ unit: Unit) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        // A first of January, from which any number of months leads to a first.
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let value = min(max(value, -100_000), 100_000)
        let end = calendar.date(byAdding: unit.component, value: value, to: start) ?? start
        let style: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let locale = locale ?? .autoupdatingCurrent
        let format = Date.AnchoredRelativeFormatStyle(
            anchor: end, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: style, locale: locale.isKnown ? locale : Locale(identifier: "en_US"), calendar: calendar)
        return format.format(start)
    }
}
