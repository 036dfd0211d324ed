import Foundation

/// Writes measurements and units as a language and a region do: “3.107 mi”.
///
/// Follows Apple's [MeasurementFormatter](https://developer.apple.com/documentation/foundation/measurementformatter).
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The measurement's own, whatever the locale prefers; it overrides `naturalScale`.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// One that suits the size: feet where it is less than a mile.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Temperatures have a degree sign alone.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; none of the options stands for the one that the locale prefers.
    open var unitOptions: UnitOptions = []
    /// How units are written: “5km”, “5 km” or “5 kilometers”; medium unless set.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and the region; nil for the current ones.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { plainNumbers.locale = usedLocale }
    }
    /// Writes the numbers; unless set, with at most three decimals in the language of `locale`.
    open var numberFormatter: NumberFormatter!

    private let plainNumbers = NumberFormatter()

    /// Creates a formatter.
    public override init() {
        super.init()
        plainNumbers.numberStyle = .decimal
        numberFormatter = plainNumbers
    }

    /// Creates a formatter; nothing of it is archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        plainNumbers.numberStyle = .decimal
        numberFormatter = plainNumbers
    }

    /// Writes a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// Writes a unit alone: “kilometers”; one that no language names is its symbol.
    open func string(from unit: Unit) -> String {
        guard KnownUnits.name(of: unit) != nil else { return unit.symbol }
        let phrase = MeasurementPhrase(width: width, locale: usedLocale).phrase(2, unit)
        return phrase.replacingNumber(with: "").text.trimmingCharacters(in: .whitespaces)
    }

    /// Writes a measurement or a unit; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as any AnyMeasurement: text(measurement.value, measurement.anyUnit)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    private var usedLocale: Locale { locale ?? .autoupdatingCurrent }

    private var width: UnitText.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .abbreviated
        case .long: .wide
        }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        var (value, unit, usage): (Double, Unit, String?) = (value, unit, nil)
        if !unitOptions.contains(.providedUnit), KnownUnits.name(of: unit) != nil {
            if unitOptions.contains(.naturalScale) {
                usage = "default"
            } else if unit == UnitEnergy.kilocalories {
                // The same amount, by the name that it has on food: “300 Cal”.
                usage = "food"
            } else if let own = unit as? Dimension,
                let preferred = PreferredUnits.unit(like: own, usage: Self.usage(of: own), locale: usedLocale)
            {
                value = preferred.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
                unit = preferred
            }
        }
        let phrase = MeasurementPhrase(
            width: width, locale: usedLocale, usage: usage,
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
        return phrase.phrase(value, unit, digits: digits).text
    }

    /// The default purpose of measurements of a dimension; lengths are distances.
    private static func usage(of unit: Dimension) -> String? {
        switch unit {
        case is UnitLength: "large"
        case is UnitPressure: "baromtrc"
        default: nil
        }
    }

    private func digits(_ value: Double) -> MeasurementPhrase.Digits {
        let formatter = numberFormatter ?? plainNumbers
        let text = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
        let parts = text.components(separatedBy: formatter.decimalSeparator ?? ".")
        return MeasurementPhrase.Digits(text: text, decimals: parts.count == 2 ? parts[1].filter(\.isNumber).count : 0)
    }
}

/// A measurement of any dimension.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
