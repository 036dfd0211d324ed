import Foundation

extension PlottableValue {
    /// Creates a value with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: PlotLabel(labelKey), value: PlotValue(value.datum))
    }

    /// Creates an interval of values, or of a bin of an axis, with a label.
    public static func value<I: _PlottableInterval>(
        _ labelKey: LocalizedStringKey, _ range: I
    ) -> PlottableValue where I.Bound == Value {
        PlottableValue(label: PlotLabel(labelKey), value: PlotValue(range))
    }

    /// Creates a value with a label: a text, a string or a resource.
    @_disfavoredOverload
    public static func value<L: _PlottableLabel>(_ label: L, _ value: Value) -> PlottableValue {
        PlottableValue(label: label._label.label, value: PlotValue(value.datum))
    }

    /// Creates an interval of values, or of a bin of an axis, with a label: a text, a string or a resource.
    @_disfavoredOverload
    public static func value<L: _PlottableLabel, I: _PlottableInterval>(
        _ label: L, _ range: I
    ) -> PlottableValue where I.Bound == Value {
        PlottableValue(label: label._label.label, value: PlotValue(range))
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

    /// Creates the interval of a calendar unit around a date, such as its month, with a label: a text, a string or a
    /// resource.
    @_disfavoredOverload
    public static func value<L: _PlottableLabel>(
        _ label: L, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(label: label._label.label, value: PlotValue(date, in: unit, calendar))
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

    /// The interval between two values.
    init<I: _PlottableInterval>(_ range: I) {
        self.init(range.lowerBound.datum, end: range.upperBound.datum)
    }
}
