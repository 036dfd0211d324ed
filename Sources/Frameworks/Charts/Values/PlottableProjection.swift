import Foundation

/// A value of each element of a collection, with its label: for plots of whole collections.
///
/// Follows Apple's [PlottableProjection](https://developer.apple.com/documentation/charts/plottableprojection).
public struct PlottableProjection<DataElement, Value: Plottable> {
    let label: PlotLabel
    let value: (DataElement) -> PlotValue

    /// The projected value of one element.
    func callAsFunction(_ element: DataElement) -> PlottableValue<Value> {
        PlottableValue(label: label, value: value(element))
    }
}

extension PlottableProjection {
    /// Creates the values at a key path, with a label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection(label: PlotLabel(labelKey)) { PlotValue($0[keyPath: keyPath].datum) }
    }

    /// Creates the intervals at a key path, with a label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Range<Value>>
    ) -> PlottableProjection where Value: Comparable {
        PlottableProjection(label: PlotLabel(labelKey)) {
            let range = $0[keyPath: keyPath]
            return PlotValue(range.lowerBound.datum, end: range.upperBound.datum)
        }
    }

    /// Creates the bins at a key path, with a label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> PlottableProjection where Value: Comparable {
        PlottableProjection(label: PlotLabel(labelKey)) {
            let range = $0[keyPath: keyPath]
            return PlotValue(range.lowerBound.datum, end: range.upperBound.datum)
        }
    }

    /// Creates the values at a key path, with a label.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection(label: PlotLabel(labelResource)) { PlotValue($0[keyPath: keyPath].datum) }
    }

    /// Creates the values at a key path, with a label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection(label: .text(label)) { PlotValue($0[keyPath: keyPath].datum) }
    }

    /// Creates the intervals at a key path, with a label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Range<Value>>
    ) -> PlottableProjection where Value: Comparable {
        PlottableProjection(label: .text(label)) {
            let range = $0[keyPath: keyPath]
            return PlotValue(range.lowerBound.datum, end: range.upperBound.datum)
        }
    }

    /// Creates the bins at a key path, with a label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> PlottableProjection where Value: Comparable {
        PlottableProjection(label: .text(label)) {
            let range = $0[keyPath: keyPath]
            return PlotValue(range.lowerBound.datum, end: range.upperBound.datum)
        }
    }

    /// Creates the values at a key path, with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection(label: PlotLabel(label)) { PlotValue($0[keyPath: keyPath].datum) }
    }

    /// Creates the intervals at a key path, with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Range<Value>>
    ) -> PlottableProjection where Value: Comparable {
        PlottableProjection(label: PlotLabel(label)) {
            let range = $0[keyPath: keyPath]
            return PlotValue(range.lowerBound.datum, end: range.upperBound.datum)
        }
    }

    /// Creates the bins at a key path, with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> PlottableProjection where Value: Comparable {
        PlottableProjection(label: PlotLabel(label)) {
            let range = $0[keyPath: keyPath]
            return PlotValue(range.lowerBound.datum, end: range.upperBound.datum)
        }
    }
}

extension PlottableProjection where Value == Date {
    /// Creates the intervals of a calendar unit around the dates at a key path, with a label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection(label: PlotLabel(labelKey)) { PlotValue($0[keyPath: keyPath], in: unit, calendar) }
    }

    /// Creates the intervals of a calendar unit around the dates at a key path, with a label.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection(label: PlotLabel(labelResource)) { PlotValue($0[keyPath: keyPath], in: unit, calendar) }
    }

    /// Creates the intervals of a calendar unit around the dates at a key path, with a label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection(label: .text(label)) { PlotValue($0[keyPath: keyPath], in: unit, calendar) }
    }

    /// Creates the intervals of a calendar unit around the dates at a key path, with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection(label: PlotLabel(label)) { PlotValue($0[keyPath: keyPath], in: unit, calendar) }
    }
}
