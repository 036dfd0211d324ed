import SwiftUI

/// The values at which a scrollable chart comes to rest.
struct ValueAlignment {
    enum Unit { case number(Double), dates(DateComponents, Calendar) }
    let unit: Unit
    /// The values of the ends of large scrolls; nil for the same.
    let major: Unit?
}

/// Where a scrollable chart comes to rest.
///
/// Follows Apple's
/// [ValueAlignedChartScrollTargetBehavior](https://developer.apple.com/documentation/charts/valuealignedchartscrolltargetbehavior).
public struct ValueAlignedChartScrollTargetBehavior {
    let alignment: ValueAlignment
}

/// A kind of place at which a scrollable chart comes to rest.
///
/// Follows Apple's
/// [ChartScrollTargetBehavior](https://developer.apple.com/documentation/charts/chartscrolltargetbehavior).
public protocol ChartScrollTargetBehavior {
    /// The behavior with its values.
    var _behavior: ValueAlignedChartScrollTargetBehavior { get }
}

extension ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public var _behavior: ValueAlignedChartScrollTargetBehavior { self }
}

/// The place of the end of a large scroll.
public struct MajorValueAlignment {
    let unit: ValueAlignment.Unit?

    /// The end of a page.
    public static var page: MajorValueAlignment { MajorValueAlignment(unit: nil) }
    /// Multiples of a number.
    public static func unit(_ unit: some BinaryInteger) -> MajorValueAlignment {
        MajorValueAlignment(unit: .number(Double(unit)))
    }
    /// Multiples of a number.
    public static func unit(_ unit: some BinaryFloatingPoint) -> MajorValueAlignment {
        MajorValueAlignment(unit: .number(Double(unit)))
    }
    /// Dates with given components, such as the first day of a month.
    public static func matching(
        _ components: DateComponents, calendar: Calendar = .autoupdatingCurrent
    ) -> MajorValueAlignment {
        MajorValueAlignment(unit: .dates(components, calendar))
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at multiples of a number.
    public static func valueAligned(unit: some BinaryInteger, majorAlignment: MajorValueAlignment? = nil) -> Self {
        Self(alignment: ValueAlignment(unit: .number(Double(unit)), major: majorAlignment?.unit))
    }

    /// Comes to rest at multiples of a number.
    public static func valueAligned(
        unit: some BinaryFloatingPoint, majorAlignment: MajorValueAlignment? = nil
    ) -> Self {
        Self(alignment: ValueAlignment(unit: .number(Double(unit)), major: majorAlignment?.unit))
    }

    /// Comes to rest at dates with given components, such as midnight.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil,
        calendar: Calendar = .autoupdatingCurrent
    ) -> Self {
        Self(alignment: ValueAlignment(unit: .dates(components, calendar), major: majorAlignment?.unit))
    }
}

/// Moves the end of a scroll to the nearest value.
struct ValueScrolling: ScrollTargetBehavior {
    let alignment: ValueAlignment
    let scale: PlotScale
    let isHorizontal: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let length = isHorizontal ? context.contentSize.width : context.contentSize.height
        let visible = isHorizontal ? context.containerSize.width : context.containerSize.height
        let start = isHorizontal ? target.rect.minX : length - target.rect.minY - visible
        let before =
            isHorizontal ? context.originalTarget.rect.minX : length - context.originalTarget.rect.minY - visible
        let isLarge = abs(start - before) > visible * 0.8
        let unit = isLarge ? alignment.major ?? alignment.unit : alignment.unit
        guard let place = aligned(start, unit, length: length) else { return }
        let end = min(max(place, 0), max(length - visible, 0))
        if isHorizontal { target.rect.origin.x = end } else { target.rect.origin.y = length - end - visible }
    }

    /// The nearest place with a value of the unit.
    private func aligned(_ place: CGFloat, _ unit: ValueAlignment.Unit, length: CGFloat) -> CGFloat? {
        switch (scale.form, unit) {
        case (.categories(let names), .number(let count)):
            let step = length / CGFloat(max(names.count, 1)) * max(count, 1)
            return step > 0 ? (place / step).rounded() * step : nil
        case (.continuous, .number(let step)) where step > 0:
            guard let amount = scale.datum(at: scale.share(at: place, length: length))?.amount else { return nil }
            let round = (amount / step).rounded() * step
            return position(scale.isDate ? .date(round) : .number(round), length)
        case (.continuous, .dates(let components, let calendar)):
            guard case .date(let seconds)? = scale.datum(at: scale.share(at: place, length: length)),
                CalendarRange.contains(seconds)
            else { return nil }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let near = [Calendar.SearchDirection.forward, .backward].compactMap {
                calendar.nextDate(
                    after: date, matching: components, matchingPolicy: .nextTime, direction: $0)
            }
            let best = near.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
            return best.flatMap { position($0.datum, length) }
        default: return nil
        }
    }

    private func position(_ datum: _PlotDatum, _ length: CGFloat) -> CGFloat? {
        let share = scale.place(datum)
        return share.isFinite ? scale.position(share, length: length) : nil
    }
}
