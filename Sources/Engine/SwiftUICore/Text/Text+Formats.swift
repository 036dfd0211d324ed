import Foundation

extension Text {
    /// Creates a text that shows a value written by a format, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormattedSource(input, format))
    }

    /// Creates a text that shows a value written by a format as styled text, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(AttributedFormatSource(input, format))
    }

    /// Creates a text that shows an object written by a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text that shows a value of Foundation's written by a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

/// A value and its format.
final class FormattedSource<F: FormatStyle>: TextSource where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    init(_ input: F.FormatInput, _ format: F) {
        self.input = input
        self.format = format
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        let localized = builder.locale.explicitLocale.map { self.format.locale($0) } ?? format
        builder.append(localized.format(input), traits)
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? FormattedSource).map { input == $0.input && format == $0.format } ?? false
    }
}

/// A value and its format, which makes styled text.
final class AttributedFormatSource<F: FormatStyle>: TextSource
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    let input: F.FormatInput
    let format: F

    init(_ input: F.FormatInput, _ format: F) {
        self.input = input
        self.format = format
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        let localized = builder.locale.explicitLocale.map { self.format.locale($0) } ?? format
        builder.append(localized.format(input), traits)
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? AttributedFormatSource).map { input == $0.input && format == $0.format } ?? false
    }
}
