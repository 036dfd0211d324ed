import Foundation

/// How a measurement becomes a text: what its styles and its formatter share.
struct MeasurementPhrase {
    var width: UnitText.Width
    var locale: Locale
    /// The name of the measurement's purpose; nil for its own unit.
    var usage: String?
    /// Whether a temperature has a degree sign alone: “72°”.
    var hidesScaleName = false

    /// Writes a measurement; `digits` writes its number once that is converted, nil stands for what suits the unit.
    func phrase(_ value: Double, _ unit: Unit, digits: ((Double) -> Digits)? = nil) -> UnitText.Phrase {
        guard let name = KnownUnits.name(of: unit) else { return symbolic(value, unit, digits) }
        let skeleton = "unit/\(name)"
        // Some dimensions have the same units everywhere.
        let usage = unit is UnitDuration ? nil : usage.flatMap { known($0, value, skeleton) }
        if hidesScaleName, unit is UnitTemperature { return degrees(value, skeleton, usage, digits) }
        guard let digits else { return text(value, skeleton, usage, .automatic) ?? symbolic(value, unit, nil) }
        let exact = value.isFinite ? text(value, skeleton, usage, .unlimited)?.value ?? value : value
        let written = digits(exact)
        return text(value, skeleton, usage, .decimals(written.decimals))?.replacingNumber(with: written.text)
            ?? symbolic(value, unit, digits)
    }

    /// The text of a number.
    struct Digits {
        var text: String
        /// How many decimals it has, which decide between “1 mile” and “1.0 miles”.
        var decimals: Int
    }

    private func known(_ usage: String, _ value: Double, _ skeleton: String) -> String? {
        let name = usage == "workout" ? "food" : usage
        return text(value, skeleton, name, .automatic) == nil ? nil : name
    }

    private func text(
        _ value: Double, _ skeleton: String, _ usage: String?, _ precision: UnitText.Precision
    ) -> UnitText.Phrase? {
        UnitText.phrase(value, unit: skeleton, width: width, usage: usage, precision: precision, locale: locale)
    }

    private func degrees(
        _ value: Double, _ skeleton: String, _ usage: String?, _ digits: ((Double) -> Digits)?
    ) -> UnitText.Phrase {
        let precision = digits == nil ? UnitText.Precision.automatic : .unlimited
        let converted = value.isFinite ? text(value, skeleton, usage, precision)?.value ?? value : value
        var phrase = MeasurementPhrase(width: width, locale: locale)
            .text(converted, "measure-unit/temperature-generic", nil, .automatic)
        if let digits { phrase = phrase?.replacingNumber(with: digits(converted).text) }
        return phrase ?? symbolic(converted, Unit(symbol: "°"), digits)
    }

    private func symbolic(_ value: Double, _ unit: Unit, _ digits: ((Double) -> Digits)?) -> UnitText.Phrase {
        let number =
            digits?(value).text
            ?? value.formatted(.number.precision(.fractionLength(0...6)).locale(locale.isKnown ? locale : english))
        let text = number + (width == .narrow ? "" : " ") + unit.symbol
        return UnitText.Phrase(
            text: text, number: text.startIndex..<text.index(text.startIndex, offsetBy: number.count), value: value)
    }

    private var english: Locale { Locale(identifier: "en_US") }
}
