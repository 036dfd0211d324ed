import Foundation

/// A value of an axis, for which marks are made.
///
/// Follows Apple's [AxisValue](https://developer.apple.com/documentation/charts/axisvalue).
public struct AxisValue {
    /// The number of the value, from 0.
    public let index: Int
    /// How many values the axis has.
    public let count: Int
    let datum: _PlotDatum

    /// The value as a type; nil if it is of another one.
    public func `as`<Value: Plottable>(_ valueType: Value.Type) -> Value? { Value(datum: datum) }
}

/// Which values an axis has marks for.
///
/// Follows Apple's [AxisMarkValues](https://developer.apple.com/documentation/charts/axismarkvalues).
public struct AxisMarkValues {
    enum Storage {
        case automatic(count: Int?, minimumStride: Double?)
        case stride(Double)
        case calendar(Calendar.Component, Int, Calendar)
        case values([_PlotDatum])
    }
    let storage: Storage
    var roundsLowerBound: Bool?
    var roundsUpperBound: Bool?

    /// Round values, as many as have room.
    public static var automatic: AxisMarkValues { automatic() }

    /// Round values.
    /// - Parameters:
    ///   - desiredCount: About how many; by default as many as have room.
    ///   - roundLowerBound: Whether an automatic scale begins at a round value.
    ///   - roundUpperBound: Whether an automatic scale ends at a round value.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(count: desiredCount, minimumStride: nil), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    /// Round values at a least distance.
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(count: desiredCount, minimumStride: minimumStride.datum.amount),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    /// Multiples of a number.
    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .stride(stepSize.datum.amount ?? 1), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    /// The beginnings of a calendar unit.
    /// - Parameters:
    ///   - component: The unit.
    ///   - count: Every which one; 1 by default.
    ///   - roundLowerBound: Whether an automatic scale begins at a multiple of the unit.
    ///   - roundUpperBound: Whether an automatic scale ends at a multiple of the unit.
    ///   - calendar: The calendar; the user's by default.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .calendar(component, count, calendar ?? .autoupdatingCurrent),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    /// The number of values that the axis is to have; nil where it has no wish.
    var desiredCount: Int? { if case .automatic(let count, _) = storage { count } else { nil } }

    /// Whether automatic ends of numbers are rounded for these values.
    var roundsEnds: Bool {
        if case .values = storage { return roundsLowerBound ?? roundsUpperBound ?? true }
        return (roundsLowerBound ?? true) || (roundsUpperBound ?? true)
    }
}
