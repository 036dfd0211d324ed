import Foundation

/// Writes a length of time, such as “1:05” or “2 hours, 10 minutes”.
///
/// Follows Apple's [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// With colons: “1:10:00”.
        case positional
        /// “1h 10m”.
        case abbreviated
        /// “1 hr, 10 min”.
        case short
        /// “1 hour, 10 minutes”.
        case full
        /// “one hour, ten minutes”.
        case spellOut
        /// “1hr 10min”.
        case brief

        /// How wide units are; nil for none between colons.
        fileprivate var width: UnitText.TimeWidth? {
            switch self {
            case .positional: nil
            case .abbreviated: .narrow
            case .short: .abbreviated
            case .full: .wide
            case .spellOut: .spelledOut
            case .brief: .condensed
            }
        }
    }

    /// The treatment of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Between colons all but the first, else none.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Leading zero units are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Trailing zero units are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None is left out, and between colons all have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that are written; the units that suit the length if empty.
    open var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units whose value is zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that days and months are counted in; nil for the current one.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date at which a length of time begins.
    open var referenceDate: Date?
    /// Whether units may have fractions; they have none here.
    open var allowsFractionalUnits = false
    /// How many units are written at most; zero stands for all.
    open var maximumUnitCount = 0
    /// Whether a single largest unit is written in terms of the next: “75m” in the place of “1h 15m”.
    open var collapsesLargestUnit = false
    /// Whether the text begins with “About”.
    open var includesApproximationPhrase = false
    /// Whether the text ends with “remaining”.
    open var includesTimeRemainingPhrase = false
    /// Where the text stands.
    open var formattingContext = Formatter.Context.unknown

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter; nothing of it is archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes components as a length of time.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let calendar = components.calendar ?? usedCalendar
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Writes a number of seconds; nil if it is not a number.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite, abs(timeInterval) < 1e13 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval))
    }

    /// Writes the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let wanted = allowedUnits.isEmpty ? TimeUnit.allCases.filter { $0 != .week } : allowed
        guard !wanted.isEmpty else { return nil }
        let components = usedCalendar.dateComponents(Set(wanted.map(\.component)), from: first, to: last)
        var parts = wanted.map { Part(unit: $0, value: components.value(for: $0.component) ?? 0) }
        if collapsesLargestUnit { collapse(&parts) }
        parts = withoutZeros(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        return phrases(around: (isNegative ? "-" : "") + text(parts))
    }

    /// Writes components; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    private struct Part {
        var unit: TimeUnit
        var value: Int
    }

    private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    private var allowed: [TimeUnit] {
        TimeUnit.allCases.filter { unit in
            unit == .week
                ? allowedUnits.contains(.weekOfMonth) || allowedUnits.contains(.weekOfYear)
                : allowedUnits.contains(unit.calendarUnit)
        }
    }

    /// Replaces a largest unit of one by the equal number of the next smaller unit, where that number is constant.
    private func collapse(_ parts: inout [Part]) {
        guard let index = parts.firstIndex(where: { $0.value != 0 }), index + 1 < parts.count,
            parts[index].value == 1, parts[index + 1].value != 0,
            let count = parts[index].unit.count(of: parts[index + 1].unit)
        else { return }
        parts[index].value = 0
        parts[index + 1].value += count
    }

    private func withoutZeros(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return parts }
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        guard let first = parts.firstIndex(where: { $0.value != 0 }),
            let last = parts.lastIndex(where: { $0.value != 0 })
        else {
            return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1))
        }
        return parts.enumerated().filter { index, part in
            part.value != 0
                || !behavior.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private func text(_ parts: [Part]) -> String {
        if let width = unitsStyle.width {
            let locale = usedCalendar.locale ?? .autoupdatingCurrent
            return UnitText.text(parts.map { ($0.unit, $0.value) }, width: width, locale: locale) ?? ""
        }
        return parts.enumerated().map { index, part in
            let digits = String(part.value)
            let isPadded = index > 0 || (zeroFormattingBehavior.contains(.pad) && parts.count > 1)
            return isPadded && digits.count < 2 && part.unit >= .hour ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func phrases(around text: String) -> String {
        let text = includesTimeRemainingPhrase ? text + " remaining" : text
        return includesApproximationPhrase ? "About " + text : text
    }
}
