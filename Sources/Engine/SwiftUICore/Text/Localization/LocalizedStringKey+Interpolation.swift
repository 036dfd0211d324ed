import Foundation

extension LocalizedStringKey.StringInterpolation {
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Adds a substring.
    public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

    /// Adds a number, written as its type is by default.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(.number(value._arg, specifier: value._specifier))
    }

    /// Adds a number, written in the form of a `printf` specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(.number(value._arg, specifier: specifier))
    }

    /// Adds a value of Foundation's, written by a formatter; by its description where there is none.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }

    /// Adds an object, written by a formatter; by its description where there is none.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description))
    }

    /// Adds a value written by a format, in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        append(.text(Text(input, format: format)))
    }

    /// Adds a value written by a format as styled text, in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        append(.text(Text(input, format: format)))
    }

    /// Adds a text in its own style.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Adds styled text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(.text(Text(attributedString)))
    }

    /// Adds a date or its distance from now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append(.text(Text(date, style: style)))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

    /// Adds a clock that runs within an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let text = Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        append(.text(text))
    }

    /// Adds a localized string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }
}
