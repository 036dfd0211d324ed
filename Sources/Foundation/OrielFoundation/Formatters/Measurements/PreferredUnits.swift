import Foundation
internal import _FoundationICU

/// The units that regions prefer.
enum PreferredUnits {
    /// The unit of a dimension that a locale prefers; nil where all use the same.
    ///
    /// - Parameter usage: The purpose of measurements, as the library of languages calls it; nil for no purpose
    ///   in particular.
    static func unit(like unit: Unit, usage: String?, locale: Locale) -> Dimension? {
        guard let category = category(of: unit) else { return nil }
        return UnitText.preferredUnit(category, usage: usage, locale: locale).flatMap { units[$0] }
    }

    /// How temperatures, pressures and other things are called by the library of languages.
    private static func category(of unit: Unit) -> String? {
        switch unit {
        case is UnitLength: "length"
        case is UnitArea: "area"
        case is UnitVolume: "volume"
        case is UnitMass: "mass"
        case is UnitSpeed: "speed"
        case is UnitTemperature: "temperature"
        case is UnitPressure: "pressure"
        case is UnitEnergy: "energy"
        default: nil
        }
    }

    private static let units: [UInt32: Dimension] = [
        UAMEASUNIT_LENGTH_MILE.rawValue: UnitLength.miles,
        UAMEASUNIT_LENGTH_YARD.rawValue: UnitLength.yards,
        UAMEASUNIT_LENGTH_FOOT.rawValue: UnitLength.feet,
        UAMEASUNIT_LENGTH_INCH.rawValue: UnitLength.inches,
        UAMEASUNIT_LENGTH_KILOMETER.rawValue: UnitLength.kilometers,
        UAMEASUNIT_LENGTH_METER.rawValue: UnitLength.meters,
        UAMEASUNIT_LENGTH_CENTIMETER.rawValue: UnitLength.centimeters,
        UAMEASUNIT_LENGTH_MILLIMETER.rawValue: UnitLength.millimeters,
        UAMEASUNIT_AREA_SQUARE_METER.rawValue: UnitArea.squareMeters,
        UAMEASUNIT_AREA_SQUARE_FOOT.rawValue: UnitArea.squareFeet,
        UAMEASUNIT_VOLUME_LITER.rawValue: UnitVolume.liters,
        UAMEASUNIT_VOLUME_GALLON.rawValue: UnitVolume.gallons,
        UAMEASUNIT_VOLUME_GALLON_IMPERIAL.rawValue: UnitVolume.imperialGallons,
        UAMEASUNIT_MASS_KILOGRAM.rawValue: UnitMass.kilograms,
        UAMEASUNIT_MASS_POUND.rawValue: UnitMass.pounds,
        UAMEASUNIT_MASS_STONE.rawValue: UnitMass.stones,
        UAMEASUNIT_SPEED_KILOMETER_PER_HOUR.rawValue: UnitSpeed.kilometersPerHour,
        UAMEASUNIT_SPEED_MILE_PER_HOUR.rawValue: UnitSpeed.milesPerHour,
        UAMEASUNIT_SPEED_METER_PER_SECOND.rawValue: UnitSpeed.metersPerSecond,
        UAMEASUNIT_TEMPERATURE_CELSIUS.rawValue: UnitTemperature.celsius,
        UAMEASUNIT_TEMPERATURE_FAHRENHEIT.rawValue: UnitTemperature.fahrenheit,
        UAMEASUNIT_PRESSURE_HECTOPASCAL.rawValue: UnitPressure.hectopascals,
        UAMEASUNIT_PRESSURE_MILLIBAR.rawValue: UnitPressure.millibars,
        UAMEASUNIT_PRESSURE_INCH_HG.rawValue: UnitPressure.inchesOfMercury,
        UAMEASUNIT_PRESSURE_MILLIMETER_OF_MERCURY.rawValue: UnitPressure.millimetersOfMercury,
        UAMEASUNIT_ENERGY_KILOWATT_HOUR.rawValue: UnitEnergy.kilowattHours,
        UAMEASUNIT_ENERGY_KILOCALORIE.rawValue: UnitEnergy.kilocalories,
        UAMEASUNIT_ENERGY_FOODCALORIE.rawValue: UnitEnergy.kilocalories,
        UAMEASUNIT_ENERGY_KILOJOULE.rawValue: UnitEnergy.kilojoules,
    ]
}

extension MeasurementFormatUnitUsage {
    /// The unit that a locale prefers for the purpose; the base unit where it prefers none.
    fileprivate func unit(_ locale: Locale) -> Dimension {
        let base = UnitType.baseUnit()
        let name: String? =
            switch usage {
            case Self.general.usage: nil
            case "workout": "food"
            default: usage
            }
        return PreferredUnits.unit(like: base, usage: name, locale: locale) ?? base
    }
}

extension UnitLength {
    /// The unit of length that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        let unit = usage.unit(locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitMass {
    /// The unit of mass that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        let unit = usage.unit(locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitTemperature {
    /// The unit of temperature that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let unit = usage.unit(locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitVolume {
    /// The unit of volume that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        let unit = usage.unit(locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitSpeed {
    /// The unit of speed that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        let unit = usage.unit(locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitEnergy {
    /// The unit of energy that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        let unit = usage.unit(locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
