import Foundation

extension PlottableValue {
    /// Creates a value with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: PlotLabel(labelKey), value: PlotValue(value.datum))
    }

    /// Creates an interval of values with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(
            label: PlotLabel(labelKey), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }

    /// Creates an interval of values with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(
            label: PlotLabel(labelKey), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }

    /// Creates an interval of values, from a bin of an axis, with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(
            label: PlotLabel(labelKey), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }

    /// Creates a value with a label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(label: PlotLabel(labelResource), value: PlotValue(value.datum))
    }

    /// Creates a value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: .text(label), value: PlotValue(value.datum))
    }

    /// Creates an interval of values with a label.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
        PlottableValue(label: .text(label), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }

    /// Creates an interval of values with a label.
    public static func value(_ label: Text, _ range: ClosedRange<Value>) -> PlottableValue where Value: Comparable {
        PlottableValue(label: .text(label), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }

    /// Creates an interval of values, from a bin of an axis, with a label.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue where Value: Comparable {
        PlottableValue(label: .text(label), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }

    /// Creates a value with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: PlotLabel(label), value: PlotValue(value.datum))
    }

    /// Creates an interval of values with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(label: PlotLabel(label), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }

    /// Creates an interval of values with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ClosedRange<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(label: PlotLabel(label), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }

    /// Creates an interval of values, from a bin of an axis, with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(label: PlotLabel(label), value: PlotValue(range.lowerBound.datum, end: range.upperBound.datum))
    }
}

extension PlottableValue where Value == Date {
    /// Creates the interval of a calendar unit around a date, such as its month, with a label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(label: PlotLabel(labelKey), value: PlotValue(date, in: unit, calendar))
    }

    /// Creates the interval of a calendar unit around a date, such as its month, with a label.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(label: PlotLabel(labelResource), value: PlotValue(date, in: unit, calendar))
    }

    /// Creates the interval of a calendar unit around a date, such as its month, with a label.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(label: .text(label), value: PlotValue(date, in: unit, calendar))
    }

    /// Creates the interval of a calendar unit around a date, such as its month, with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(label: PlotLabel(label), value: PlotValue(date, in: unit, calendar))
    }
}

extension PlotValue {
    /// The interval of a calendar unit around a date; the date alone where calendars don't reach.
    init(_ date: Date, in unit: Calendar.Component, _ calendar: Calendar) {
        guard CalendarRange.contains(date.timeIntervalSinceReferenceDate),
            let interval = calendar.dateInterval(of: unit, for: date)
        else {
            self.init(date.datum)
            return
        }
        self.init(interval.start.datum, end: interval.end.datum)
    }
}
