import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements as a language and a region do: “3.1 mi”.
    ///
    /// Follows Apple's [Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle).
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let width: UnitText.Width
            /// In words: “3.1 miles”.
            public static var wide: Self { Self(width: .wide) }
            /// Abbreviated: “3.1 mi”.
            public static var abbreviated: Self { Self(width: .abbreviated) }
            /// As short as possible: “3.1mi”.
            public static var narrow: Self { Self(width: .narrow) }
        }

        /// How units are written.
        public var width: UnitWidth
        /// How the number is written; without it, with as many decimals as suit the unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// The language and the region.
        public var locale: Locale
        /// The purpose of the measurement, which decides its unit; nil for its own unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// Whether a temperature has a degree sign alone: “72°”.
        var hidesScale = false

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Writes a measurement.
        public func format(_ value: Measurement<UnitType>) -> String { phrase(value).text }

        /// The style in a language and a region.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The style for attributed texts, whose parts say whether they are the number or the unit.
        public var attributed: AttributedStyle { AttributedStyle(style: self) }

        fileprivate func phrase(_ value: Measurement<UnitType>) -> UnitText.Phrase {
            let phrase = MeasurementPhrase(
                width: width.width, locale: locale, usage: usage == .asProvided ? nil : usage?.usage,
                hidesScaleName: hidesScale)
            let numbers = numberFormatStyle?.locale(locale.isKnown ? locale : Locale(identifier: "en_US"))
            return phrase.phrase(value.value, value.unit, digits: numbers.map { style in { style.digits($0) } })
        }
    }

    /// Writes measurements as attributed texts.
    ///
    /// Follows Apple's [Measurement.AttributedStyle](https://developer.apple.com/documentation/foundation/measurement/attributedstyle).
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        let style: FormatStyle

        /// Writes a measurement; marks its number as a value and the rest as its unit.
        public func format(_ value: Measurement<UnitType>) -> AttributedString {
            let phrase = style.phrase(value)
            var text = AttributedString(phrase.text)
            text.measurement = .unit
            if let number = phrase.number, let range = Range(number, in: text) { text[range].measurement = .value }
            return text
        }

        /// The style in a language and a region.
        public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }

    /// Writes the measurement, abbreviated and in the unit that the current locale prefers.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// Writes the measurement in a style.
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether a temperature has a degree sign alone, “72°”; false unless set.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    /// Creates a style of temperatures.
    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

extension FormatStyle {
    /// A style of measurements, in the unit that the current locale prefers for a purpose.
    ///
    /// Follows Apple's [measurement(width:usage:numberFormatStyle:)](https://developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:numberformatstyle:)).
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// A style of temperatures, with or without the name of their scale.
    ///
    /// Follows Apple's [measurement(width:usage:hidesScaleName:numberFormatStyle:)](https://developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:hidesscalename:numberformatstyle:)).
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FloatingPointFormatStyle<Double> {
    /// The text of a number, and how many decimals it has.
    fileprivate func digits(_ value: Double) -> MeasurementPhrase.Digits {
        let text = attributed.format(value)
        let decimals = text.runs.filter { $0.numberPart == .fraction }
            .reduce(0) { $0 + text[$1.range].characters.count }
        return MeasurementPhrase.Digits(text: String(text.characters), decimals: decimals)
    }
}
