/// How a date picker shows its date.
///
/// Follows Apple's [DatePickerStyle](https://developer.apple.com/documentation/swiftui/datepickerstyle).
public protocol DatePickerStyle {
    /// Which of the styles it is.
    var _kind: _DatePickerStyleKind { get }
}

/// The ways of showing a date.
public enum _DatePickerStyleKind: Hashable, Sendable { case compact, graphical, wheel }

private enum DatePickerStyleKey: EnvironmentKey { static var defaultValue: _DatePickerStyleKind { .compact } }

extension EnvironmentValues {
    /// The style of date pickers.
    var datePickerStyleKind: _DatePickerStyleKind {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how date pickers show their date.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerStyleKind, style._kind)
    }
}

/// The style that fits the place: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _DatePickerStyleKind { .compact }
}

/// The date as a button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _DatePickerStyleKind { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _DatePickerStyleKind { .graphical }
}

/// A wheel for each part of the date.
///
/// Follows Apple's [WheelDatePickerStyle](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle).
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _DatePickerStyleKind { .wheel }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that fits the place.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date as a button that opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
