import Foundation

/// Writes the time between two dates in years, months, days …: “1 hour, 5 minutes”.
///
/// It is what `components(style:fields:)` and `timeDuration` return. This system's `Date.ComponentsFormatStyle`, which
/// cannot be shadowed, has fields alone.
///
/// Follows Apple's [Date.ComponentsFormatStyle](https://developer.apple.com/documentation/foundation/date/componentsformatstyle).
public struct DateComponentsFormat: FormatStyle, Sendable {
    /// A unit that may be written.
    public typealias Field = Date.RelativeFormatStyle.Field

    /// How units are written.
    public struct Style: Codable, Hashable, Sendable {
        let width: UnitText.TimeWidth
        /// “2 hours, 10 minutes”.
        public static var wide: Self { Self(width: .wide) }
        /// “2 hr, 10 min”.
        public static var abbreviated: Self { Self(width: .abbreviated) }
        /// “2hr 10min”.
        public static var condensedAbbreviated: Self { Self(width: .condensed) }
        /// “2h 10m”.
        public static var narrow: Self { Self(width: .narrow) }
        /// “two hours, ten minutes”.
        public static var spellOut: Self { Self(width: .spelledOut) }
    }

    /// How units are written.
    public var style: Style
    /// The units that may be written; nil stands for all.
    public var fields: Set<Field>?
    /// The calendar that days and months are counted in.
    public var calendar: Calendar
    /// The language.
    public var locale: Locale
    /// Whether the time runs from the range's lower bound to its upper bound, as it does unless set.
    ///
    /// The other way it is negative.
    public var isPositive = true

    /// Creates a style.
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Field>? = nil
    ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
    }

    /// Writes the time between two dates; units of which there are none are left out, but for the last.
    public func format(_ value: Range<Date>) -> String {
        let units = fields.map { fields in TimeUnit.allCases.filter { fields.contains($0.field) } } ?? TimeUnit.allCases
        let (start, end) = isPositive ? (value.lowerBound, value.upperBound) : (value.upperBound, value.lowerBound)
        let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        let parts = units.map { (unit: $0, value: found.value(for: $0.component) ?? 0) }
        guard !parts.isEmpty else { return "" }
        return UnitText.text(written(parts), width: style.width, locale: locale) ?? ""
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// The style with a calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }

    private func written(_ parts: [(unit: TimeUnit, value: Int)]) -> [(unit: TimeUnit, value: Int)] {
        guard style.width == .numeric else {
            let some = parts.filter { $0.value != 0 }
            return some.isEmpty ? parts.suffix(1) : some
        }
        // Between colons leading zero units are left out, except for minutes.
        let first = parts.firstIndex { $0.value != 0 } ?? parts.count
        return Array(parts[min(first, max(parts.count - 2, 0))...])
    }
}

extension Date.ComponentsFormatStyle {
    /// How units are written.
    public typealias Style = DateComponentsFormat.Style
}

extension FormatStyle where Self == DateComponentsFormat {
    /// A style of the time between two dates, in some of its units; nil stands for all.
    ///
    /// Follows Apple's [components(style:fields:)](https://developer.apple.com/documentation/foundation/formatstyle/components(style:fields:)).
    public static func components(
        style: DateComponentsFormat.Style, fields: Set<DateComponentsFormat.Field>? = nil
    ) -> Self {
        Self(style: style, fields: fields)
    }

    /// A style of the time between two dates with colons: “1:05:03”.
    ///
    /// Follows Apple's [timeDuration](https://developer.apple.com/documentation/foundation/formatstyle/timeduration).
    public static var timeDuration: Self {
        Self(style: Self.Style(width: .numeric), fields: [.hour, .minute, .second])
    }
}

extension TimeUnit {
    fileprivate var field: DateComponentsFormat.Field {
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
